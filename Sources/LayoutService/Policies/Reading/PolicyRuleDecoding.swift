import AdaptiveLayout
import JSONWire

/// The members of a rule while they are read.
private struct RuleMembers {
    var id: String?
    var condition: Condition?
    var outcome: PolicyOutcome?
    var band: [NumericFact: Double] = [:]
}

extension DecodingNotes {
    /// Reads a rule, whose id the earlier rules must not have.
    mutating func policyRule(_ value: borrowing JSONValue, otherIDs: inout Set<String>) -> PolicyRule? {
        var members = RuleMembers()
        let isObject = readObject(value, known: ["id", "when", "then", "band"]) { name, value, notes in
            switch name {
            case "id": members.id = notes.ruleID(value, otherIDs: &otherIDs)
            case "when": members.condition = notes.condition(value, depth: 1)
            case "then": members.outcome = notes.policyOutcome(value)
            case "band": members.band = notes.band(value)
            default: return false
            }
            return true
        }
        guard isObject else { return nil }
        for name in ["id", "when", "then"] as [StaticString] where value[name] == nil {
            fault("The member \(name) is missing.")
        }
        guard let id = members.id, let condition = members.condition, let outcome = members.outcome else { return nil }
        faultBandsWithoutThreshold(members.band, in: condition)
        return PolicyRule(id: id, when: condition, then: outcome, band: members.band)
    }

    private mutating func ruleID(_ value: borrowing JSONValue, otherIDs: inout Set<String>) -> String? {
        guard let id = string(value, limit: PolicyLimits.idBytes) else { return nil }
        guard !id.isEmpty else {
            fault("A rule's id may not be empty.")
            return nil
        }
        guard otherIDs.insert(id).inserted else {
            fault("An earlier rule has the id \"\(id)\" too.")
            return nil
        }
        return id
    }

    private mutating func band(_ value: borrowing JSONValue) -> [NumericFact: Double] {
        var band: [NumericFact: Double] = [:]
        let isObject = readObject(value, known: numericFacts.map(\.name)) { name, value, notes in
            guard let fact = name.choice(from: numericFacts) else { return false }
            band[fact] = notes.number(value, in: PolicyLimits.band)
            return true
        }
        if isObject, value.count == 0 { fault("A band names at least one fact, such as {\"width\": 16}.") }
        return band
    }

    /// A band on a fact that the rule never compares would do nothing, and is most likely a slip.
    private mutating func faultBandsWithoutThreshold(_ band: [NumericFact: Double], in condition: Condition) {
        guard !band.isEmpty else { return }
        let compared = condition.comparedFacts
        for (fact, _) in band.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where !compared.contains(fact) {
            descend(into: .member("band")) { notes in
                notes.fault(at: .member(fact.name), "The rule does not compare this fact: the band would do nothing.")
            }
        }
    }
}

/// The numeric facts by name.
let numericFacts: NameTable<NumericFact> = [
    ("width", .width), ("height", .height), ("aspectRatio", .aspectRatio), ("shorterSide", .shorterSide),
    ("longerSide", .longerSide),
]

extension Condition {
    /// The numeric facts that stand on either side of a comparison.
    fileprivate var comparedFacts: Set<NumericFact> {
        switch self {
        case .all(let parts), .together(let parts), .any(let parts):
            return parts.reduce(into: []) { $0.formUnion($1.comparedFacts) }
        case .not(let part): return part.comparedFacts
        case .number(let fact, let comparisons):
            return comparisons.reduce(into: [fact]) { facts, comparison in
                if case .fact(let other) = comparison.threshold { facts.insert(other) }
            }
        case .orientation, .trait, .displayScale, .comparedDisplayScale, .typesettingLanguage, .systemVersion,
            .comparedSystemVersion:
            return []
        }
    }
}
