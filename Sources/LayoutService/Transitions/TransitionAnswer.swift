import AdaptiveLayout
package import JSONWire

/// What a transition request is answered with.
package struct TransitionAnswer: Sendable {
    private let request: TransitionRequest
    private let state: TransitionState
    private let steps: [TransitionStep]

    /// Takes the request's state through its events.
    ///
    /// - Throws: A 422 at the first event that cannot happen in the state that it meets.
    package init(_ request: TransitionRequest) throws(Problem) {
        let transition = Transition(resolving: request.resolution)
        var (state, steps) = (request.state, [TransitionStep]())
        steps.reserveCapacity(request.events.count)
        for (index, event) in request.events.enumerated() {
            do throws(TransitionFault) {
                let step = try transition.step(event, from: state)
                state = step.state
                steps.append(step)
            } catch {
                throw .invalidRequest([Fault(error, at: index)])
            }
        }
        self.request = request
        self.state = state
        self.steps = steps
    }
}

extension TransitionAnswer {
    /// The text of the answer to the text of a request.
    ///
    /// - Throws: 400 for what is no JSON, 422 for what cannot be answered.
    package static func text(for document: [UInt8], _ snapshot: Snapshot) throws(Problem) -> [UInt8] {
        let answer = try TransitionAnswer(.read(document, snapshot))
        // A step with its calls takes two kilobytes or so: room for all of them spares copies.
        var writer = JSONWriter(capacity: 4_096 + 2_560 * answer.steps.count)
        writer.value(answer)
        return writer.finish()
    }
}

extension TransitionAnswer: JSONWritable {
    /// Writes `{"state", "steps"}`.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.name("state")
            writer.state(state, of: request)
            writer.array("steps") { writer in
                for step in steps { writer.step(step, by: request.base.policy) }
            }
        }
    }
}

extension Fault {
    /// The fault of an event, at the event's own place in the request.
    fileprivate init(_ fault: TransitionFault, at index: Int) {
        let pointer =
            switch fault.place {
            case .event(nil): "/events/\(index)"
            case .event(.some(let member)): "/events/\(index)/\(member)"
            case .state(let pointer): "/state\(pointer)"
            }
        self.init(pointer: pointer, reason: fault.reason)
    }
}
