package import AdaptiveLayout
package import JSONWire

extension JSONWriter {
    /// Writes a step: what was called, what is decided, and what left the hierarchy.
    mutating func step(_ step: TransitionStep, by policy: LoadedPolicy) {
        object { writer in
            writer.member("calls", step.calls)
            writer.name("decision")
            writer.decision(step.decision, by: policy)
            writer.member("discarded", step.discarded)
        }
    }
}

extension AdaptiveLayout.Call: JSONWritable {
    /// Writes `{"receiver", "method", "arguments", "returned"}`; what returns nothing, or nil, returned null.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("receiver", receiver.rawValue)
            writer.member("method", method.rawValue)
            writer.object("arguments") { writer in
                for argument in arguments {
                    writer.name(escaping: argument.name)
                    writer.value(argument.value)
                }
            }
            writer.member("returned", returned)
        }
    }
}

extension CallValue: JSONWritable {
    /// Writes the bare value.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .none: writer.null()
        case .flag(let flag): writer.value(flag)
        case .name(let name): writer.value(name)
        case .size(let size): writer.value(size)
        case .traits(let traits): writer.value(traits)
        case .viewController(let reference): writer.value(reference)
        case .viewControllers(let references): writer.value(references)
        }
    }
}

extension Discard: JSONWritable {
    /// Writes `{"viewController", "reason"}`.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("viewController", screen)
            writer.member("reason", reason.rawValue)
        }
    }
}
