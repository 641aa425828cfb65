extension DecisionFindings {
    /// The warnings in words, in the order in which an answer lists them.
    func warnings(after decision: PolicyDecision) -> [Warning] {
        if isUnsuspicious(decision) { return [] }
        let rare = rare
        var list = rare?.givenWarnings ?? []
        addSides(to: &list)
        addContradictions(to: &list)
        addLaterTraits(to: &list)
        addOverride(to: &list)
        addPolicy(decision, to: &list)
        addSettings(to: &list)
        if isOfState {
            for index in list.indices { list[index].pointer = place.description + list[index].pointer }
        }
        return list + (rare?.laterWarnings ?? [])
    }

    /// Whether there is nothing to warn about, as in most decisions.
    private func isUnsuspicious(_ decision: PolicyDecision) -> Bool {
        marks.isSubset(of: .assumed) && decision.missingFacts.isEmpty
            && decision.unspecifiedTraitBits == TraitBits() && laterTraits == TraitBits()
            && (rare?.isUnsuspicious ?? true)
    }

    private func addSides(to list: inout [Warning]) {
        if marks.contains(.unmeasuredWidth) {
            list.add("/size/width", "The container's width is not measured; it counts as 0.", nil)
        }
        if marks.contains(.unmeasuredHeight) {
            list.add("/size/height", "The container's height is not measured; it counts as 0.", nil)
        }
    }

    private func addContradictions(to list: inout [Warning]) {
        let pointer = "/traits/horizontalSizeClass"
        if marks.contains(.wideCompactPhone) {
            list.add(pointer, "A phone's window that is compact is not \(width.inWords) points wide.", .sz5)
        }
        for contradiction in Self.contradictionsOfPhones where marks.contains(contradiction.mark) {
            list.add("/traits/\(contradiction.trait.name)", contradiction.reason, contradiction.rule)
        }
        if marks.contains(.wideCompactPad) {
            list.add(pointer, "An iPad's window of \(width.inWords) points is regular.", hasPanes ? .sz10 : .sz1)
        }
        if marks.contains(.narrowRegularPad) {
            list.add(pointer, "An iPad's window of \(width.inWords) points is compact.", .sz10)
        }
        if marks.contains(.lowPad) {
            list.add(
                "/traits/verticalSizeClass", "An iPad's own vertical size class is always regular.",
                hasPanes ? .sz2 : .sz1)
        }
    }

    /// SZ-1, SZ-7: in iOS 8 every window of an iPad is its screen.
    private var hasPanes: Bool { systemVersion.major >= 9 }

    private func addLaterTraits(to list: inout [Warning]) {
        func add(_ name: String, _ subject: String, _ introduction: SystemVersion) {
            list.add(
                "/traits/\(name)", "The \(subject) came with iOS \(introduction), and is answered all the same.", .tc1)
        }
        for trait in laterTraits.traits { add(trait.name.description, "trait", trait.introduction) }
        if marks.contains(.laterLanguage) { add("typesettingLanguage", "trait", SystemVersion(major: 17)) }
        if marks.contains(.laterMac) { add("userInterfaceIdiom", "idiom", SystemVersion(major: 14)) }
        if marks.contains(.laterVision) { add("userInterfaceIdiom", "idiom", SystemVersion(major: 17)) }
    }

    private func addOverride(to list: inout [Warning]) {
        let reason = "The policy makes no call, so the child keeps an override that contradicts the container."
        if marks.contains(.staleHorizontalOverride) {
            list.add("/currentOverride/horizontalSizeClass", reason, .tc12)
        }
        if marks.contains(.staleVerticalOverride) {
            list.add("/currentOverride/verticalSizeClass", reason, .tc12)
        }
    }

    var policyID: String { consequence.policyID }

    private func addPolicy(_ decision: PolicyDecision, to list: inout [Warning]) {
        for (fact, pointer, name) in Self.namesOfFacts where decision.missingFacts.contains(fact) {
            list.add(
                pointer, "The policy \(policyID) asks for the \(name), which is missing and so never matches.", nil)
        }
        // A policy never sees a class that was derived, which surprises whoever reads it among the assumptions.
        for trait in decision.unspecifiedTraits {
            list.add(
                "/traits/\(trait.name)",
                "The policy \(policyID) compares this trait, which is not given and counts as unspecified.", nil)
        }
        if marks.contains(.unknownPreviousRule) {
            list.add("/previousRule", "The policy \(policyID) has no rule of this id, so that no band holds.", nil)
        }
    }

    private func addSettings(to list: inout [Warning]) {
        for fault in rare?.settingFaults ?? [] {
            list.add("/splitView/\(fault.setting.rawValue)", fault.inWords, fault.rule)
        }
        for fault in rare?.settingFaultsOfPolicy ?? [] {
            list.add(
                "/policy", "The policy \(policyID) sets \(fault.setting.rawValue). \(fault.inWords)", fault.rule)
        }
        addReplacements(to: &list)
        addMinimums(to: &list)
        if marks.contains(.unreadVersion) {
            let newest = SplitViewGeneration.following(systemVersion).majorVersions.upperBound
            list.add(
                "/systemVersion",
                "Nothing was read in iOS \(systemVersion): the answer follows iOS \(newest).", nil)
        }
    }

    private func addReplacements(to list: inout [Warning]) {
        let mode = marks.contains(.modeOfPolicy) ? "/policy" : "/splitView/preferredDisplayMode"
        if marks.contains(.missingSideColumn) {
            list.add(
                mode,
                "Only a triple column shows two side columns: the mode that shows one in the same way stands in.", .col1
            )
        }
        if marks.contains(.replacedMode) {
            list.add(
                mode,
                "The split behavior does not allow this display mode: the one that shows the same columns in its own "
                    + "way stands in.", .col1)
        }
        if marks.contains(.overlayOnPlus) {
            list.add(
                mode, "A phone of 5.5 inches has no mode over the secondary, which is answered all the same.", .svc11)
        }
        if marks.contains(.behaviorInVision) {
            list.add(
                marks.contains(.behaviorOfPolicy) ? "/policy" : "/splitView/preferredSplitBehavior",
                "visionOS only tiles. The setting is ignored.", .col1)
        }
    }

    private static let contradictionsOfPhones:
        [(mark: FindingMarks, trait: EnumeratedTrait, reason: String, rule: RuleID)] = [
            (
                .regularPhoneInPortrait, .horizontalSizeClass, "A phone in portrait is compact horizontally.", .sz3
            ),
            (.lowPhoneInPortrait, .verticalSizeClass, "A phone in portrait is regular vertically.", .sz3),
            (.tallPhoneInLandscape, .verticalSizeClass, "A phone in landscape is compact vertically.", .sz4),
            (
                .regularSmallPhone, .horizontalSizeClass,
                "A phone of this size is compact horizontally in landscape.", .sz5
            ),
            (
                .compactLargePhone, .horizontalSizeClass,
                "A phone of this size is regular horizontally in landscape.", .sz4
            ),
        ]

    private static let namesOfFacts: [(fact: MissingFacts, pointer: String, name: String)] = [
        (.width, "/size/width", "width"), (.height, "/size/height", "height"),
        (.aspectRatio, "/size/height", "aspect ratio"), (.displayScale, "/traits/displayScale", "display scale"),
    ]
}

extension SplitViewSettingFault {
    fileprivate var inWords: String {
        switch self {
        case .ignored(_, let reason, _), .raises(_, let reason, _): reason + " It is ignored."
        }
    }

    fileprivate var rule: RuleID {
        switch self {
        case .ignored(_, _, let rule), .raises(_, _, let rule): rule
        }
    }
}

extension [Warning] {
    fileprivate mutating func add(_ pointer: String, _ reason: String, _ rule: RuleID?) {
        append(Warning(pointer: pointer, reason: reason, rule: rule))
    }
}
