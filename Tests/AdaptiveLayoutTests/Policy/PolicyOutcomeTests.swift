import AdaptiveLayout
import Testing

@Suite("What goes with a policy's decision")
struct PolicyOutcomeTests {
    private let facts = PolicyFacts(width: 400, height: 300)

    private func policy() -> Policy {
        var own = SplitViewConfiguration()
        own.preferredDisplayMode = .oneBesideSecondary
        own.primary.maximum = 100
        let wide = PolicySplitViewSettings(widthsFromFacts: [WidthFromFact(\.primary.maximum, .width)])
        var ownBehavior = DelegateBehavior()
        ownBehavior.collapseSecondary = .discard
        var behavior = DelegateBehavior()
        behavior.showDetail = .primaryInPortrait
        let rule = PolicyRule(
            id: "wide", when: .width(.atLeast, 300), then: PolicyOutcome(.keep, splitView: wide, delegate: behavior))
        return Policy(
            id: "p", title: "p", rules: [rule], otherwise: PolicyOutcome(.clear),
            splitView: PolicySplitViewSettings(fixed: own), delegate: ownBehavior)
    }

    @Test("is the rule's settings over the policy's, with widths from facts")
    func ruleSettingsWin() {
        let policy = policy()
        let decision = policy.evaluate(facts)
        let configuration = policy.splitViewConfiguration(of: decision, for: facts)
        #expect(configuration.primary.maximum == 400)
        #expect(configuration.preferredDisplayMode == .oneBesideSecondary)
        #expect(policy.delegateBehavior(of: decision).showDetail == .primaryInPortrait)
        #expect(policy.delegateBehavior(of: decision).collapseSecondary == .discard)
    }

    @Test("is the policy's own where otherwise decides")
    func ownSettingsStand() {
        let policy = policy()
        let narrow = PolicyFacts(width: 200, height: 300)
        let decision = policy.evaluate(narrow)
        #expect(policy.outcome(of: decision).override == .clear)
        #expect(policy.splitViewConfiguration(of: decision, for: narrow).primary.maximum == 100)
        #expect(policy.delegateBehavior(of: decision).showDetail == nil)
    }

    @Test("leaves a width automatic whose fact is not known")
    func missingFactStaysAutomatic() {
        let width = WidthFromFact(\.primary.maximum, .longerSide)
        let settings = PolicySplitViewSettings(widthsFromFacts: [width])
        #expect(settings.resolved(for: PolicyFacts(width: nil, height: 300)).primary.maximum == nil)
        #expect(settings.resolved(for: PolicyFacts(width: 200, height: 300)).primary.maximum == 300)
    }

    @Test("takes a number of the rule's in place of a fact of the policy's, and the other way round")
    func numberAndFactReplaceEachOther() {
        var number = PolicySplitViewSettings()
        number.fixed.primary.maximum = 300
        let fact = PolicySplitViewSettings(widthsFromFacts: [WidthFromFact(\.primary.maximum, .width)])
        #expect(fact.merging(number).resolved(for: facts).primary.maximum == 300)
        #expect(number.merging(fact).resolved(for: facts).primary.maximum == 400)
    }
}
