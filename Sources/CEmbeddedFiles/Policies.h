// The policies that the binary carries, for the list of all embedded files.
#pragma once
#include "CEmbeddedFiles.h"

extern const EmbeddedFile embedded_policies[];
extern const size_t embedded_policy_count;
