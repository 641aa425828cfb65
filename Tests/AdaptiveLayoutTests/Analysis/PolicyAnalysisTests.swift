import AdaptiveLayout
import Testing

private let room = AnalysisDomain(
    range: 0...1400, otherSide: 800, traits: TraitCollection(horizontal: .regular, vertical: .regular))

@Suite("An analysis of a policy")
struct PolicyAnalysisTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let conditions: [Condition]
        var band: [NumericFact: Double] = [:]
        var domain = room
        /// The intervals as mathematicians write them, each with the rule that decides.
        let intervals: [String]
        /// Each rule that never decides, with the rules that hide it.
        var unreachable: [String] = []
        var overlaps: [[Int]] = []

        var testDescription: String { note }
    }

    @Test("cuts the domain exactly where the decision changes", arguments: rows)
    func intervals(_ row: Row) {
        let analysis = Policy.ladder(row.conditions, band: row.band).analyze(over: row.domain)
        #expect(analysis.intervals.map(\.words) == row.intervals)
        #expect(analysis.unreachableRules.map { "\($0.ruleIndex) by \($0.shadowedBy)" } == row.unreachable)
        #expect(analysis.overlaps.map { [$0.earlier, $0.later] } == row.overlaps)
        #expect(analysis.overlapCount == row.overlaps.count)
    }

    @Test("has a table that is not empty")
    func rowsExist() {
        #expect(!Self.rows.isEmpty)
    }

    @Test("says to which side a threshold belongs")
    func breakPoints() {
        let analysis = Policy.ladder([.width(.atLeast, 1000), .width(.above, 500), .width(.equals, 300)])
            .analyze(over: room)
        let words = analysis.breakPoints.map { "\($0.axis) \($0.value) belongs \($0.belongsTo)" }
        #expect(words == ["width 300.0 belongs alone", "width 500.0 belongs below", "width 1000.0 belongs above"])
    }

    @Test("lists where two rules overlap, each end with whether it belongs")
    func overlapIntervals() {
        let analysis = Policy.ladder([.width(.above, 300), .any([.width(.below, 400), .width(.atLeast, 900)])])
            .analyze(over: room)
        #expect(analysis.overlaps.first?.intervals.map(\.words) == ["(300, 400)", "[900, 1400]"])
    }

    private static func ratio(_ comparator: Comparator, _ ratio: Double) -> Condition {
        .number(.aspectRatio, [NumericComparison(comparator, .number(ratio))])
    }

    private static let longer900 = Condition.number(.longerSide, [NumericComparison(.atLeast, .number(900))])

    static let rows = [
        Row(note: "no rule", conditions: [], intervals: ["[0, 1400] otherwise"]),
        Row(
            note: "at least", conditions: [.width(.atLeast, 480)],
            intervals: ["[0, 480) otherwise", "[480, 1400] 0"]),
        Row(note: "above", conditions: [.width(.above, 480)], intervals: ["[0, 480] otherwise", "(480, 1400] 0"]),
        Row(
            note: "equals", conditions: [.width(.equals, 480)],
            intervals: ["[0, 480) otherwise", "[480, 480] 0", "(480, 1400] otherwise"]),
        Row(
            note: "width against height", conditions: [.widerThanTall],
            intervals: ["[0, 800] otherwise", "(800, 1400] 0"]),
        Row(
            note: "a square alone", conditions: [.orientation([.square])],
            intervals: ["[0, 800) otherwise", "[800, 800] 0", "(800, 1400] otherwise"]),
        Row(
            note: "derived facts along the width",
            conditions: [.width(.below, 300), ratio(.above, 1.25), longer900],
            intervals: ["[0, 300) 0", "[300, 900) otherwise", "[900, 1000] 2", "(1000, 1400] 1"], overlaps: [[1, 2]]),
        Row(
            note: "along the height, where 0 has no ratio", conditions: [ratio(.atLeast, 2)],
            domain: AnalysisDomain(axis: .height, range: 0...1400, otherSide: 800),
            intervals: ["[0, 0] otherwise", "(0, 400] 0", "(400, 1400] otherwise"]),
        Row(
            note: "an unmeasured height", conditions: [.widerThanTall, .width(.atLeast, 480)],
            domain: AnalysisDomain(range: 0...1400, otherSide: nil),
            intervals: ["[0, 480) otherwise", "[480, 1400] 1"],
            unreachable: ["0 by []"]),
        Row(
            note: "a threshold outside the domain", conditions: [.width(.atLeast, 2000)],
            intervals: ["[0, 1400] otherwise"], unreachable: ["0 by []"]),
        Row(
            note: "a rule that an earlier one hides", conditions: [.width(.atLeast, 300), .width(.atLeast, 500)],
            intervals: ["[0, 300) otherwise", "[300, 1400] 0"],
            unreachable: ["1 by [0]"], overlaps: [[0, 1]]),
        Row(
            note: "a rule that two earlier ones hide together",
            conditions: [.width(.below, 700), .width(.atLeast, 700), .width(.atLeast, 0)],
            intervals: ["[0, 700) 0", "[700, 1400] 1"],
            unreachable: ["2 by [0, 1]"], overlaps: [[0, 2], [1, 2]]),
        Row(
            note: "a rule that contradicts itself",
            conditions: [.all([.width(.above, 500), .width(.below, 400)]), .width(.atLeast, 500)],
            intervals: ["[0, 500) otherwise", "[500, 1400] 1"],
            unreachable: ["0 by []"]),
        Row(
            note: "rules that do not overlap",
            conditions: [.horizontal(.compact), .trait(.horizontalSizeClass, [.unspecified, TraitValues(code: 2)])],
            intervals: ["[0, 1400] 1"], unreachable: ["0 by []"]),
        Row(
            note: "a band counts for the rule in force", conditions: [.width(.atLeast, 480)], band: [.width: 16],
            domain: AnalysisDomain(range: 0...1400, previousRule: "first"),
            intervals: ["[0, 464) otherwise", "[464, 1400] 0"]),
        Row(
            note: "a domain of one container", conditions: [.width(.atLeast, 480)],
            domain: AnalysisDomain(range: 480...480), intervals: ["[480, 480] 0"]),
    ]
}

extension DecidedInterval {
    fileprivate var words: String {
        interval.words + " " + (ruleIndex.map(String.init) ?? "otherwise")
    }
}

extension DomainInterval {
    /// The interval as mathematicians write it: "[0, 480)".
    var words: String {
        let numbers = [from, to].map { $0 == $0.rounded() ? String(Int($0)) : $0.description }.joined(separator: ", ")
        return (includesFrom ? "[" : "(") + numbers + (includesTo ? "]" : ")")
    }
}
