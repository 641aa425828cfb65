#include "Policies.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char devices[] = {
#embed "devices.json"
};

static const unsigned char policy_schema[] = {
#embed "schemas/policy.json"
};
static const unsigned char openapi_yaml[] = {
#embed "../../openapi.yaml"
};
static const unsigned char openapi_json[] = {
#embed "openapi.json"
};
static const unsigned char playground[] = {
#embed "pages/playground.html"
};
static const unsigned char docs[] = {
#embed "pages/docs.html"
};
// Scripts/record-commit writes it; a build without that script has no commit to tell.
static const unsigned char commit[] = {
#if __has_embed("commit.txt")
#embed "commit.txt"
#else
    'u', 'n', 'k', 'n', 'o', 'w', 'n'
#endif
};

static const EmbeddedFile files[] = {
    {"devices.json", devices, sizeof devices},
    {"schemas/policy.json", policy_schema, sizeof policy_schema},
    {"openapi.yaml", openapi_yaml, sizeof openapi_yaml},
    {"openapi.json", openapi_json, sizeof openapi_json},
    {"pages/playground.html", playground, sizeof playground},
    {"pages/docs.html", docs, sizeof docs},
    {"commit.txt", commit, sizeof commit},
};

const EmbeddedFile *embedded_file(size_t index) {
    if (index < embedded_policy_count) return &embedded_policies[index];
    size_t other = index - embedded_policy_count;
    return other < sizeof files / sizeof files[0] ? &files[other] : NULL;
}
