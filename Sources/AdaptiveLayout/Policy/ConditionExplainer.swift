/// Answers a condition and notes every comparison in it.
struct ConditionExplainer {
    private let facts: PolicyFacts
    private let band: [NumericFact: Double]
    private(set) var comparisons: [FactComparison] = []
    private var isNegated = false

    /// Makes an explainer; the band is empty unless the condition's rule is in force.
    init(facts: PolicyFacts, band: [NumericFact: Double]) {
        self.facts = facts
        self.band = band
    }

    mutating func truth(of condition: Condition) -> Truth {
        switch condition {
        case .all(let parts), .together(let parts):
            return parts.map { truth(of: $0) }.min() ?? .yes
        case .any(let parts):
            return parts.map { truth(of: $0) }.max() ?? .no
        case .not(let part):
            isNegated.toggle()
            defer { isNegated.toggle() }
            return truth(of: part).negated
        case .number(let fact, let comparisons):
            return comparisons.map { note(fact, $0) }.min() ?? .yes
        case .comparedDisplayScale(let comparisons):
            return comparisons.map { noteDisplayScale($0) }.min() ?? .yes
        case .comparedSystemVersion(let comparisons):
            return comparisons.map { note($0) }.min() ?? .yes
        case .orientation(let orientations):
            return note("orientation", isOneOf: orientations.map(\.rawValue), facts.orientation?.rawValue)
        case .trait(let trait, let values):
            let actual = facts.traits[trait]?.description ?? TraitValues.unspecifiedName
            return note(trait.name.description, isOneOf: values.names(of: trait), actual)
        case .displayScale(let scales):
            return note("displayScale", isOneOf: scales.map(\.words), facts.traits.displayScale.words)
        case .typesettingLanguage(let languages):
            return note("typesettingLanguage", isOneOf: languages.map(\.words), facts.traits.typesettingLanguage.words)
        case .systemVersion(let versions):
            return note("systemVersion", isOneOf: versions.map(\.description), facts.systemVersion.description)
        }
    }

    private mutating func note(_ fact: NumericFact, _ comparison: NumericComparison) -> Truth {
        let slack = comparison.slack(on: fact, band: band, isNegated: isNegated)
        return note(fact.name, facts.value(of: fact), comparison, slack: slack)
    }

    private mutating func noteDisplayScale(_ comparison: NumericComparison) -> Truth {
        note("displayScale", facts.traits.displayScale, comparison, slack: 0)
    }

    private mutating func note(
        _ name: String, _ actual: Double?, _ comparison: NumericComparison, slack: Double
    ) -> Truth {
        let threshold: Double?
        var thresholdFact: String?
        switch comparison.threshold {
        case .number(let number): threshold = number
        case .fact(let other):
            threshold = facts.value(of: other)
            thresholdFact = other.name
        }
        var truth = Truth.unknown
        if let actual, let threshold {
            truth = Truth(comparison.comparator.holds(actual, threshold, slack: slack))
        }
        let isDistance = comparison.comparator == .equals
        comparisons.append(
            FactComparison(
                fact: name, comparator: comparison.comparator.rawValue,
                threshold: threshold.map { .number(isDistance ? $0 : $0 + slack) }, thresholdFact: thresholdFact,
                slack: slack, actual: actual.map { .number($0) }, verdict: Verdict(truth)))
        return truth
    }

    private mutating func note(_ comparison: VersionComparison) -> Truth {
        let number = FactVector.number(of: facts.systemVersion)
        let truth = Truth(
            comparison.comparator.holds(number, FactVector.number(of: comparison.version), slack: 0))
        comparisons.append(
            FactComparison(
                fact: "systemVersion", comparator: comparison.comparator.rawValue,
                threshold: .text(comparison.version.description), slack: 0,
                actual: .text(facts.systemVersion.description), verdict: Verdict(truth)))
        return truth
    }

    private mutating func note(_ fact: String, isOneOf allowed: [String], _ actual: String?) -> Truth {
        let truth = actual.map { Truth(allowed.contains($0)) } ?? .unknown
        comparisons.append(
            FactComparison(
                fact: fact, comparator: "is", threshold: .oneOf(allowed), slack: 0, actual: actual.map { .text($0) },
                verdict: Verdict(truth)))
        return truth
    }
}

extension Double? {
    fileprivate var words: String { map { FactValue.number($0).words } ?? TraitValues.unspecifiedName }
}

extension String? {
    fileprivate var words: String { self ?? TraitValues.unspecifiedName }
}

extension Truth: Comparable {
    static func < (left: Truth, right: Truth) -> Bool {
        left.rawValue < right.rawValue
    }
}
