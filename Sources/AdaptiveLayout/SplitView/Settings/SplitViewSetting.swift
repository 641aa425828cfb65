/// The settings of UISplitViewController that a configuration can carry, under UIKit's names.
public enum SplitViewSetting: String, CaseIterable, Sendable {
    case style
    case preferredDisplayMode
    case preferredSplitBehavior
    case primaryEdge
    case presentsWithGesture
    case showsSecondaryOnlyButton
    case displayModeButtonVisibility
    case preferredPrimaryColumnWidth
    case preferredPrimaryColumnWidthFraction
    case minimumPrimaryColumnWidth
    case maximumPrimaryColumnWidth
    case preferredSupplementaryColumnWidth
    case preferredSupplementaryColumnWidthFraction
    case minimumSupplementaryColumnWidth
    case maximumSupplementaryColumnWidth
    case preferredSecondaryColumnWidth
    case preferredSecondaryColumnWidthFraction
    case minimumSecondaryColumnWidth
    case maximumSecondaryColumnWidth
    case preferredInspectorColumnWidth
    case preferredInspectorColumnWidthFraction
    case minimumInspectorColumnWidth
    case maximumInspectorColumnWidth
}

extension SplitViewSetting {
    /// The iOS version that brought the setting; 8 for what is older.
    var introduction: SystemVersion {
        switch self {
        case .primaryEdge:
            SystemVersion(major: 11)
        case .preferredSplitBehavior, .showsSecondaryOnlyButton, .preferredPrimaryColumnWidth,
            .preferredSupplementaryColumnWidth, .preferredSupplementaryColumnWidthFraction,
            .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth:
            SystemVersion(major: 14)
        case .displayModeButtonVisibility:
            SystemVersion(major: 14, minor: 5)
        case .preferredSecondaryColumnWidth, .preferredSecondaryColumnWidthFraction, .minimumSecondaryColumnWidth,
            .maximumSecondaryColumnWidth, .preferredInspectorColumnWidth, .preferredInspectorColumnWidthFraction,
            .minimumInspectorColumnWidth, .maximumInspectorColumnWidth:
            SystemVersion(major: 26)
        case .style, .preferredDisplayMode, .presentsWithGesture, .preferredPrimaryColumnWidthFraction,
            .minimumPrimaryColumnWidth, .maximumPrimaryColumnWidth:
            SystemVersion(major: 8)
        }
    }

    /// The version that brought the youngest settings.
    static var newestIntroduction: SystemVersion { SystemVersion(major: 26) }

    /// The rule that says since when there is the setting.
    var ruleOfIntroduction: RuleID {
        switch self {
        case .primaryEdge: .svc22
        case .preferredSplitBehavior: .col5
        case .showsSecondaryOnlyButton, .displayModeButtonVisibility: .col21
        case .preferredPrimaryColumnWidth: .svc17
        case .preferredSupplementaryColumnWidth, .preferredSupplementaryColumnWidthFraction,
            .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth:
            .col10
        default: .col15
        }
    }
}
