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

    /// Whether the step has no parts.
    var isLeaf: Bool {
        switch kind {
        case .all, .any, .not: false
        case .compareWithNumber, .compareWithFact, .orientation, .trait, .displayScale, .typesettingLanguage: true
        }
    }

    var comparator = Comparator.equals
    /// The fact that is compared.
    var subject = ComparedFact.width
    /// The trait whose value is asked for.
    var trait = EnumeratedTrait.horizontalSizeClass
    /// The fact that is compared with.
    var otherFact = ComparedFact.width
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
///
/// A reference, so that running it copies none of its lists; it never changes.
final class PolicyProgram: Sendable {
    let steps: [PolicyStep]
    /// The place of each rule's first step.
    let entries: [Int]
    let scaleLists: [[Double?]]
    let languageLists: [[String?]]
    /// Whether any rule has a band, so that the rule in force matters.
    let hasBands: Bool

    init(_ rules: [PolicyRule]) {
        var compiler = PolicyCompiler()
        entries = rules.map { compiler.append($0) }
        steps = compiler.steps
        scaleLists = compiler.scaleLists
        languageLists = compiler.languageLists
        hasBands = rules.contains { !$0.band.isEmpty }
    }

    /// The places of a rule's steps.
    func steps(ofRule rule: Int) -> Range<Int> {
        entries[rule]..<steps[entries[rule]].next
    }
}
