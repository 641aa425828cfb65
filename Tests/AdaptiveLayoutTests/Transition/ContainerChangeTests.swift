import AdaptiveLayout
import Testing

@Suite("A container that changes")
struct ContainerChangeTests {
    @Test("ROT-4, 003: on the way into slide over the old traits clear the override, on the way back none is set")
    func currentTraits() throws {
        var story = Story(.pad, policy: .padLandscape)
        try story.happen(.appear, .narrow, .wide, .turn)
        #expect(story.steps.map(\.decision.overrideAction) == [.set, .clear, .keep, .clear])
        #expect(story.steps.map(\.decision.splitArrangement.isCollapsed) == [false, true, false, false])
    }

    @Test("ROT-4: a policy that reads the incoming traits makes no call in slide over, and keeps what it set")
    func incomingTraits() throws {
        var story = Story(.pad, policy: .padLandscape)
        story.state.policyReadsTraits = .incoming
        try story.happen(.appear, .narrow, .wide)
        #expect(story.steps.map(\.decision.overrideAction) == [.set, .keep, .set])
        #expect(story.steps.map(\.decision.splitArrangement.isCollapsed) == [false, false, false])
    }

    @Test("ROT-3: by its traits alone asks no policy; the override and the rule in force stay")
    func traitsAlone() throws {
        var story = Story(.pad, policy: .regularFrom480)
        try story.happen(.appear, .setTraits(.classes(.compact, nil)))
        #expect(story.last?.decision.overrideAction == .keep)
        #expect(story.last?.decision.rule == "wide")
        #expect(story.last?.decision.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("SVC-5: changes before the first display in silence, and is decided as a first layout is")
    func beforeAppearing() throws {
        var story = Story(.slideOver, policy: .regularFrom480)
        try story.happen(.wide)
        #expect(story.calls().isEmpty)
        #expect(story.last?.decision.overrideAction == .set)
        #expect(story.state.progress == nil)
        #expect(story.last?.decision.warnings.map(\.rule) == [.svc5])
        try story.happen(.appear)
        #expect(story.calls() == [.setOverrideTraitCollection])
    }

    @Test("appears once")
    func appearsOnce() throws {
        var story = Story(.pad)
        try story.happen(.appear, .appear)
        #expect(story.steps.map { $0.decision.warnings.count } == [0, 1])
        #expect(story.steps[0].state == story.steps[1].state)
    }

    @Test("turns with its device, and given sides change places")
    func rotation() throws {
        var story = Story(
            TransitionContainer(width: 320, height: nil, traits: .classes(.compact, .regular), orientation: .portrait))
        try story.happen(.appear, .turn)
        #expect(story.state.container.orientation == .landscape)
        #expect(story.state.container.width == nil)
        #expect(story.state.container.height == 320)
    }

    @Test("by a rule that prefers another display mode gets it, as an app assigns it on screen")
    func modeOfRule() throws {
        var story = Story(.pad, policy: .hidingInPortrait)
        try story.happen(.appear, .turn, .turn)
        #expect(
            story.steps.map(\.decision.splitArrangement.displayMode) == [
                .oneBesideSecondary, .secondaryOnly, .oneBesideSecondary,
            ])
    }
}

extension Policy {
    /// Beside in landscape, hidden in portrait.
    fileprivate static let hidingInPortrait: Policy = {
        var (beside, hidden) = (SplitViewConfiguration(), SplitViewConfiguration())
        beside.preferredDisplayMode = .oneBesideSecondary
        hidden.preferredDisplayMode = .secondaryOnly
        return Policy(
            id: "hiding-in-portrait", title: "",
            rules: [
                PolicyRule(
                    id: "landscape", when: .orientation([.landscape]),
                    then: PolicyOutcome(.keep, splitView: PolicySplitViewSettings(fixed: beside)))
            ],
            otherwise: PolicyOutcome(.keep, splitView: PolicySplitViewSettings(fixed: hidden)))
    }()
}
