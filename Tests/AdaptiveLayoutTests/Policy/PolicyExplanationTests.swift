import AdaptiveLayout
import Testing

@Suite("A policy's explanation")
struct PolicyExplanationTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let sentence: String
        let condition: Condition
        var width: Double? = 479
        var height: Double? = 320
        var traits = TraitCollection(horizontal: .compact)
        var band: [NumericFact: Double] = [:]
        let verdict: Verdict

        var testDescription: String { sentence }
    }

    @Test("says each comparison in words", arguments: rows)
    func sentences(_ row: Row) throws {
        let policy = Policy.ladder(row.condition, band: row.band)
        let facts = PolicyFacts(width: row.width, height: row.height, traits: row.traits, previousRule: "first")
        let trial = try #require(policy.explain(facts).first)
        #expect(trial.comparisons.map(\.sentence) == [row.sentence])
        #expect(trial.comparisons.first?.verdict == row.verdict)
    }

    @Test("lists the rules that were tried, up to the one that decides")
    func trialsEndAtTheDecidingRule() {
        let policy = Policy.ladder(.width(.atLeast, 480), .height(.atLeast, 900), .width(.atLeast, 300), .all([]))
        let trials = policy.explain(PolicyFacts(width: 479, height: nil))
        #expect(trials.map(\.ruleID) == ["first", "second", "third"])
        #expect(trials.map(\.verdict) == [.failed, .unknown, .matched])
    }

    @Test("lists all rules where otherwise decides")
    func allTrialsForOtherwise() {
        let policy = Policy.ladder(.width(.atLeast, 480), .not(.any([.width(.above, 1), .height(.above, 1)])))
        let trials = policy.explain(PolicyFacts(width: 479, height: 300))
        #expect(trials.map(\.verdict) == [.failed, .failed])
        #expect(trials.last?.comparisons.count == 2)
    }

    static let rows = [
        Row(sentence: "width 479 is not at least 480", condition: .width(.atLeast, 480), verdict: .failed),
        Row(sentence: "width 479 is below 480", condition: .width(.below, 480), verdict: .matched),
        Row(sentence: "width 479 is equal to 479", condition: .width(.equals, 479), verdict: .matched),
        Row(sentence: "width 479 is above height 320", condition: .widerThanTall, verdict: .matched),
        Row(
            sentence: "width is not known, so that it cannot be at most 480", condition: .width(.atMost, 480),
            width: nil,
            verdict: .unknown),
        Row(
            sentence: "width 479 cannot be above height, which is not known", condition: .widerThanTall, height: nil,
            verdict: .unknown),
        Row(
            sentence: "width 479 is at least 464 (a band of 16 included)", condition: .width(.atLeast, 480),
            band: [.width: 16], verdict: .matched),
        Row(
            sentence: "width 479 is near 480 (a band of 16 included)", condition: .width(.equals, 480),
            band: [.width: 16], verdict: .matched),
        Row(
            sentence: "orientation landscape is not one of portrait, square",
            condition: .orientation([.portrait, .square]), verdict: .failed),
        Row(
            sentence: "orientation is not known, so that it cannot be portrait", condition: .orientation([.portrait]),
            width: nil, verdict: .unknown),
        Row(
            sentence: "horizontalSizeClass compact is not regular", condition: .horizontal(.regular), verdict: .failed),
        Row(
            sentence: "verticalSizeClass unspecified is one of regular, unspecified",
            condition: .trait(.verticalSizeClass, [.unspecified, TraitValues(code: 2)]), verdict: .matched),
        Row(sentence: "displayScale unspecified is not 2", condition: .displayScale([2]), verdict: .failed),
        Row(
            sentence: "systemVersion 26.1 is at least 18",
            condition: .comparedSystemVersion([VersionComparison(.atLeast, SystemVersion(major: 18))]),
            verdict: .matched),
        Row(
            sentence: "systemVersion 26.1 is not one of 9, 18",
            condition: .systemVersion([SystemVersion(major: 9), SystemVersion(major: 18)]), verdict: .failed),
        Row(
            sentence: "typesettingLanguage unspecified is not ja", condition: .typesettingLanguage(["ja"]),
            verdict: .failed),
    ]

    @Test("has a table of sentences that is not empty")
    func rowsExist() {
        #expect(!Self.rows.isEmpty)
    }
}
