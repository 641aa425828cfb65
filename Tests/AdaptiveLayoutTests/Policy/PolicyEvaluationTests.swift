import AdaptiveLayout
import Testing

/// A container of regular width and height, with nothing unspecified that the conditions below ask for.
private let pad = TraitCollection(horizontal: .regular, vertical: .regular, idiom: .pad)

@Suite("A policy's rules")
struct PolicyEvaluationTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let condition: Condition
        var width: Double?
        var height: Double?
        var traits = pad
        var version = SystemVersion.newestMeasured
        let matches: Bool
        var missing: MissingFacts = []

        var testDescription: String { note }
    }

    @Test("match exactly the containers that their conditions name", arguments: rows)
    func matches(_ row: Row) {
        let facts = PolicyFacts(
            width: row.width, height: row.height, traits: row.traits, systemVersion: row.version)
        let decision = Policy.ladder(row.condition).evaluate(facts)
        #expect((decision.ruleIndex == 0) == row.matches)
        #expect(decision.missingFacts == row.missing)
    }

    @Test("are a table that is not empty")
    func rowsExist() {
        #expect(Self.rows.count > 30)
    }

    @Test("are tried in order, and the first that matches decides")
    func firstMatchDecides() {
        let policy = Policy.ladder(.width(.atLeast, 400), .width(.atLeast, 300))
        #expect(policy.ruleID(of: policy.evaluate(PolicyFacts(width: 400, height: 300))) == "first")
        #expect(policy.ruleID(of: policy.evaluate(PolicyFacts(width: 399.99, height: 300))) == "second")
        #expect(policy.ruleID(of: policy.evaluate(PolicyFacts(width: 299.99, height: 300))) == nil)
    }

    @Test("report the traits that they compare and that are unspecified")
    func unspecifiedTraitsAreReported() {
        let asked = Condition.any([.horizontal(.regular), .trait(.verticalSizeClass, .unspecified)])
        let decision = Policy.ladder(asked).evaluate(PolicyFacts(width: 400, height: 300))
        #expect(decision.ruleIndex == 0)
        #expect(decision.unspecifiedTraits == [.horizontalSizeClass])
    }

    private static func number(_ fact: NumericFact, _ comparator: Comparator, _ threshold: Threshold) -> Condition {
        .number(fact, [NumericComparison(comparator, threshold)])
    }

    private static func version(_ comparator: Comparator, _ major: Int, _ minor: Int = 0) -> Condition {
        .comparedSystemVersion([VersionComparison(comparator, SystemVersion(major: major, minor: minor))])
    }

    private static func scale(_ scale: Double) -> TraitCollection {
        var traits = TraitCollection()
        traits.displayScale = scale
        return traits
    }

    static let rows: [Row] = comparatorRows + derivedFactRows + logicRows + missingFactRows + traitRows + versionRows

    private static let comparatorRows = [
        Row(note: "at least takes its threshold", condition: .width(.atLeast, 480), width: 480, matches: true),
        Row(note: "at least refuses below", condition: .width(.atLeast, 480), width: 479.999999, matches: false),
        Row(note: "above refuses its threshold", condition: .width(.above, 480), width: 480, matches: false),
        Row(note: "above takes the next number", condition: .width(.above, 480), width: 480.0.nextUp, matches: true),
        Row(note: "at most takes its threshold", condition: .width(.atMost, 480), width: 480, matches: true),
        Row(note: "at most refuses above", condition: .width(.atMost, 480), width: 480.0.nextUp, matches: false),
        Row(note: "below refuses its threshold", condition: .width(.below, 480), width: 480, matches: false),
        Row(note: "below takes less", condition: .width(.below, 480), width: 479.99, matches: true),
        Row(note: "equals takes its threshold", condition: .width(.equals, 480), width: 480, matches: true),
        Row(note: "equals refuses a neighbour", condition: .width(.equals, 480), width: 480.0.nextUp, matches: false),
        Row(note: "an unmeasured side given as 0 is a number", condition: .width(.below, 480), width: 0, matches: true),
    ]

    private static let derivedFactRows = [
        Row(
            note: "aspect ratio is width over height", condition: number(.aspectRatio, .equals, .number(2)),
            width: 1000, height: 500, matches: true),
        Row(
            note: "shorter side is the height in landscape", condition: number(.shorterSide, .below, .number(500)),
            width: 900, height: 499.99, matches: true),
        Row(
            note: "longer side is the height in portrait", condition: number(.longerSide, .atLeast, .number(900)),
            width: 400, height: 900, matches: true),
        Row(
            note: "a fact against another", condition: number(.width, .equals, .fact(.shorterSide)),
            width: 400, height: 900, matches: true),
        Row(
            note: "a square is no landscape", condition: .orientation([.landscape]), width: 5, height: 5, matches: false
        ),
        Row(note: "a square is no portrait", condition: .orientation([.portrait]), width: 5, height: 5, matches: false),
        Row(
            note: "a list of orientations", condition: .orientation([.portrait, .square]), width: 5, height: 5,
            matches: true),
    ]

    private static let logicRows = [
        Row(
            note: "all of two comparisons of one fact",
            condition: .number(
                .width, [NumericComparison(.atLeast, .number(300)), NumericComparison(.below, .number(400))]),
            width: 400, matches: false),
        Row(
            note: "together is all", condition: .together([.width(.above, 1), .height(.above, 1)]), width: 2, height: 1,
            matches: false),
        Row(
            note: "any of two", condition: .any([.width(.above, 900), .height(.equals, 500)]), width: 100, height: 500,
            matches: true),
        Row(note: "all of none holds", condition: .all([]), matches: true),
        Row(note: "any of none fails", condition: .any([]), matches: false),
        Row(
            note: "nested", condition: .all([.any([.width(.below, 50), .height(.below, 600)]), .not(.widerThanTall)]),
            width: 400, height: 500, matches: true),
    ]

    private static let missingFactRows = [
        Row(
            note: "a missing width does not match", condition: .width(.atLeast, 0), height: 300, matches: false,
            missing: .width),
        Row(
            note: "nor does its negation", condition: .not(.width(.atLeast, 0)), height: 300, matches: false,
            missing: .width),
        Row(
            note: "a missing height hides the orientation", condition: .not(.orientation([.landscape])), width: 300,
            matches: false, missing: .height),
        Row(
            note: "both are named", condition: number(.longerSide, .above, .number(1)), matches: false,
            missing: [.width, .height]),
        Row(
            note: "the right-hand fact may be missing", condition: .widerThanTall, width: 300, matches: false,
            missing: .height),
        Row(
            note: "any is saved by another part", condition: .any([.width(.above, 1), .height(.above, 1)]), height: 300,
            matches: true, missing: .width),
        Row(
            note: "all is lost by another part, in whatever order",
            condition: .not(.all([.width(.above, 1), .any([])])),
            matches: true, missing: .width),
        Row(
            note: "a flat container has no aspect ratio", condition: number(.aspectRatio, .above, .number(1)),
            width: 300,
            height: 0, matches: false, missing: .aspectRatio),
        Row(
            note: "an unspecified scale is not compared", condition: .not(.comparedDisplayScale([atLeastTwo])),
            matches: false, missing: .displayScale),
    ]

    private static let atLeastTwo = NumericComparison(.atLeast, .number(2))

    private static let traitRows = [
        Row(
            note: "a trait by a list",
            condition: .trait(.userInterfaceIdiom, [TraitValues(code: 1), TraitValues(code: 2)]), matches: true),
        Row(note: "another value", condition: .horizontal(.compact), matches: false),
        Row(
            note: "unspecified matches an absent trait", condition: .trait(.userInterfaceStyle, .unspecified),
            matches: true),
        Row(
            note: "unspecified does not match a given one", condition: .trait(.userInterfaceIdiom, .unspecified),
            matches: false),
        Row(
            note: "not over an unspecified trait holds", condition: .not(.horizontal(.regular)),
            traits: TraitCollection(),
            matches: true),
        Row(note: "a scale by value", condition: .displayScale([1, 2]), traits: scale(2), matches: true),
        Row(note: "an unspecified scale by value", condition: .displayScale([2]), matches: false),
        Row(note: "an unspecified scale by name", condition: .displayScale([nil]), matches: true),
        Row(
            note: "a scale as a number", condition: .comparedDisplayScale([atLeastTwo]), traits: scale(3), matches: true
        ),
        Row(note: "an unspecified language", condition: .typesettingLanguage(["ja", nil]), matches: true),
        Row(note: "a language that is not there", condition: .typesettingLanguage(["ja"]), matches: false),
    ]

    private static let versionRows = [
        Row(note: "26.1 is at least 26", condition: version(.atLeast, 26), matches: true),
        Row(note: "26.1 is not 26", condition: .systemVersion([SystemVersion(major: 26)]), matches: false),
        Row(note: "26.1 is 26.1", condition: .systemVersion([.newestMeasured]), matches: true),
        Row(
            note: "9 is below 14", condition: version(.below, 14), version: SystemVersion(major: 9), matches: true),
        Row(
            note: "13.4 is above 13", condition: version(.above, 13), version: SystemVersion(major: 13, minor: 4),
            matches: true),
    ]
}
