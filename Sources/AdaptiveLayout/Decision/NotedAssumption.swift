/// An assumption of a decision in words that are part of the program: reading it makes nothing.
package struct NotedAssumption {
    /// Where the request carries the members of a decision, as the beginning of a JSON pointer.
    package let place: StaticString
    /// A JSON pointer from there: the member that was not given.
    package let pointer: StaticString
    /// The value that stands in its place.
    package let value: NotedValue
    /// Where the value comes from, in words.
    package let source: StaticString
    /// The version of iOS that the source ends with, for what differs from one to the next.
    package let version: SystemVersion?
    /// The rule behind it, if there is one.
    package let rule: RuleID?

    /// How well it is known: what is documented or measured is not assumed.
    package var confidence: Confidence { .inferred }
}

/// A value that was assumed, a text as a literal.
package enum NotedValue {
    case number(Double)
    case word(StaticString)
    case insets(EdgeInsets)
}

extension Assumption {
    /// Makes strings of the words.
    init(_ noted: borrowing NotedAssumption) {
        self.init(
            pointer: noted.place.description + noted.pointer.description, value: AssumedValue(noted.value),
            source: noted.source.description + (noted.version?.description ?? ""), confidence: noted.confidence,
            rule: noted.rule)
    }
}

extension AssumedValue {
    fileprivate init(_ value: NotedValue) {
        switch value {
        case .number(let number): self = .number(number)
        case .word(let word): self = .text(word.description)
        case .insets(let insets): self = .insets(insets)
        }
    }
}
