/// How well a rule is known.
public enum Confidence: String, CaseIterable, Sendable {
    /// Apple's documentation, headers or sessions say it.
    case documented
    /// Read off a device or simulator.
    case measured
    /// Concluded from what is documented or measured; the most likely reading.
    case inferred
}

/// A rule that decided something, and how well it is known.
public struct Reason: Sendable, Hashable {
    /// The rule.
    public var rule: RuleID
    /// How well it is known.
    public var confidence: Confidence

    /// Makes a reason of a rule and its confidence.
    public init(_ rule: RuleID, _ confidence: Confidence) {
        self.rule = rule
        self.confidence = confidence
    }
}
