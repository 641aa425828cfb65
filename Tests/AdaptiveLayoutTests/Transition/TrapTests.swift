import AdaptiveLayout
import Testing

@Suite("A step warns of a trap")
struct TrapTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let rule: RuleID
        let story: @Sendable () -> Story
        /// The last of them steps into the trap; none before it does.
        let events: [TransitionEvent]

        var testDescription: String { note }
    }

    @Test("by the rule that explains it, in the step and not before", arguments: rows)
    func warns(row: Row) throws {
        var story = row.story()
        try story.happen([.appear] + row.events)
        let warned = story.steps.map { $0.decision.warnings.contains { $0.rule == row.rule } }
        #expect(warned == Array(repeating: false, count: row.events.count) + [true])
    }

    static let rows = [
        Row(
            note: "TC-12: a stale override that a policy without a call keeps", rule: .tc12,
            story: { .reading(.incoming, .padLandscape) }, events: [.narrow]),
        Row(
            note: "ROT-4: a policy that reads the old traits", rule: .rot4,
            story: { .reading(.current, .padLandscape) }, events: [.narrow]),
        Row(
            note: "ROT-3: traits that change without the policy being asked", rule: .rot3,
            story: { .reading(.current, .padLandscape) }, events: [.setTraits(.classes(.compact, nil))]),
        Row(
            note: "ROT-3: a size change mistaken for a rotation", rule: .rot3,
            story: { Story(.pad, policy: .portraitPrimaryOnly(.assumesRotation)) },
            events: [.turn, .resize(width: 700, height: 1024, traits: TraitCollection())]),
        Row(
            note: "CX-3: a detail that a search of the stack's own members misses", rule: .cx3,
            story: { Story(.pad) { $0.separateSecondary = .detailInStack } }, events: [.narrow, .wide]),
        Row(
            note: "CX-4: a placeholder pushed on the stack by a collapse", rule: .cx4,
            story: { Story(.pad, secondary: "P~") }, events: [.narrow]),
        Row(
            note: "CX-4: a placeholder pushed on the stack by showDetail", rule: .cx4,
            story: { Story(.slideOver, secondary: "-") }, events: [.showDetail("P~")]),
        Row(
            note: "CX-14: an empty column on top of the collapsed stack", rule: .cx14,
            story: { Story(.pad, .doubleColumn, secondary: "D-", version: "26.1") }, events: [.narrow]),
        Row(
            note: "COL-26: a compact column that the app must keep in step by hand", rule: .col26,
            story: { Story(.pad, .doubleColumn, compact: "K", version: "26.1") }, events: [.narrow]),
        Row(
            note: "CX-6: a blank secondary after an expansion", rule: .cx6,
            story: { Story(.slideOver, secondary: "-") }, events: [.wide]),
        Row(
            note: "CX-7: a list that the default expansion takes for the detail", rule: .cx7,
            story: { Story(.slideOver, primary: "L L2", secondary: "-") }, events: [.wide]),
        Row(
            note: "SVC-15: a button that is not there", rule: .svc15, story: { Story(.pad) },
            events: [.narrow, .pressDisplayModeButton]),
        Row(
            note: "COL-16: a secondary that cannot be hidden", rule: .col16,
            story: { Story(.pad, .doubleColumn, version: "26.1") }, events: [.hideColumn(.secondary)]),
        Row(
            note: "COL-27: an inspector without a view controller", rule: .col27,
            story: { Story(.pad, .doubleColumn, version: "26.1") }, events: [.showColumn(.inspector)]),
    ]

    @Test("of nothing on the usual way: a detail with content there and back")
    func usualWay() throws {
        var story = Story(.pad, policy: .regularFrom480)
        try story.happen(.appear, .showDetail("[E+]"), .narrow, .pop(in: nil), .showDetail("[F+]"), .wide)
        #expect(story.steps.flatMap(\.decision.warnings).isEmpty)
    }

    @Test("of a different decision only where the traits that are coming would make one")
    func sameDecision() throws {
        var story = Story.reading(.current, .regularFrom480)
        try story.happen(.appear, .narrow, .wide)
        #expect(!story.steps.contains { $0.decision.warnings.contains { $0.rule == .rot4 } })
    }
}

extension Story {
    fileprivate static func reading(_ traits: PolicyTraits, _ policy: Policy) -> Story {
        var story = Story(.pad, policy: policy)
        story.state.policyReadsTraits = traits
        return story
    }
}
