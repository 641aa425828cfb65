#include "Policies.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char system[] = {
#embed "policies/system.json"
};
static const unsigned char regular_width_from_480[] = {
#embed "policies/regular-width-from-480.json"
};
static const unsigned char portrait_primary_only[] = {
#embed "policies/portrait-primary-only.json"
};
static const unsigned char pad_landscape_compact_height[] = {
#embed "policies/pad-landscape-compact-height.json"
};
static const unsigned char universal_split[] = {
#embed "policies/universal-split.json"
};
static const unsigned char always_compact_width[] = {
#embed "policies/always-compact-width.json"
};
static const unsigned char always_regular_width[] = {
#embed "policies/always-regular-width.json"
};
static const unsigned char classes_by_idiom_and_orientation[] = {
#embed "policies/classes-by-idiom-and-orientation.json"
};
static const unsigned char compact_compact_regular[] = {
#embed "policies/compact-compact-regular.json"
};
static const unsigned char compact_compact_regular_in_landscape[] = {
#embed "policies/compact-compact-regular-in-landscape.json"
};
static const unsigned char pad_as_phone[] = {
#embed "policies/pad-as-phone.json"
};
static const unsigned char pad_compact_width_in_portrait[] = {
#embed "policies/pad-compact-width-in-portrait.json"
};
static const unsigned char pad_landscape_as_phone_landscape[] = {
#embed "policies/pad-landscape-as-phone-landscape.json"
};
static const unsigned char pad_portrait_as_phone_portrait[] = {
#embed "policies/pad-portrait-as-phone-portrait.json"
};
static const unsigned char pad_portrait_compact_height[] = {
#embed "policies/pad-portrait-compact-height.json"
};
static const unsigned char primary_only_unless_wide_and_regular[] = {
#embed "policies/primary-only-unless-wide-and-regular.json"
};
static const unsigned char regular_above_320_else_compact[] = {
#embed "policies/regular-above-320-else-compact.json"
};
static const unsigned char regular_above_375_else_compact[] = {
#embed "policies/regular-above-375-else-compact.json"
};
static const unsigned char regular_above_600_else_compact[] = {
#embed "policies/regular-above-600-else-compact.json"
};
static const unsigned char regular_width_above_320[] = {
#embed "policies/regular-width-above-320.json"
};
static const unsigned char regular_width_above_375[] = {
#embed "policies/regular-width-above-375.json"
};
static const unsigned char regular_width_above_404[] = {
#embed "policies/regular-width-above-404.json"
};
static const unsigned char regular_width_above_414[] = {
#embed "policies/regular-width-above-414.json"
};
static const unsigned char regular_width_above_500[] = {
#embed "policies/regular-width-above-500.json"
};
static const unsigned char regular_width_from_700[] = {
#embed "policies/regular-width-from-700.json"
};
static const unsigned char regular_width_in_landscape[] = {
#embed "policies/regular-width-in-landscape.json"
};
static const unsigned char regular_width_in_landscape_else_compact[] = {
#embed "policies/regular-width-in-landscape-else-compact.json"
};
static const unsigned char three_columns_from_1280[] = {
#embed "policies/three-columns-from-1280.json"
};

// The patterns of the four articles first, then those of public apps by name: the order of the listing.
const EmbeddedFile embedded_policies[] = {
    {"policies/system.json", system, sizeof system},
    {"policies/regular-width-from-480.json", regular_width_from_480, sizeof regular_width_from_480},
    {"policies/portrait-primary-only.json", portrait_primary_only, sizeof portrait_primary_only},
    {"policies/pad-landscape-compact-height.json", pad_landscape_compact_height, sizeof pad_landscape_compact_height},
    {"policies/universal-split.json", universal_split, sizeof universal_split},
    {"policies/always-compact-width.json", always_compact_width, sizeof always_compact_width},
    {"policies/always-regular-width.json", always_regular_width, sizeof always_regular_width},
    {"policies/classes-by-idiom-and-orientation.json", classes_by_idiom_and_orientation, sizeof classes_by_idiom_and_orientation},
    {"policies/compact-compact-regular.json", compact_compact_regular, sizeof compact_compact_regular},
    {"policies/compact-compact-regular-in-landscape.json", compact_compact_regular_in_landscape, sizeof compact_compact_regular_in_landscape},
    {"policies/pad-as-phone.json", pad_as_phone, sizeof pad_as_phone},
    {"policies/pad-compact-width-in-portrait.json", pad_compact_width_in_portrait, sizeof pad_compact_width_in_portrait},
    {"policies/pad-landscape-as-phone-landscape.json", pad_landscape_as_phone_landscape, sizeof pad_landscape_as_phone_landscape},
    {"policies/pad-portrait-as-phone-portrait.json", pad_portrait_as_phone_portrait, sizeof pad_portrait_as_phone_portrait},
    {"policies/pad-portrait-compact-height.json", pad_portrait_compact_height, sizeof pad_portrait_compact_height},
    {"policies/primary-only-unless-wide-and-regular.json", primary_only_unless_wide_and_regular, sizeof primary_only_unless_wide_and_regular},
    {"policies/regular-above-320-else-compact.json", regular_above_320_else_compact, sizeof regular_above_320_else_compact},
    {"policies/regular-above-375-else-compact.json", regular_above_375_else_compact, sizeof regular_above_375_else_compact},
    {"policies/regular-above-600-else-compact.json", regular_above_600_else_compact, sizeof regular_above_600_else_compact},
    {"policies/regular-width-above-320.json", regular_width_above_320, sizeof regular_width_above_320},
    {"policies/regular-width-above-375.json", regular_width_above_375, sizeof regular_width_above_375},
    {"policies/regular-width-above-404.json", regular_width_above_404, sizeof regular_width_above_404},
    {"policies/regular-width-above-414.json", regular_width_above_414, sizeof regular_width_above_414},
    {"policies/regular-width-above-500.json", regular_width_above_500, sizeof regular_width_above_500},
    {"policies/regular-width-from-700.json", regular_width_from_700, sizeof regular_width_from_700},
    {"policies/regular-width-in-landscape.json", regular_width_in_landscape, sizeof regular_width_in_landscape},
    {"policies/regular-width-in-landscape-else-compact.json", regular_width_in_landscape_else_compact, sizeof regular_width_in_landscape_else_compact},
    {"policies/three-columns-from-1280.json", three_columns_from_1280, sizeof three_columns_from_1280},
};

const size_t embedded_policy_count = sizeof embedded_policies / sizeof embedded_policies[0];
