import AdaptiveLayout

/// SplitMix64: a sequence of numbers that is the same in every run.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Makes policies and domains at random whose thresholds often coincide, with one another and with the other side.
struct RandomPolicies {
    private var generator: SplitMix64
    private static let lengths = [0, 320, 375, 404, 480, 480.5, 600, 700, 800, 1280, 1280.0.nextUp]
    private static let ratios = [0, 0.5, 0.75, 1, 1.25, 4.0 / 3.0, 1.6, 2]
    private static let lengthFacts: [NumericFact] = [.width, .height, .shorterSide, .longerSide]

    init(seed: UInt64) {
        generator = SplitMix64(state: seed)
    }

    mutating func policy() -> Policy {
        let names = ["a", "b", "c", "d", "e"].prefix(Int.random(in: 0...5, using: &generator))
        let rules = names.map { name in
            PolicyRule(
                id: name, when: condition(depth: 3), then: PolicyOutcome(pick([.clear, .keep])),
                band: chance(0.3) ? [pick(NumericFact.allCases): pick([0.25, 16, 100])] : [:])
        }
        return Policy(id: "random", title: "random", rules: rules, otherwise: PolicyOutcome(.keep))
    }

    mutating func domain() -> AnalysisDomain {
        let ends = [length(), length()].sorted()
        let traits = TraitCollection(
            horizontal: pick([nil, .compact, .regular]), vertical: pick([nil, .compact, .regular]))
        return AnalysisDomain(
            axis: pick([.width, .width, .height]), range: ends[0]...(chance(0.5) ? 2000 : ends[1]),
            otherSide: chance(0.05) ? nil : length(), traits: traits,
            previousRule: pick([nil, "a", "b", "c"]))
    }

    /// Values in a range, many of them on or beside a threshold.
    mutating func values(in range: ClosedRange<Double>, count: Int, near marks: [Double]) -> [Double] {
        (0..<count).map { _ in
            var value = chance(0.5) ? pick(marks) : Double.random(in: range, using: &generator)
            if chance(0.3) { value = chance(0.5) ? value.nextUp : value.nextDown }
            return min(max(value, range.lowerBound), range.upperBound)
        }
    }

    private mutating func condition(depth: Int) -> Condition {
        guard depth > 0, chance(0.6) else { return leaf() }
        switch Int.random(in: 0...2, using: &generator) {
        case 0: return .all(conditions(depth: depth - 1))
        case 1: return .any(conditions(depth: depth - 1))
        default: return .not(condition(depth: depth - 1))
        }
    }

    private mutating func conditions(depth: Int) -> [Condition] {
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in condition(depth: depth) }
    }

    private mutating func leaf() -> Condition {
        switch Int.random(in: 0...9, using: &generator) {
        case 0: return .orientation([pick(Orientation.allCases)])
        case 1: return .horizontal(pick([.compact, .regular]))
        case 2: return .number(.aspectRatio, [NumericComparison(pick(Comparator.allCases), .number(ratio()))])
        case 3, 4:
            let other = pick(Self.lengthFacts)
            return .number(pick(Self.lengthFacts), [NumericComparison(pick(Comparator.allCases), .fact(other))])
        case 5:
            let bounds = [length(), length()].sorted()
            return .number(
                .width,
                [NumericComparison(.atLeast, .number(bounds[0])), NumericComparison(.below, .number(bounds[1]))])
        default:
            return .number(pick(Self.lengthFacts), [NumericComparison(pick(Comparator.allCases), .number(length()))])
        }
    }

    private mutating func length() -> Double {
        chance(0.8) ? pick(Self.lengths) : Double.random(in: 0...2000, using: &generator)
    }

    private mutating func ratio() -> Double {
        chance(0.7) ? pick(Self.ratios) : Double.random(in: 0...3, using: &generator)
    }

    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < probability
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }
}
