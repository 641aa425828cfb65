// Files that the binary carries, byte for byte.
#pragma once
#include <stddef.h>

/// The bytes of one embedded file; they live as long as the process.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} EmbeddedFile;

/// The built-in policies, in the order in which they are listed.
extern const EmbeddedFile embedded_policies[];
extern const size_t embedded_policy_count;
