import AdaptiveLayout
import JSONWire

/// The comparators by name, in the order in which comparisons are kept.
let comparators: NameTable<Comparator> = [
    ("atLeast", .atLeast), ("above", .above), ("atMost", .atMost), ("below", .below), ("equals", .equals),
]

extension DecodingNotes {
    /// Reads the comparisons of a numeric fact: `{"atLeast": 480, "below": "height"}`.
    mutating func comparisons(_ value: borrowing JSONValue, of fact: NumericFact) -> [NumericComparison]? {
        comparisons(value) { comparator, value, notes in
            notes.threshold(value, for: fact).map { NumericComparison(comparator, $0) }
        }
    }

    /// Reads an object of comparators, at least one, each with what it compares with.
    mutating func comparisons<Comparison>(
        _ value: borrowing JSONValue,
        _ read: (Comparator, borrowing JSONValue, inout DecodingNotes) -> Comparison?
    ) -> [Comparison]? {
        guard value.kind == .object, value.count > 0 else {
            fault("This must be an object of comparators, such as {\"atLeast\": 480}: \(comparatorsInWords).")
            return nil
        }
        var found: [(comparator: Comparator, comparison: Comparison)] = []
        let count = value.count
        readObject(value, known: []) { name, value, notes in
            guard let comparator = name.choice(from: comparators) else {
                let nearest = NearestName.nearest(to: name.string, among: comparators.lazy.map(\.name.description))
                notes.fault("There is no such comparator, only \(comparatorsInWords).", nearest: nearest)
                return true
            }
            if let comparison = read(comparator, value, &notes) { found.append((comparator, comparison)) }
            return true
        }
        guard found.count == count else { return nil }
        return comparators.compactMap { row in found.first { $0.comparator == row.choice }?.comparison }
    }

    private mutating func threshold(_ value: borrowing JSONValue, for fact: NumericFact) -> Threshold? {
        guard let text = value.text else {
            return number(value, in: PolicyLimits.threshold).map { .number($0) }
        }
        guard let other = text.choice(from: numericFacts) else {
            let nearest = NearestName.nearest(to: text.string, among: numericFacts.lazy.map(\.name.description))
            fault("This must be a number or the name of a fact.", nearest: nearest)
            return nil
        }
        guard other != fact else {
            fault("A fact compared with itself decides nothing.")
            return nil
        }
        guard (other == .aspectRatio) == (fact == .aspectRatio) else {
            fault("A ratio and a length in points cannot be compared.")
            return nil
        }
        return .fact(other)
    }

    /// Reads a condition on the display scale: values, or comparisons with numbers.
    mutating func displayScaleCondition(_ value: borrowing JSONValue) -> Condition? {
        guard value.kind == .object else {
            return values(value) { value, notes in notes.scale(value) }.map { .displayScale($0.sortedOnce(by: <)) }
        }
        return comparisons(value) { comparator, value, notes in
            notes.number(value, in: PolicyLimits.threshold).map { NumericComparison(comparator, .number($0)) }
        }.map { .comparedDisplayScale($0) }
    }

    private mutating func scale(_ value: borrowing JSONValue) -> Double?? {
        if value.isUnspecified { return .some(nil) }
        return number(value, in: PolicyLimits.threshold, unit: "a display scale").map { .some($0) }
    }

    /// Reads a condition on the typesetting language: one tag, or several.
    mutating func languageCondition(_ value: borrowing JSONValue) -> Condition? {
        values(value) { value, notes -> String?? in
            value.isUnspecified ? .some(nil) : notes.string(value).map { .some($0) }
        }.map { .typesettingLanguage($0.sortedOnce(by: <)) }
    }

    /// Reads a condition on the system version: values, or comparisons with versions.
    mutating func systemVersionCondition(_ value: borrowing JSONValue) -> Condition? {
        guard value.kind == .object else {
            return values(value) { value, notes in notes.systemVersion(value) }
                .map { .systemVersion($0.map(Optional.some).sortedOnce(by: <).compactMap(\.self)) }
        }
        return comparisons(value) { comparator, value, notes in
            notes.systemVersion(value).map { VersionComparison(comparator, $0) }
        }.map { .comparedSystemVersion($0) }
    }
}

private let comparatorsInWords = comparators.map(\.name.description).joined(separator: ", ")

extension JSONValue {
    /// Whether the value is null or "unspecified".
    fileprivate var isUnspecified: Bool {
        if isNull { return true }
        guard let text else { return false }
        return text == "unspecified"
    }
}

extension Array {
    /// Each value once, in order, with nil behind all others.
    fileprivate func sortedOnce<Value: Hashable>(by areInOrder: (Value, Value) -> Bool) -> [Value?]
    where Element == Value? {
        let values = Set(compactMap(\.self)).sorted(by: areInOrder)
        return values.map(Optional.some) + (contains(nil) ? [nil] : [])
    }
}
