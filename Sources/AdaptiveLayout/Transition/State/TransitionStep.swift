/// What an event brought about.
public struct TransitionStep: Sendable {
    /// Where the split view stands now.
    public var state: TransitionState
    /// The calls that were made, in order.
    public var calls: [Call]
    /// The decision in force after the event, with the traps of the step among its warnings.
    public var decision: Decision
    /// The screens that left the hierarchy.
    public var discarded: [Discard]
}

/// Why an event cannot happen in a state.
public struct TransitionFault: Error, Sendable, Hashable {
    /// What of the request is wrong.
    public enum Place: Sendable, Hashable {
        /// The event, or a member of it.
        case event(member: String?)
        /// A member of the state, by its JSON pointer within it.
        case state(pointer: String)
    }

    /// What of the request is wrong.
    public var place: Place
    /// What is wrong there, in a sentence.
    public var reason: String

    /// Makes a fault of its place and its reason.
    public init(at place: Place, _ reason: String) {
        self.place = place
        self.reason = reason
    }
}

/// How much a transition may hold.
public enum TransitionLimits: Sendable {
    /// The most events in a call.
    public static let events = 1_000
    /// The most view controllers in a call: those of the state and those that its events bring.
    public static let viewControllers = 10_000
    /// How many view controllers may stand inside each other.
    public static let depth = 64
}
