extension SplitViewConfiguration {
    /// Whether the app gave the setting a value.
    public func sets(_ setting: SplitViewSetting) -> Bool {
        switch setting {
        case .style: style != nil
        case .preferredDisplayMode: preferredDisplayMode != nil
        case .preferredSplitBehavior: preferredSplitBehavior != nil
        case .primaryEdge: primaryEdge != nil
        case .presentsWithGesture: presentsWithGesture != nil
        case .showsSecondaryOnlyButton: showsSecondaryOnlyButton != nil
        case .displayModeButtonVisibility: displayModeButtonVisibility != nil
        default: width(setting) != nil
        }
    }

    /// Takes the value of a setting away, so that it is UIKit's default.
    mutating func clear(_ setting: SplitViewSetting) {
        switch setting {
        case .style: style = nil
        case .preferredDisplayMode: preferredDisplayMode = nil
        case .preferredSplitBehavior: preferredSplitBehavior = nil
        case .primaryEdge: primaryEdge = nil
        case .presentsWithGesture: presentsWithGesture = nil
        case .showsSecondaryOnlyButton: showsSecondaryOnlyButton = nil
        case .displayModeButtonVisibility: displayModeButtonVisibility = nil
        default: clearWidth(setting)
        }
    }

    private func width(_ setting: SplitViewSetting) -> Double? {
        switch setting {
        case .preferredPrimaryColumnWidth: primary.preferred
        case .preferredPrimaryColumnWidthFraction: primary.preferredFraction
        case .minimumPrimaryColumnWidth: primary.minimum
        case .maximumPrimaryColumnWidth: primary.maximum
        case .preferredSupplementaryColumnWidth: supplementary.preferred
        case .preferredSupplementaryColumnWidthFraction: supplementary.preferredFraction
        case .minimumSupplementaryColumnWidth: supplementary.minimum
        case .maximumSupplementaryColumnWidth: supplementary.maximum
        case .preferredSecondaryColumnWidth: secondary.preferred
        case .preferredSecondaryColumnWidthFraction: secondary.preferredFraction
        case .minimumSecondaryColumnWidth: secondary.minimum
        case .maximumSecondaryColumnWidth: secondary.maximum
        case .preferredInspectorColumnWidth: inspector.preferred
        case .preferredInspectorColumnWidthFraction: inspector.preferredFraction
        case .minimumInspectorColumnWidth: inspector.minimum
        case .maximumInspectorColumnWidth: inspector.maximum
        default: nil
        }
    }

    private mutating func clearWidth(_ setting: SplitViewSetting) {
        switch setting {
        case .preferredPrimaryColumnWidth: primary.preferred = nil
        case .preferredPrimaryColumnWidthFraction: primary.preferredFraction = nil
        case .minimumPrimaryColumnWidth: primary.minimum = nil
        case .maximumPrimaryColumnWidth: primary.maximum = nil
        case .preferredSupplementaryColumnWidth: supplementary.preferred = nil
        case .preferredSupplementaryColumnWidthFraction: supplementary.preferredFraction = nil
        case .minimumSupplementaryColumnWidth: supplementary.minimum = nil
        case .maximumSupplementaryColumnWidth: supplementary.maximum = nil
        case .preferredSecondaryColumnWidth: secondary.preferred = nil
        case .preferredSecondaryColumnWidthFraction: secondary.preferredFraction = nil
        case .minimumSecondaryColumnWidth: secondary.minimum = nil
        case .maximumSecondaryColumnWidth: secondary.maximum = nil
        case .preferredInspectorColumnWidth: inspector.preferred = nil
        case .preferredInspectorColumnWidthFraction: inspector.preferredFraction = nil
        case .minimumInspectorColumnWidth: inspector.minimum = nil
        case .maximumInspectorColumnWidth: inspector.maximum = nil
        default: break
        }
    }
}
