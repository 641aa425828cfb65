/// What a decision may find, once each.
struct FindingMarks: OptionSet, Sendable {
    let rawValue: UInt64

    /// Notes what is found.
    mutating func note(_ mark: FindingMarks, where isFound: Bool = true) {
        if isFound { insert(mark) }
    }

    /// The width is 0 or not given.
    static var unmeasuredWidth: FindingMarks { FindingMarks(rawValue: 1 << 0) }
    /// The height is 0 or not given.
    static var unmeasuredHeight: FindingMarks { FindingMarks(rawValue: 1 << 1) }
    /// The width is not given.
    static var missingWidth: FindingMarks { FindingMarks(rawValue: 1 << 2) }
    /// The height is not given.
    static var missingHeight: FindingMarks { FindingMarks(rawValue: 1 << 3) }
    /// SZ-5: a phone's window that is compact and wider than any.
    static var wideCompactPhone: FindingMarks { FindingMarks(rawValue: 1 << 4) }
    /// SZ-10: an iPad's window that is compact and as wide as regular ones.
    static var wideCompactPad: FindingMarks { FindingMarks(rawValue: 1 << 5) }
    /// SZ-10: an iPad's window that is regular and as narrow as compact ones.
    static var narrowRegularPad: FindingMarks { FindingMarks(rawValue: 1 << 6) }
    /// SZ-2: an iPad's window of compact height.
    static var lowPad: FindingMarks { FindingMarks(rawValue: 1 << 7) }
    /// TC-12: an override of the width's class that stays although the container's class is another.
    static var staleHorizontalOverride: FindingMarks { FindingMarks(rawValue: 1 << 8) }
    /// TC-12: an override of the height's class that stays although the container's class is another.
    static var staleVerticalOverride: FindingMarks { FindingMarks(rawValue: 1 << 9) }
    /// The policy has no rule of the id that decided last.
    static var unknownPreviousRule: FindingMarks { FindingMarks(rawValue: 1 << 10) }
    /// The version is newer than everything that was read.
    static var unreadVersion: FindingMarks { FindingMarks(rawValue: 1 << 11) }
    /// CX-4: which column is on top after a first collapse.
    static var collapsedTop: FindingMarks { FindingMarks(rawValue: 1 << 12) }
    /// The insets are the usual ones (in iOS 26, SVC-23).
    static var usualInsets: FindingMarks { FindingMarks(rawValue: 1 << 13) }
    /// The display scale is that of iPads (in iOS 26, COL-8).
    static var displayScale: FindingMarks { FindingMarks(rawValue: 1 << 14) }

    /// SZ-3: a phone in portrait that is regular horizontally.
    static var regularPhoneInPortrait: FindingMarks { FindingMarks(rawValue: 1 << 15) }
    /// SZ-3: a phone in portrait that is compact vertically.
    static var lowPhoneInPortrait: FindingMarks { FindingMarks(rawValue: 1 << 16) }
    /// SZ-4: a phone in landscape that is regular vertically.
    static var tallPhoneInLandscape: FindingMarks { FindingMarks(rawValue: 1 << 17) }
    /// SZ-5: a phone in landscape that is regular, of a size that is compact.
    static var regularSmallPhone: FindingMarks { FindingMarks(rawValue: 1 << 18) }
    /// SZ-4: a phone in landscape that is compact, of a size that is regular.
    static var compactLargePhone: FindingMarks { FindingMarks(rawValue: 1 << 19) }
    /// COL-1: the behaviour that was set does not allow the mode that was asked for.
    static var replacedMode: FindingMarks { FindingMarks(rawValue: 1 << 20) }
    /// COL-1: a mode of two side columns was asked for, and the style has one.
    static var missingSideColumn: FindingMarks { FindingMarks(rawValue: 1 << 21) }
    /// COL-1: a behaviour that visionOS does not have.
    static var behaviorInVision: FindingMarks { FindingMarks(rawValue: 1 << 22) }
    /// The display mode that was asked for comes from the policy.
    static var modeOfPolicy: FindingMarks { FindingMarks(rawValue: 1 << 23) }
    /// The split behaviour that was set comes from the policy.
    static var behaviorOfPolicy: FindingMarks { FindingMarks(rawValue: 1 << 24) }

    /// TC-1: the idiom of the Mac in a version that does not have it yet.
    static var laterMac: FindingMarks { FindingMarks(rawValue: 1 << 25) }
    /// TC-1: the idiom of visionOS in a version that does not have it yet.
    static var laterVision: FindingMarks { FindingMarks(rawValue: 1 << 28) }
    /// TC-1: a language in a version that has none.
    static var laterLanguage: FindingMarks { FindingMarks(rawValue: 1 << 26) }
    /// SVC-11: a mode over the secondary on a phone that has none.
    static var overlayOnPlus: FindingMarks { FindingMarks(rawValue: 1 << 27) }

    /// The bounds have no room for the least width that the app set for the primary.
    static var narrowForPrimary: FindingMarks { FindingMarks(rawValue: 1 << 29) }
    /// The bounds have no room for the least width that the app set for the supplementary.
    static var narrowForSupplementary: FindingMarks { FindingMarks(rawValue: 1 << 30) }
    /// The bounds have no room for the least width that the app set for the inspector.
    static var narrowForInspector: FindingMarks { FindingMarks(rawValue: 1 << 31) }
    /// The least width of the primary comes from the policy.
    static var primaryMinimumOfPolicy: FindingMarks { FindingMarks(rawValue: 1 << 32) }
    /// The least width of the supplementary comes from the policy.
    static var supplementaryMinimumOfPolicy: FindingMarks { FindingMarks(rawValue: 1 << 33) }
    /// The least width of the inspector comes from the policy.
    static var inspectorMinimumOfPolicy: FindingMarks { FindingMarks(rawValue: 1 << 34) }

    /// What is assumed and not warned about.
    static var assumed: FindingMarks {
        [.missingWidth, .missingHeight, .collapsedTop, .usualInsets, .displayScale, .modeOfPolicy, .behaviorOfPolicy]
    }
}
