/// What a decision assumes and what it warns about.
///
/// A decision notes what it finds as marks and numbers; the words are made when somebody reads them.
struct DecisionFindings: Sendable {
    /// What was found, but for what takes numbers to say.
    fileprivate(set) var marks: FindingMarks = []
    /// The policy that was asked.
    let policy: Policy
    let systemVersion: SystemVersion
    /// The container's width in points.
    let width: Double
    // Mostly there is none of the following: a list that is nil costs a decision nothing.
    /// What stands in for members of the request that were not given.
    let givenAssumptions: [Assumption]?
    /// What is odd about the members that were given.
    let givenWarnings: [Warning]?
    /// Settings of the app that have no effect.
    fileprivate(set) var settingFaults: [SplitViewSettingFault]?
    /// Traits of the container that came with later versions (TC-1).
    fileprivate(set) var laterTraits = TraitBits()
    /// Settings of the policy that have no effect.
    fileprivate(set) var settingFaultsOfPolicy: [SplitViewSettingFault]?
    /// Warnings that follow all others: those of a transition's step.
    var laterWarnings: [Warning]?
    /// Whether the request carries the members of the decision in its state, as a transition's does.
    var isOfState = false

    /// What the pointers of assumptions and warnings start with.
    var place: StaticString { isOfState ? "/state" : "" }

    /// Notes what is found.
    mutating func note(_ mark: FindingMarks, where isFound: Bool = true) {
        if isFound { marks.insert(mark) }
    }
}

/// What a decision may find, once each.
struct FindingMarks: OptionSet, Sendable {
    let rawValue: UInt64

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

extension DecisionInput {
    /// What is found about the input and an override decision.
    func findings(about override: borrowing OverrideDecision) -> DecisionFindings {
        var findings = DecisionFindings(
            policy: policy, systemVersion: systemVersion, width: width ?? 0,
            givenAssumptions: assumptions.isEmpty ? nil : assumptions,
            givenWarnings: warnings.isEmpty ? nil : warnings)
        findings.noteSides(of: self)
        findings.noteContradictions(of: self)
        if systemVersion < EnumeratedTrait.newestIntroduction { findings.noteLaterTraits(of: traits) }
        findings.note(override, of: self)
        return findings
    }
}

extension DecisionFindings {
    /// Notes sides that are not measured.
    fileprivate mutating func noteSides(of input: DecisionInput) {
        note([.unmeasuredWidth, .missingWidth], where: input.width == nil)
        note([.unmeasuredHeight, .missingHeight], where: input.height == nil)
        note(.unmeasuredWidth, where: input.width == 0)
        note(.unmeasuredHeight, where: input.height == 0)
    }

    /// TC-1: notes the traits that the version does not have yet.
    fileprivate mutating func noteLaterTraits(of traits: TraitCollection) {
        traits.forEachSpecified { trait, _ in
            if systemVersion < trait.introduction { laterTraits.insert(trait) }
        }
        note(.laterMac, where: traits.userInterfaceIdiom == .mac && systemVersion.major < 14)
        note(.laterVision, where: traits.userInterfaceIdiom == .vision && systemVersion.major < 17)
        note(.laterLanguage, where: traits.typesettingLanguage != nil && systemVersion.major < 17)
    }

    /// Notes what is odd about an override decision.
    fileprivate mutating func note(_ override: OverrideDecision, of input: DecisionInput) {
        if override.isAskedNow, override.action == .keep, let stays = override.override {
            // Seed 003 leaves an override behind although the container's class has changed under it.
            note(.staleHorizontalOverride, where: stays.contradicts(input.traits, in: .horizontalSizeClass))
            note(.staleVerticalOverride, where: stays.contradicts(input.traits, in: .verticalSizeClass))
        }
        if let rule = input.previousRule {
            note(.unknownPreviousRule, where: !input.policy.rules.contains { $0.id == rule })
        }
    }

    /// Takes away the settings that the version and style do not take; each that the app made is noted.
    mutating func noteFaults(of configuration: inout SplitViewConfiguration, _ input: DecisionInput) {
        guard configuration.mayHaveFaults(at: input.systemVersion) else { return }
        let faults = configuration.faults(at: input.systemVersion)
        for fault in faults { configuration.clear(fault.setting) }
        settingFaults = faults.filter { input.splitView.sets($0.setting) }
        // A policy is written for many split views: that its behaviour acts in the column styles alone is its nature.
        settingFaultsOfPolicy = faults.filter { fault in
            !input.splitView.sets(fault.setting) && fault.setting != .preferredSplitBehavior
        }
    }

    /// COL-1: notes a mode that the style or the behaviour replaces, and a behaviour that the idiom does not have.
    private mutating func noteReplacements(
        in configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment, _ input: DecisionInput
    ) {
        let (style, behavior) = (configuration.style ?? .unspecified, configuration.behaviorInEffect(environment))
        let mode = configuration.preferredDisplayMode ?? .automatic
        note(.missingSideColumn, where: mode.fitting(style) != mode)
        let isReplaced = behavior.map { !$0.allows(mode.fitting(style)) } ?? false
        note(.replacedMode, where: isReplaced)
        note(.modeOfPolicy, where: input.splitView.preferredDisplayMode == nil)
        if behavior != nil, environment.userInterfaceIdiom == .vision {
            let wanted = configuration.preferredSplitBehavior ?? .automatic
            note(.behaviorInVision, where: wanted == .overlay || wanted == .displace)
            note(.behaviorOfPolicy, where: input.splitView.preferredSplitBehavior == nil)
        }
    }

    /// Notes the version, the insets, the top screen and the display scale that stand in for what is not known.
    ///
    /// Insets stand in every answer that has a column on screen; the scale where columns are a pixel apart.
    mutating func noteStandIns(
        for input: DecisionInput, _ generation: SplitViewGeneration, _ environment: SplitViewEnvironment,
        isTopKnown: Bool
    ) {
        note(.unreadVersion, where: generation.isOlder(than: input.systemVersion))
        if input.safeAreaInsets == nil {
            note(.usualInsets)
        }
        guard !environment.isCollapsed else { return note(.collapsedTop, where: !isTopKnown) }
        note(.displayScale, where: environment.displayScale == nil && generation.drawsHairlines)
    }

    /// Notes what of the settings that are in effect is replaced, and where they need a display scale.
    mutating func noteSettings(
        of configuration: SplitViewConfiguration, in environment: SplitViewEnvironment,
        _ input: DecisionInput
    ) {
        // SVC-7: a collapsed split view takes no mode and no behaviour, and has no width to round.
        guard !environment.isCollapsed else { return }
        if configuration.preferredDisplayMode != nil || configuration.preferredSplitBehavior != nil {
            noteReplacements(in: configuration, environment, input)
        }
        guard environment.displayScale == nil else { return }
        note(.displayScale, where: configuration.fallsBetweenPixels(inWidth: environment.size.width))
    }
}

extension TraitCollection {
    /// Whether both collections specify a trait, and not with the same value.
    fileprivate func contradicts(_ other: TraitCollection, in trait: EnumeratedTrait) -> Bool {
        let (code, otherCode) = (self[code: trait], other[code: trait])
        return code != 0 && otherCode != 0 && code != otherCode
    }
}
