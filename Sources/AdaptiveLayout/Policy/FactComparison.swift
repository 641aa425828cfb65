/// A value that a fact has or is compared with.
public enum FactValue: Sendable, Hashable {
    case number(Double)
    case text(String)
    case oneOf([String])
}

/// Whether something holds, in the three values of a policy's conditions.
public enum Verdict: String, CaseIterable, Sendable {
    case matched
    case failed
    /// A fact that it asks for is not known; such a rule does not match.
    case unknown
}

/// One comparison that a rule made, as an explanation shows it.
public struct FactComparison: Sendable, Hashable {
    /// The fact's name, as the policy spells it.
    public var fact: String
    /// The comparator's name; "is" for a value or a list of values.
    public var comparator: String
    /// What the fact was compared with, a band included; nil where that is a fact that is not known.
    public var threshold: FactValue?
    /// The fact that the threshold was read from, if it was one.
    public var thresholdFact: String?
    /// What the rule's band added to the threshold because the rule is in force.
    public var slack: Double
    /// The fact's value, or nil where it is not known.
    public var actual: FactValue?
    /// Whether the comparison held.
    public var verdict: Verdict

    /// The comparison in words: "width 479 is not at least 480".
    public var sentence: String {
        let against = [comparisonWords, thresholdFact, threshold?.words].compactMap(\.self).joined(separator: " ")
        guard let actual else { return "\(fact) is not known, so that it cannot be \(against)" }
        guard threshold != nil else { return "\(fact) \(actual.words) cannot be \(against), which is not known" }
        let band = slack == 0 ? "" : " (a band of \(FactValue.number(slack.magnitude).words) included)"
        return "\(fact) \(actual.words) is \(verdict == .matched ? "" : "not ")\(against)\(band)"
    }

    private var comparisonWords: String? {
        switch comparator {
        case Comparator.atLeast.rawValue: "at least"
        case Comparator.atMost.rawValue: "at most"
        case Comparator.equals.rawValue: slack == 0 ? "equal to" : "near"
        case "is": nil
        default: comparator
        }
    }
}

extension FactValue {
    /// The value as a sentence spells it.
    var words: String {
        switch self {
        case .number(let number):
            let text = number.description
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        case .text(let text): return text
        case .oneOf(let names): return names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
        }
    }
}
