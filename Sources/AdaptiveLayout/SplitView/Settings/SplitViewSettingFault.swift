/// A setting that the split view of a style and a version does not take.
public enum SplitViewSettingFault: Sendable, Hashable {
    /// UIKit raises an exception, or has no such split view.
    case raises(SplitViewSetting, reason: String, rule: RuleID)
    /// The setting has no effect.
    case ignored(SplitViewSetting, reason: String, rule: RuleID)

    /// The setting that is at fault.
    public var setting: SplitViewSetting {
        switch self {
        case .raises(let setting, _, _), .ignored(let setting, _, _): setting
        }
    }
}

extension SplitViewConfiguration {
    /// The settings that a split view of this style does not take in an iOS version, in the order of the settings.
    public func faults(at version: SystemVersion) -> [SplitViewSettingFault] {
        guard mayHaveFaults(at: version) else { return [] }
        return SplitViewSetting.allCases.compactMap { setting in
            sets(setting) ? faultByVersion(setting, version) ?? faultByStyle(setting) : nil
        }
    }

    /// This configuration without the settings that are at fault in an iOS version; arranging takes no others.
    public func keepingSettings(knownTo version: SystemVersion) -> SplitViewConfiguration {
        var known = self
        for fault in faults(at: version) { known.clear(fault.setting) }
        return known
    }

    /// Whether any setting may be at fault: in a version or a style that has every setting, none is gone through.
    @inline(__always)
    package func mayHaveFaults(at version: SystemVersion) -> Bool {
        guard version < SplitViewSetting.newestIntroduction || style ?? .unspecified == .unspecified else {
            return isAtFaultInColumnStyle
        }
        return hasYoungSetting || (version < Self.columnStyles && needsColumnStyles)
    }

    /// Whether a column style of a version that has every setting does not take one.
    @inline(__always)
    private var isAtFaultInColumnStyle: Bool {
        if widths?.areAtFault(in: style) == true { return true }
        return style != .tripleColumn && showsSecondaryOnlyButton != nil
    }

    /// Whether any setting is younger than iOS 8, or belongs to some styles only; most configurations have none.
    private var hasYoungSetting: Bool {
        preferredSplitBehavior != nil || primaryEdge != nil || showsSecondaryOnlyButton != nil
            || displayModeButtonVisibility != nil || widths?.areYoung == true
    }

    /// Whether the style or the preferred mode came with the column styles.
    private var needsColumnStyles: Bool {
        (style ?? .unspecified) != .unspecified || preferredDisplayMode?.cameWithColumnStyles == true
    }

    private func faultByVersion(_ setting: SplitViewSetting, _ version: SystemVersion) -> SplitViewSettingFault? {
        let columnStyles = Self.columnStyles
        switch setting {
        case .style where style != .unspecified && version < columnStyles:
            return .raises(setting, reason: "The column styles came with iOS \(columnStyles).", rule: .svc1)
        case .preferredDisplayMode where preferredDisplayMode?.cameWithColumnStyles == true && version < columnStyles:
            return .ignored(setting, reason: "The display mode came with iOS \(columnStyles).", rule: .svc1)
        default:
            guard version < setting.introduction else { return nil }
            return .ignored(
                setting, reason: "The setting came with iOS \(setting.introduction).",
                rule: setting.ruleOfIntroduction)
        }
    }

    private func faultByStyle(_ setting: SplitViewSetting) -> SplitViewSettingFault? {
        let style = style ?? .unspecified
        switch setting {
        case .preferredSplitBehavior where style == .unspecified:
            return .raises(setting, reason: "The classic style has no split behavior.", rule: .svc3)
        case .preferredSupplementaryColumnWidth where style != .tripleColumn,
            .preferredSupplementaryColumnWidthFraction where style != .tripleColumn,
            .minimumSupplementaryColumnWidth where style != .tripleColumn,
            .maximumSupplementaryColumnWidth where style != .tripleColumn:
            return .raises(setting, reason: "Only a triple column has a supplementary column.", rule: .svc3)
        case .showsSecondaryOnlyButton where style != .tripleColumn:
            return .ignored(setting, reason: "Only a triple column has the button.", rule: .col21)
        case .displayModeButtonVisibility where style == .unspecified:
            return .ignored(setting, reason: "The classic style has no built-in button.", rule: .svc15)
        case .maximumSecondaryColumnWidth:
            return .ignored(setting, reason: "A secondary column has no maximum width.", rule: .col15)
        default:
            guard style == .unspecified, setting.ruleOfIntroduction == .col15, setting.introduction.major > 8 else {
                return nil
            }
            return .ignored(setting, reason: "The classic style has no such column width.", rule: .svc3)
        }
    }

    /// The version that brought the column styles.
    private static var columnStyles: SystemVersion { SystemVersion(major: 14) }
}

extension DisplayMode {
    /// Whether the mode came with the triple column style.
    fileprivate var cameWithColumnStyles: Bool {
        self == .twoBesideSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
    }
}

extension WidthSettings {
    /// Whether any width is one that a column style does not take.
    @inline(never)
    fileprivate func areAtFault(in style: SplitViewStyle?) -> Bool {
        secondary.maximum != nil || (style != .tripleColumn && !supplementary.isAutomatic)
    }

    /// Whether any width is younger than iOS 8, or belongs to some styles only.
    @inline(never)
    fileprivate var areYoung: Bool {
        primary.preferred != nil || !supplementary.isAutomatic || !secondary.isAutomatic || !inspector.isAutomatic
    }
}
