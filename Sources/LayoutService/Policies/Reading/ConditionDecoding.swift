import AdaptiveLayout
import JSONWire

extension DecodingNotes {
    /// Reads a condition: an object whose members must all hold.
    ///
    /// An unknown member is always a fault, since letting it through would change what the condition means.
    mutating func condition(_ value: borrowing JSONValue, depth: Int) -> Condition? {
        guard depth <= PolicyLimits.conditionDepth else {
            fault("Conditions may be nested at most \(PolicyLimits.conditionDepth) deep.")
            return nil
        }
        guard value.kind == .object, value.count > 0 else {
            fault("A condition is an object with at least one member, such as {\"width\": {\"atLeast\": 480}}.")
            return nil
        }
        var parts: [(rank: Int, condition: Condition)] = []
        let count = value.count
        readObject(value, known: []) { name, value, notes in
            if let part = notes.conditionMember(name, value, depth: depth) { parts.append(part) }
            return true
        }
        guard parts.count == count else { return nil }
        // The order of members means nothing, so that they are kept in one order.
        let sorted = parts.sorted { $0.rank < $1.rank }.map(\.condition)
        return sorted.count == 1 ? sorted[0] : .together(sorted)
    }

    private mutating func conditionMember(
        _ name: borrowing JSONText, _ value: borrowing JSONValue, depth: Int
    ) -> (rank: Int, condition: Condition)? {
        guard let word = name.choice(from: conditionWords) else {
            let nearest = NearestName.nearest(to: name.string, among: conditionWords.lazy.map(\.name.description))
            fault("There is no fact of this name.", nearest: nearest)
            return nil
        }
        return condition(word.kind, value, depth: depth).map { (word.rank, $0) }
    }

    private mutating func condition(
        _ kind: ConditionWord.Kind, _ value: borrowing JSONValue, depth: Int
    ) -> Condition? {
        switch kind {
        case .all: return conditions(value, depth: depth + 1).map { .all($0) }
        case .any: return conditions(value, depth: depth + 1).map { .any($0) }
        case .not: return condition(value, depth: depth + 1).map { .not($0) }
        case .number(let fact): return comparisons(value, of: fact).map { .number(fact, $0) }
        case .orientation: return values(value) { $1.choice($0, from: orientations) }.map { .orientation($0.sorted()) }
        case .trait(let trait): return traitValues(value, of: trait).map { .trait(trait, $0) }
        case .displayScale: return displayScaleCondition(value)
        case .typesettingLanguage: return languageCondition(value)
        case .systemVersion: return systemVersionCondition(value)
        }
    }

    private mutating func conditions(_ value: borrowing JSONValue, depth: Int) -> [Condition]? {
        if value.kind == .array, value.count == 0 {
            fault("This must list at least one condition.")
            return nil
        }
        var conditions: [Condition] = []
        let count = value.count
        let isArray = readArray(value, limit: PolicyLimits.listedValues) { _, value, notes in
            if let condition = notes.condition(value, depth: depth) { conditions.append(condition) }
        }
        return isArray && conditions.count == count ? conditions : nil
    }

    private mutating func traitValues(_ value: borrowing JSONValue, of trait: EnumeratedTrait) -> TraitValues? {
        values(value) { value, notes in notes.traitCode(value, of: trait).map { TraitValues(code: $0) } }
            .map { $0.reduce(into: []) { $0.formUnion($1) } }
    }

    /// Reads one value or a list of at least one.
    mutating func values<Value>(
        _ value: borrowing JSONValue, _ read: (borrowing JSONValue, inout DecodingNotes) -> Value?
    ) -> [Value]? {
        guard value.kind == .array else { return read(value, &self).map { [$0] } }
        guard value.count > 0 else {
            fault("This must list at least one value.")
            return nil
        }
        var values: [Value] = []
        let count = value.count
        let isArray = readArray(value, limit: PolicyLimits.listedValues) { _, value, notes in
            if let one = read(value, &notes) { values.append(one) }
        }
        return isArray && values.count == count ? values : nil
    }
}

/// A member that a condition can have.
struct ConditionWord: Sendable {
    enum Kind: Sendable {
        case all
        case any
        case not
        case number(NumericFact)
        case orientation
        case trait(EnumeratedTrait)
        case displayScale
        case typesettingLanguage
        case systemVersion
    }

    let kind: Kind
    /// Its place among the members of one condition.
    let rank: Int
}

/// The members of a condition, in the order in which they are kept.
let conditionWords: NameTable<ConditionWord> = {
    var words: [(StaticString, ConditionWord.Kind)] = [("all", .all), ("any", .any), ("not", .not)]
    words += numericFacts.map { ($0.name, .number($0.choice)) }
    words.append(("orientation", .orientation))
    words += EnumeratedTrait.allCases.map { ($0.name, .trait($0)) }
    words += [
        ("displayScale", .displayScale), ("typesettingLanguage", .typesettingLanguage),
        ("systemVersion", .systemVersion),
    ]
    return words.enumerated().map { rank, word in (word.0, ConditionWord(kind: word.1, rank: rank)) }
}()

private let orientations: NameTable<Orientation> = [
    ("portrait", .portrait), ("landscape", .landscape), ("square", .square),
]

extension [Orientation] {
    /// Each orientation once, in the order of the cases.
    fileprivate func sorted() -> [Orientation] {
        Orientation.allCases.filter(contains)
    }
}
