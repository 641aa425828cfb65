import AdaptiveLayout
import Testing

@Suite("The nearest change of a decision")
struct NearestChangeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let condition: Condition
        var width: Double? = 468
        var height: Double? = 800
        let sentences: [String]

        var testDescription: String { note }
    }

    @Test("is given in each direction, the nearest first", arguments: rows)
    func sentences(_ row: Row) {
        let policy = Policy.ladder([row.condition])
        let changes = policy.nearestChanges(from: PolicyFacts(width: row.width, height: row.height))
        #expect(changes.map(\.sentence) == row.sentences)
        for change in changes {
            var facts = PolicyFacts(width: row.width, height: row.height)
            let before = policy.outcome(of: policy.evaluate(facts))
            facts.move(to: change)
            #expect(policy.outcome(of: policy.evaluate(facts)) == change.outcome)
            #expect(change.outcome != before)
        }
    }

    @Test("passes over rules that decide the same")
    func equalOutcomesDoNotCount() {
        let rules = [480.0, 600].map { width in
            PolicyRule(id: "from \(width)", when: .width(.atLeast, width), then: PolicyOutcome(.keep))
        }
        let policy = Policy(id: "p", title: "p", rules: rules.reversed(), otherwise: PolicyOutcome(.clear))
        let changes = policy.nearestChanges(from: PolicyFacts(width: 700, height: nil))
        #expect(changes.map(\.sentence) == ["more than 220 points narrower, and the override is cleared"])
    }

    static let rows = [
        Row(
            note: "a threshold that belongs to the change", condition: .width(.atLeast, 480),
            sentences: ["12 points wider, and the override is set"]),
        Row(
            note: "a threshold that does not", condition: .width(.above, 480),
            sentences: ["more than 12 points wider, and the override is set"]),
        Row(
            note: "the container stands on the threshold", condition: .width(.above, 468),
            sentences: ["any wider, and the override is set"]),
        Row(
            note: "one point", condition: .width(.atMost, 467),
            sentences: ["1 point narrower, and the override is set"]),
        Row(
            note: "both sides", condition: .widerThanTall,
            sentences: [
                "more than 332 points wider, and the override is set",
                "more than 332 points shorter, and the override is set",
            ]),
        Row(
            note: "both directions", condition: .width(.equals, 500), width: 500,
            sentences: ["any wider, and the override is cleared", "any narrower, and the override is cleared"]),
        Row(note: "an unmeasured side", condition: .height(.atLeast, 480), height: nil, sentences: []),
        Row(note: "nothing ever changes", condition: .horizontal(.compact), sentences: []),
    ]

    @Test("has a table that is not empty")
    func rowsExist() {
        #expect(!Self.rows.isEmpty)
    }
}

extension PolicyFacts {
    /// Changes the side so that the change has just happened.
    fileprivate mutating func move(to change: NearestChange) {
        switch change.direction {
        case .wider: width = change.includesValue ? change.value : change.value.nextUp
        case .narrower: width = change.includesValue ? change.value : change.value.nextDown
        case .taller: height = change.includesValue ? change.value : change.value.nextUp
        case .shorter: height = change.includesValue ? change.value : change.value.nextDown
        }
    }
}
