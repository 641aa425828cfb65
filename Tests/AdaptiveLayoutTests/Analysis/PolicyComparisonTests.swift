import AdaptiveLayout
import Testing

@Suite("A comparison of two policies")
struct PolicyComparisonTests {
    private func policy(_ condition: Condition, _ outcome: PolicyOutcome, else otherwise: PolicyOutcome) -> Policy {
        Policy(
            id: "p", title: "p", rules: [PolicyRule(id: "a", when: condition, then: outcome)], otherwise: otherwise)
    }

    private let regular = PolicyOutcome(.set(TraitCollection(horizontal: .regular)))

    @Test("finds the widths between their thresholds")
    func thresholds() {
        let left = policy(.width(.above, 320), regular, else: PolicyOutcome(.clear))
        let right = policy(.width(.atLeast, 480), regular, else: PolicyOutcome(.clear))
        let differences = left.differences(from: right, over: AnalysisDomain())
        #expect(differences.map(\.interval.words) == ["(320, 480)"])
        #expect(differences.map(\.leftRule) == [0])
        #expect(differences.map(\.rightRule) == [nil])
        #expect(differences.map(\.aspects) == [[.override]])
    }

    @Test("takes clear against keep for a difference")
    func clearIsNotKeep() {
        let left = policy(.width(.above, 320), regular, else: PolicyOutcome(.clear))
        let right = policy(.width(.above, 320), regular, else: PolicyOutcome(.keep))
        #expect(left.differences(from: right, over: AnalysisDomain()).map(\.interval.words) == ["[0, 320]"])
    }

    @Test("sees settings and delegates that differ where the override does not")
    func companions() {
        var settings = PolicySplitViewSettings()
        settings.fixed.preferredDisplayMode = .secondaryOnly
        var delegate = DelegateBehavior()
        delegate.collapseSecondary = .discard
        let left = policy(.width(.above, 320), PolicyOutcome(.keep, splitView: settings), else: PolicyOutcome(.keep))
        let right = Policy(
            id: "q", title: "q", rules: [], otherwise: PolicyOutcome(.keep), delegate: delegate)
        let differences = left.differences(from: right, over: AnalysisDomain())
        #expect(differences.map(\.aspects) == [[.delegate], [.splitView, .delegate]])
    }

    @Test("finds nothing between a policy and itself")
    func itself() {
        let policy = policy(.widerThanTall, regular, else: PolicyOutcome(.clear))
        #expect(policy.differences(from: policy, over: AnalysisDomain()).isEmpty)
    }

    @Test("agrees with trying containers, in random policies", arguments: 0..<UInt64(10))
    func bruteForce(batch: UInt64) {
        var random = RandomPolicies(seed: 3000 + batch)
        for _ in 0..<50 {
            let left = random.policy()
            let right = random.policy()
            let domain = random.domain()
            let differences = left.differences(from: right, over: domain)
            for value in random.values(in: domain.range, count: 50, near: [480, 800, 1280]) {
                let facts = domain.facts(at: value)
                let differ = !left.aspects(differingFrom: right, for: facts).isEmpty
                #expect(differences.contains { $0.interval.contains(value) } == differ)
            }
        }
    }
}
