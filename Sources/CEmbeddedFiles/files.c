#include "Policies.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char devices[] = {
#embed "devices.json"
};

static const EmbeddedFile files[] = {
    {"devices.json", devices, sizeof devices},
};

const EmbeddedFile *embedded_file(size_t index) {
    if (index < embedded_policy_count) return &embedded_policies[index];
    size_t other = index - embedded_policy_count;
    return other < sizeof files / sizeof files[0] ? &files[other] : NULL;
}
