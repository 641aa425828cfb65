#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char policy_system[] = {
#embed "policies/system.json"
};

const EmbeddedFile embedded_policies[] = {
    {"system", policy_system, sizeof policy_system},
};
const size_t embedded_policy_count = sizeof embedded_policies / sizeof embedded_policies[0];
