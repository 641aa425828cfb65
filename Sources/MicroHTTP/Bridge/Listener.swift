/// What the callbacks of one daemon work with; its address is their context.
final class Listener: Sendable {
    let name: ListenerName
    let state: ServerState
    /// What each thread of the daemon keeps of its replies.
    let shelves = ThreadOwned { ReplyShelf() }

    init(name: ListenerName, state: ServerState) {
        self.name = name
        self.state = state
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
    func judge(_ request: Request, headSize: Int) -> HeadVerdict {
        if let fault = fault(of: request, headSize: headSize) { return .reply(refusal(fault, request)) }
        switch state.handlers.admit(request) {
        case .refuse(let response):
            return .reply(response)
        case .accept(let limit):
            let announced = request.head.contentLength
            if let announced, announced > limit {
                return .reply(refusal(.bodyTooLarge(limit: limit), request))
            }
            request.expectBody(limit: limit, limits: state.limits)
            return .proceed
        }
    }

    /// Asks the service for the reply to a complete request.
    func respond(to request: Request) -> Response {
        request.receiveEnd()
        var response = state.handlers.respond(request)
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
        var response = state.handlers.refuse(fault, request)
        response.closesConnection = true
        return response
    }

    private func fault(of request: Request, headSize: Int) -> Fault? {
        let limits = state.limits
        if let fault = framingFault(of: request) { return .framing(fault) }
        if request.line.count > limits.target { return .targetTooLong(limit: limits.target) }
        if headSize > limits.head { return .headTooLarge(limit: limits.head) }
        if request.head.fieldCount > limits.fields { return .tooManyFields(limit: limits.fields) }
        if request.connection?.record.isOverCapacity == true {
            return .overCapacity(limit: limits.connections(of: name))
        }
        if request.head.expectation == .other { return .expectation }
        return nil
    }

    private func framingFault(of request: Request) -> FramingFault? {
        if let fault = request.head.fault { return fault }
        if request.line.hasForbiddenByte { return .target }
        if request.head.hostCount > 1 { return .hostRepeated }
        // HTTP/1.0 knows no Host.
        if request.head.hostCount == 0 && !request.isOldVersion { return .hostMissing }
        if request.head.lengthCount > 1 { return .lengthRepeated }
        guard request.head.codingCount > 0 else { return nil }
        if request.head.lengthCount > 0 { return .lengthWithCoding }
        if request.isOldVersion { return .codingInOldVersion }
        return request.head.codingCount > 1 || request.head.hasOtherCoding ? .coding : nil
    }
}
