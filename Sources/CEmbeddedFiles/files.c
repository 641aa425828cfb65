#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char system_policy[] = {
#embed "policies/system.json"
};
static const unsigned char devices[] = {
#embed "devices.json"
};

// Policies are listed in this order.
static const EmbeddedFile files[] = {
    {"policies/system.json", system_policy, sizeof system_policy},
    {"devices.json", devices, sizeof devices},
};

const EmbeddedFile *embedded_file(size_t index) {
    return index < sizeof files / sizeof files[0] ? &files[index] : NULL;
}
