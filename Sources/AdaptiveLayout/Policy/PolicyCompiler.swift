/// Turns the conditions of a policy's rules into steps.
struct PolicyCompiler {
    private(set) var steps: [PolicyStep] = []
    private(set) var scaleLists: [[Double?]] = []
    private(set) var languageLists: [[String?]] = []

    /// Appends the steps of a rule, and returns the place of the first.
    mutating func append(_ rule: PolicyRule) -> Int {
        let entry = steps.count
        append(rule.condition, band: rule.band, isNegated: false)
        return entry
    }

    private mutating func append(_ condition: Condition, band: [NumericFact: Double], isNegated: Bool) {
        switch condition {
        case .all(let parts), .together(let parts):
            append(.all, parts: parts, band: band, isNegated: isNegated)
        case .any(let parts):
            append(.any, parts: parts, band: band, isNegated: isNegated)
        case .not(let part):
            append(.not, parts: [part], band: band, isNegated: !isNegated)
        case .number(let fact, let comparisons):
            appendAll(comparisons) { comparison in
                PolicyStep(comparing: fact, comparison, band: band, isNegated: isNegated)
            }
        case .orientation(let orientations):
            appendLeaf(PolicyStep(kind: .orientation, values: orientations.reduce(0) { $0 | $1.bit }))
        case .trait(let trait, let values):
            appendLeaf(PolicyStep(kind: .trait, trait: trait, values: values.rawValue))
        case .displayScale(let scales):
            appendLeaf(PolicyStep(kind: .displayScale, list: scaleLists.count))
            scaleLists.append(scales)
        case .comparedDisplayScale(let comparisons):
            appendAll(comparisons) { PolicyStep(comparing: .displayScale, $0.comparator, $0.threshold) }
        case .typesettingLanguage(let languages):
            appendLeaf(PolicyStep(kind: .typesettingLanguage, list: languageLists.count))
            languageLists.append(languages)
        case .systemVersion(let versions):
            let equal = versions.map { Condition.comparedSystemVersion([VersionComparison(.equals, $0)]) }
            append(.any, parts: equal, band: band, isNegated: isNegated)
        case .comparedSystemVersion(let comparisons):
            appendAll(comparisons) { comparison in
                PolicyStep(
                    comparing: .systemVersion, comparison.comparator,
                    .number(FactVector.number(of: comparison.version)))
            }
        }
    }

    private mutating func append(
        _ kind: PolicyStep.Kind, parts: [Condition], band: [NumericFact: Double], isNegated: Bool
    ) {
        // A list of one says what its part says.
        if kind != .not, parts.count == 1 { return append(parts[0], band: band, isNegated: isNegated) }
        let place = steps.count
        steps.append(PolicyStep(kind: kind))
        for part in parts {
            append(part, band: band, isNegated: isNegated)
        }
        steps[place].next = steps.count
    }

    private mutating func appendAll<Comparison>(_ comparisons: [Comparison], _ step: (Comparison) -> PolicyStep) {
        guard comparisons.count != 1 else { return appendLeaf(step(comparisons[0])) }
        let place = steps.count
        steps.append(PolicyStep(kind: .all))
        for comparison in comparisons {
            appendLeaf(step(comparison))
        }
        steps[place].next = steps.count
    }

    private mutating func appendLeaf(_ leaf: PolicyStep) {
        var step = leaf
        step.next = steps.count + 1
        steps.append(step)
    }
}

extension PolicyStep {
    fileprivate init(comparing subject: ComparedFact, _ comparator: Comparator, _ threshold: Threshold) {
        switch threshold {
        case .number(let number):
            self.init(kind: .compareWithNumber, comparator: comparator, subject: subject, number: number)
        case .fact(let fact):
            self.init(
                kind: .compareWithFact, comparator: comparator, subject: subject, otherFact: ComparedFact(fact))
        }
    }

    fileprivate init(
        comparing fact: NumericFact, _ comparison: NumericComparison, band: [NumericFact: Double], isNegated: Bool
    ) {
        self.init(comparing: ComparedFact(fact), comparison.comparator, comparison.threshold)
        slack = comparison.slack(on: fact, band: band, isNegated: isNegated)
    }
}

extension NumericComparison {
    /// What a band adds to the right-hand side, so that the rule in force holds for longer and never for less.
    func slack(on fact: NumericFact, band: [NumericFact: Double], isNegated: Bool) -> Double {
        var width = band[fact] ?? 0
        if case .fact(let other) = threshold {
            width += band[other] ?? 0
        }
        switch comparator {
        case .atLeast, .above: return isNegated ? width : -width
        case .atMost, .below: return isNegated ? -width : width
        case .equals: return isNegated ? 0 : width
        }
    }
}
