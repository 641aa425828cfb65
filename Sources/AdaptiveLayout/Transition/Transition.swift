/// The life of a split view as a pure state machine: a state and an event give the next state and what happened.
///
/// ```swift
/// let transition = Transition { container in DecisionInput(container, policy: policy) }
/// let step = try transition.step(.appear, from: state)
/// ```
public struct Transition: Sendable {
    /// Completes what is given of a container to everything that a decision follows from.
    ///
    /// The split view's settings, the override and the rule that decided last come from the state and are put in
    /// afterwards.
    public typealias Resolution = @Sendable (TransitionContainer) throws(TransitionFault) -> DecisionInput

    private let resolve: Resolution

    /// Makes a transition whose containers are completed by `resolve`.
    public init(resolving resolve: @escaping Resolution) {
        self.resolve = resolve
    }

    /// Takes a state through an event.
    ///
    /// Every view controller of the state and of the event is in the answered state or among what was discarded.
    ///
    /// - Throws: Why the event cannot happen in this state.
    public func step(_ event: TransitionEvent, from state: TransitionState) throws(TransitionFault) -> TransitionStep {
        var run = try StepRun(state, resolve)
        try run.take(event, resolve)
        return try run.finish()
    }
}
