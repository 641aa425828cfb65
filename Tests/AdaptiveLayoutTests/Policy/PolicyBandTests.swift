import AdaptiveLayout
import Testing

@Suite("A rule with a band")
struct PolicyBandTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let condition: Condition
        var band: [NumericFact: Double] = [.width: 16]
        let width: Double
        var height = 500.0
        let fresh: Bool
        let inForce: Bool

        var testDescription: String { note }
    }

    @Test("holds on while it is in force, and matches at its thresholds otherwise", arguments: rows)
    func holdsOn(_ row: Row) {
        let policy = Policy.ladder(row.condition, band: row.band)
        var facts = PolicyFacts(width: row.width, height: row.height)
        #expect((policy.evaluate(facts).ruleIndex == 0) == row.fresh)
        facts.previousRule = "first"
        #expect((policy.evaluate(facts).ruleIndex == 0) == row.inForce)
    }

    static let rows = [
        Row(note: "enters at the threshold", condition: .width(.atLeast, 480), width: 480, fresh: true, inForce: true),
        Row(note: "keeps to the band's end", condition: .width(.atLeast, 480), width: 464, fresh: false, inForce: true),
        Row(
            note: "lets go behind it", condition: .width(.atLeast, 480), width: 463.99, fresh: false, inForce: false),
        Row(note: "above", condition: .width(.above, 480), width: 464, fresh: false, inForce: false),
        Row(note: "below", condition: .width(.below, 480), width: 495.99, fresh: false, inForce: true),
        Row(note: "at most", condition: .width(.atMost, 480), width: 496, fresh: false, inForce: true),
        Row(note: "equals", condition: .width(.equals, 480), width: 496, fresh: false, inForce: true),
        Row(note: "equals, behind the band", condition: .width(.equals, 480), width: 497, fresh: false, inForce: false),
        Row(note: "under not", condition: .not(.width(.below, 480)), width: 464, fresh: false, inForce: true),
        Row(
            note: "under not twice", condition: .not(.not(.width(.atLeast, 480))), width: 464, fresh: false,
            inForce: true),
        Row(
            note: "equals under not never widens", condition: .not(.width(.equals, 480)), width: 480, fresh: false,
            inForce: false),
        Row(note: "against a fact", condition: .widerThanTall, width: 490, fresh: false, inForce: true),
        Row(
            note: "a band on the right-hand fact", condition: .widerThanTall, band: [.height: 16], width: 490,
            fresh: false, inForce: true),
        Row(
            note: "no band on the fact that is compared", condition: .height(.atLeast, 510), width: 480, fresh: false,
            inForce: false),
    ]

    @Test("is a table that is not empty")
    func rowsExist() {
        #expect(!Self.rows.isEmpty)
    }

    @Test("does not flicker while a window is dragged to and fro over its threshold")
    func doesNotFlicker() {
        let policy = Policy.ladder(.width(.atLeast, 480), band: [.width: 16])
        var facts = PolicyFacts(width: 470, height: 500)
        var changes = 0
        for width in [470.0, 481, 479, 482, 466, 480, 464, 500, 463, 470, 479, 480] {
            facts.width = width
            let rule = policy.ruleID(of: policy.evaluate(facts))
            changes += rule == facts.previousRule ? 0 : 1
            facts.previousRule = rule
        }
        #expect(changes == 3)
    }

    @Test("is not held by the name of another rule, nor by one that the policy does not have")
    func otherNamesDoNotHold() {
        let policy = Policy.ladder(.width(.atLeast, 480), .width(.atLeast, 300), band: [.width: 16])
        for name in ["second", "no-such-rule"] {
            let facts = PolicyFacts(width: 470, height: 500, previousRule: name)
            #expect(policy.evaluate(facts).ruleIndex == 1)
        }
    }
}
