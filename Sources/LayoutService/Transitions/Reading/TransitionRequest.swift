package import AdaptiveLayout
package import JSONWire

/// A transition request whose device and policy have been looked up.
package struct TransitionRequest: Sendable {
    /// The request's state as a decision request, for what does not change on the way.
    package var base: DecisionRequest
    /// The members of that decision request as they were given.
    package var members: RequestMembers
    /// Where the split view stands.
    package var state: TransitionState
    /// What happens, in order.
    package var events: [TransitionEvent]
    /// What the state is completed from.
    package var snapshot: Snapshot
}

extension DecodingNotes {
    /// Reads a transition request, with all its faults at once.
    package mutating func transitionRequest(_ value: borrowing JSONValue, _ snapshot: Snapshot) -> TransitionRequest? {
        var register = ViewControllerRegister()
        var start: (base: DecisionRequest, members: RequestMembers, state: TransitionState)?
        var events: [TransitionEvent] = []
        var (hasState, hasEvents) = (false, false)
        guard value.kind == .object else {
            fault("This must be an object, not \(value.kindInWords).")
            return nil
        }
        // The state comes first, wherever it stands, so that the ids of the events are counted after its own.
        if let stateValue = value["state"] {
            hasState = true
            start = descend(into: .member("state")) { notes in
                notes.transitionState(stateValue, snapshot, into: &register)
            }
        }
        value.forEachMember { name, value in
            switch name {
            case "state": return
            case "events":
                hasEvents = true
                events = descend(into: .member("events")) { notes in notes.transitionEvents(value, into: &register) }
            default: unknownMember(name, known: ["state", "events"])
            }
        }
        if !hasState { fault("A transition needs a state.") }
        if !hasEvents { fault("A transition needs events.") }
        guard let start else { return nil }
        return TransitionRequest(
            base: start.base, members: start.members, state: start.state, events: events, snapshot: snapshot)
    }

    private mutating func transitionEvents(
        _ value: borrowing JSONValue, into register: inout ViewControllerRegister
    ) -> [TransitionEvent] {
        var events: [TransitionEvent] = []
        guard value.kind == .array else {
            fault("This must be an array, not \(value.kindInWords).")
            return []
        }
        guard value.count <= TransitionLimits.events else {
            fault("A call may have at most \(TransitionLimits.events) events, not \(value.count).")
            return []
        }
        events.reserveCapacity(value.count)
        value.forEachElement { index, value in
            // What an event brings may be gone again before the next: the step itself sees whether an id is taken.
            register.forgetIDs()
            let event = descend(into: .index(index)) { notes in notes.transitionEvent(value, into: &register) }
            if let event { events.append(event) }
        }
        return events
    }
}
