internal import CMicroHTTPD

/// Stands in the place of the library's function of that name where the library itself queues a reply: it has pages of
/// HTML for what it cannot read, and the service has words of its own.
@c(MHD_queue_response)
package func queueReplyOfLibrary(_ handle: OpaquePointer?, _ status: UInt32, _ page: OpaquePointer?) -> UInt32 {
    guard let handle = unsafe handle, let page = unsafe page else { return MHD_Result.NO.rawValue }
    if let opaque = unsafe mhd_socket_context(handle) {
        // Safety: the context of a connection is its Request, which lives as long.
        let isQueued = unsafe Unmanaged<Request>.fromOpaque(opaque)._withUnsafeGuaranteedRef { request in
            unsafe queueRefusal(of: request, handle, status: Int(status))
        }
        if isQueued { return MHD_Result.YES.rawValue }
    }
    return unsafe mhd_queue(handle, status, page).rawValue
}

/// Queues the service's refusal of what the library cannot read; false where there is none.
private func queueRefusal(of request: Request, _ handle: OpaquePointer, status: Int) -> Bool {
    let state = request.server.state
    // Of a request line that does not fit in its memory the library tells nobody, nor of the end of such a request.
    let hasBegun = request.hasBegun
    if !hasBegun { unsafe request.beginWithoutLine(handle, at: MonotonicTime.now()) }
    defer { if !hasBegun { request.end() } }
    guard let fault = Fault(libraryStatus: status, of: request, limits: state.limits) else {
        state.refusals.add(.library)
        return false
    }
    state.refusals.add(fault.isUnreadable ? .library : fault.refusal)
    var response = request.server.handlers.refuse(fault, request)
    response.closesConnection = true
    if unsafe request.stage == .begun && mhd_head_size(handle) > 0 { response.dropContent() }
    guard let reply = Reply(response, for: request, report: request.server.handlers.report) else { return false }
    request.record.enter(.replying, since: request.startedAt)
    if state.lingering.add(request.record.descriptor) { state.wakeup.signal() }
    return unsafe reply.queue(on: handle, status: status) == .YES
}

extension Response {
    /// Leaves the content out.
    ///
    /// libmicrohttpd 0.9.75 sends the head of a reply twice where it refuses a head that has come to its end, so that
    /// the second one would be taken for the content.
    fileprivate mutating func dropContent() {
        content = .none
        shared = nil
        headers.removeAll { $0.name == "Content-Type" }
    }
}

extension Fault {
    /// Whether the bytes are no request at all, and not only more than there may be.
    fileprivate var isUnreadable: Bool {
        switch self {
        case .framing, .version: true
        default: false
        }
    }

    /// What the library means by a status; nil for what is no fault of the client.
    fileprivate init?(libraryStatus status: Int, of request: Request, limits: Limits) {
        switch status {
        case 400: self = .framing(request.stage == .begun ? .head : .chunk)
        case 413: self = .bodyTooLarge(limit: request.bodyLimit ?? limits.bodyInMemory)
        case 414: self = .targetTooLong(limit: limits.target)
        case 431: self = .headBeyondMemory(limit: limits.head, fields: limits.fields)
        case 505: self = .version
        default: return nil
        }
    }
}
