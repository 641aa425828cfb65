/// Something that the answer rests on and that nobody stated.
public struct Assumption: Sendable, Hashable {
    /// A JSON pointer into the request: the member that was not given.
    public var pointer: String
    /// The value that stands in its place.
    public var value: AssumedValue
    /// Where the value comes from, in words.
    public var source: String
    /// How well that is known.
    public var confidence: Confidence
    /// The rule behind it, if there is one.
    public var rule: RuleID?

    /// Makes an assumption of what was assumed, from where, and how well it is known.
    public init(pointer: String, value: AssumedValue, source: String, confidence: Confidence, rule: RuleID?) {
        self.pointer = pointer
        self.value = value
        self.source = source
        self.confidence = confidence
        self.rule = rule
    }
}

/// A value that was assumed.
public enum AssumedValue: Sendable, Hashable {
    case number(Double)
    case text(String)
    case insets(EdgeInsets)
}

/// Something legal in the request that most likely is not meant, or that real code trips over.
public struct Warning: Sendable, Hashable {
    /// A JSON pointer into the request.
    public var pointer: String
    /// What is odd, in a sentence.
    public var reason: String
    /// The rule behind it, if there is one.
    public var rule: RuleID?

    /// Makes a warning of the place, the reason and the rule, if there is one.
    public init(pointer: String, reason: String, rule: RuleID?) {
        self.pointer = pointer
        self.reason = reason
        self.rule = rule
    }
}
