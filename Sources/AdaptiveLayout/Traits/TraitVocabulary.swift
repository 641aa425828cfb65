/// A trait's name and the names of its values.
struct TraitWords: Sendable {
    let name: StaticString
    let values: [StaticString]
}

/// TC-1: the enumerated traits and their values under UIKit's Swift names, in the order of `EnumeratedTrait`.
let traitVocabulary: [TraitWords] = [
    TraitWords(name: "horizontalSizeClass", values: ["compact", "regular"]),
    TraitWords(name: "verticalSizeClass", values: ["compact", "regular"]),
    TraitWords(name: "userInterfaceIdiom", values: ["phone", "pad", "tv", "carPlay", "mac", "vision"]),
    TraitWords(name: "forceTouchCapability", values: ["unavailable", "available"]),
    TraitWords(name: "layoutDirection", values: ["leftToRight", "rightToLeft"]),
    TraitWords(name: "preferredContentSizeCategory", values: contentSizeCategories),
    TraitWords(name: "displayGamut", values: ["SRGB", "P3"]),
    TraitWords(name: "userInterfaceStyle", values: ["light", "dark"]),
    TraitWords(name: "accessibilityContrast", values: ["normal", "high"]),
    TraitWords(name: "userInterfaceLevel", values: ["base", "elevated"]),
    TraitWords(name: "legibilityWeight", values: ["regular", "bold"]),
    TraitWords(name: "activeAppearance", values: ["inactive", "active"]),
    TraitWords(name: "toolbarItemPresentationSize", values: ["regular", "small", "large"]),
    TraitWords(name: "imageDynamicRange", values: ["standard", "constrainedHigh", "high"]),
    TraitWords(name: "sceneCaptureState", values: ["inactive", "active"]),
    TraitWords(
        name: "listEnvironment", values: ["none", "plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
    TraitWords(name: "tabAccessoryEnvironment", values: ["none", "regular", "inline"]),
    TraitWords(name: "splitViewControllerLayoutEnvironment", values: ["expanded", "collapsed"]),
    TraitWords(name: "hdrHeadroomUsageLimit", values: ["active", "inactive"]),
    TraitWords(name: "resolvesNaturalAlignmentWithBaseWritingDirection", values: ["false", "true"]),
]

private let contentSizeCategories: [StaticString] = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
]
