/// Three-valued truth, ordered so that "all" is the least of its parts and "any" the greatest.
enum Truth: UInt8, Sendable {
    case no = 0
    case unknown = 1
    case yes = 2

    init(_ holds: Bool) {
        self = holds ? .yes : .no
    }

    var negated: Truth {
        switch self {
        case .no: .yes
        case .unknown: .unknown
        case .yes: .no
        }
    }
}

/// One step of a compiled condition; a step's parts follow it, and `next` is the place behind the last of them.
struct PolicyStep: Sendable {
    enum Kind: UInt8, Sendable {
        case all
        case any
        case not
        case compareWithNumber
        case compareWithFact
        case orientation
        case trait
        case displayScale
        case typesettingLanguage
    }

    var kind: Kind
    var comparator = Comparator.equals
    /// The place in the fact vector of the fact that is compared.
    var subject = 0
    /// The trait whose value is asked for.
    var trait = EnumeratedTrait.horizontalSizeClass
    /// The place in the fact vector of the fact that is compared with.
    var otherFact = 0
    /// The number that is compared with.
    var number = 0.0
    /// What is added to the right-hand side while the rule is in force; for `equals` the distance allowed.
    var slack = 0.0
    /// The values that match: trait codes, or orientations.
    var values: UInt32 = 0
    /// For a display scale or language: the place of the list of values that match.
    var list = 0
    var next = 0
}

/// A policy's conditions as one flat list of steps, so that a decision follows no pointers and allocates nothing.
struct PolicyProgram: Sendable {
    private(set) var steps: [PolicyStep] = []
    /// The place of each rule's first step.
    private(set) var entries: [Int] = []
    private(set) var scaleLists: [[Double?]] = []
    private(set) var languageLists: [[String?]] = []
    /// Whether any rule has a band, so that the rule in force matters.
    private(set) var hasBands = false

    init(_ rules: [PolicyRule]) {
        for rule in rules {
            entries.append(steps.count)
            hasBands = hasBands || !rule.band.isEmpty
            append(rule.condition, band: rule.band, isNegated: false)
        }
    }

    /// The places of a rule's steps.
    func steps(ofRule rule: Int) -> Range<Int> {
        entries[rule]..<steps[entries[rule]].next
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
            appendAll(comparisons) { PolicyStep(comparingSlot: FactVector.displayScale, $0.comparator, $0.threshold) }
        case .typesettingLanguage(let languages):
            appendLeaf(PolicyStep(kind: .typesettingLanguage, list: languageLists.count))
            languageLists.append(languages)
        case .systemVersion(let versions):
            let equal = versions.map { Condition.comparedSystemVersion([VersionComparison(.equals, $0)]) }
            append(.any, parts: equal, band: band, isNegated: isNegated)
        case .comparedSystemVersion(let comparisons):
            appendAll(comparisons) { comparison in
                PolicyStep(
                    comparingSlot: FactVector.systemVersion, comparison.comparator,
                    .number(FactVector.number(of: comparison.version)))
            }
        }
    }

    private mutating func append(
        _ kind: PolicyStep.Kind, parts: [Condition], band: [NumericFact: Double], isNegated: Bool
    ) {
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
    fileprivate init(comparingSlot slot: Int, _ comparator: Comparator, _ threshold: Threshold) {
        switch threshold {
        case .number(let number):
            self.init(kind: .compareWithNumber, comparator: comparator, subject: slot, number: number)
        case .fact(let fact):
            self.init(
                kind: .compareWithFact, comparator: comparator, subject: slot, otherFact: Int(fact.rawValue))
        }
    }

    fileprivate init(
        comparing fact: NumericFact, _ comparison: NumericComparison, band: [NumericFact: Double], isNegated: Bool
    ) {
        self.init(comparingSlot: Int(fact.rawValue), comparison.comparator, comparison.threshold)
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

extension Orientation {
    var bit: UInt32 {
        switch self {
        case .portrait: 1
        case .landscape: 2
        case .square: 4
        }
    }
}
