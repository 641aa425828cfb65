// Files that the binary carries, byte for byte.
#pragma once
#include <stddef.h>

/// One embedded file; it lives as long as the process.
typedef struct {
    /// The path in the source folder, such as "policies/system.json".
    const char *_Nonnull name;
    const unsigned char *_Nonnull bytes;
    size_t count;
} EmbeddedFile;

/// The file at an index from 0, or NULL behind the last.
const EmbeddedFile *_Nullable embedded_file(size_t index);
