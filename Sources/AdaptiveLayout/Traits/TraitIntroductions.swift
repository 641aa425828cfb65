// TC-1: the version of iOS that brought each trait.

extension EnumeratedTrait {
    /// The version of iOS that brought the trait; 8 for what is older.
    var introduction: SystemVersion {
        switch self {
        case .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom: SystemVersion(major: 8)
        case .forceTouchCapability: SystemVersion(major: 9)
        case .layoutDirection, .preferredContentSizeCategory, .displayGamut: SystemVersion(major: 10)
        case .userInterfaceStyle: SystemVersion(major: 12)
        case .accessibilityContrast, .userInterfaceLevel, .legibilityWeight: SystemVersion(major: 13)
        case .activeAppearance: SystemVersion(major: 14)
        case .toolbarItemPresentationSize: SystemVersion(major: 16)
        case .imageDynamicRange, .sceneCaptureState: SystemVersion(major: 17)
        case .listEnvironment: SystemVersion(major: 18)
        case .tabAccessoryEnvironment, .splitViewControllerLayoutEnvironment, .hdrHeadroomUsageLimit,
            .resolvesNaturalAlignmentWithBaseWritingDirection:
            Self.newestIntroduction
        }
    }

    /// The version from which on there are all traits.
    static var newestIntroduction: SystemVersion { SystemVersion(major: 26) }
}
