/// What the callbacks of one daemon work with; its address is their context.
final class Listener: Sendable {
    let name: ListenerName
    let state: ServerState
    /// What the service does; that of the state, nearer at hand.
    let handlers: Handlers
    /// What each thread of the daemon keeps of its replies.
    let shelves = ThreadOwned { ReplyShelf() }

    init(name: ListenerName, state: ServerState) {
        self.name = name
        self.state = state
        handlers = state.handlers
    }
}

/// What a request's head leads to.
enum HeadVerdict {
    /// Receive the body.
    case proceed
    /// Reply at once; the connection ends.
    case reply(Response)
}

extension Listener {
    /// Judges a head.
    ///
    /// Order of refusals: framing, 414, 431, capacity, 417, the service's own, 413.
    func judge(_ request: Request, headSize: @autoclosure () -> Int) -> HeadVerdict {
        let limits = state.limits
        // What passed once passes again.
        if !request.repeatsHead,
            let fault = request.fault(
                headSize: headSize(), limits: limits,
                whereOverCapacity: request.record.isOverCapacity ? limits.connections(of: name) : nil)
        {
            return .reply(refusal(fault, request))
        }
        switch handlers.admit(request) {
        case .refuse(let response):
            return .reply(response)
        case .accept(let limit):
            let announced = request.announcedLength
            if let announced, announced > limit {
                return .reply(refusal(.bodyTooLarge(limit: limit), request))
            }
            request.expectBody(limit: limit, limits: limits)
            return .proceed
        }
    }

    /// Asks the service for the reply to a complete request.
    func respond(to request: Request) -> Response {
        var response = handlers.respond(request)
        if request.exceededBodyLimit != nil {
            state.refusals.add(.bodyTooLarge)
            response.closesConnection = true
        }
        // A tunnel that was not opened must not look like one, and a trace has no second request.
        if request.asksForTunnelOrTrace || state.stage != .serving {
            response.closesConnection = true
        }
        return response
    }

    private func refusal(_ fault: Fault, _ request: Request) -> Response {
        state.refusals.add(fault.refusal)
        var response = handlers.refuse(fault, request)
        response.closesConnection = true
        return response
    }
}
