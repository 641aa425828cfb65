internal import CMicroHTTPD

/// Stands in the place of the library's function of that name where the library itself queues a reply: it has pages of
/// HTML for what it cannot read, and the service has words of its own.
@c(MHD_queue_response)
package func queueReplyOfLibrary(_ handle: OpaquePointer?, _ status: UInt32, _ page: OpaquePointer?) -> UInt32 {
    guard let handle = unsafe handle, let page = unsafe page else { return MHD_Result.NO.rawValue }
    if let opaque = unsafe mhd_socket_context(handle) {
        // Safety: the context of a connection is its Request, which lives as long.
        unsafe Unmanaged<Request>.fromOpaque(opaque)._withUnsafeGuaranteedRef { request in
            unsafe queueRefusal(of: request, handle, libraryStatus: Int(status))
        }
    }
    if unsafe mhd_queued_status(handle) == 0 { unsafe mhd_queue(handle, status, page) }
    // While it stops, the library queues nothing and says that it did; then it would read a reply that is not there.
    let isQueued = unsafe mhd_queued_status(handle) != 0
    return (isQueued ? MHD_Result.YES : .NO).rawValue
}

/// Queues the service's refusal of what the library cannot read, where it has one.
private func queueRefusal(of request: Request, _ handle: OpaquePointer, libraryStatus: Int) {
    let (state, handlers) = (request.server.state, request.server.handlers)
    // Of a request line that cannot be read the library tells nobody, nor of the end of such a request.
    let hasBegun = request.hasBegun
    if !hasBegun { unsafe request.beginWithoutLine(handle, at: MonotonicTime.now()) }
    defer { if !hasBegun { request.end() } }
    let fault = Fault(libraryStatus: libraryStatus, of: request, hasLine: hasBegun, limits: state.limits)
    state.refusals.add(fault?.refusalByLibrary ?? .library)
    guard let fault else { return }
    var response = handlers.refuse(fault, request)
    response.closesConnection = true
    let isAtEndOfHead = unsafe request.stage == .begun && mhd_head_size(handle) > 0
    if isAtEndOfHead { response.dropContent() }
    guard let reply = Reply(response, for: request, report: handlers.report) else { return }
    // A head that it breaks off in the wrong place the library never replies to: the deadline of heads ends that.
    request.record.enter(request.stage == .begun ? .head : .replying, since: request.startedAt)
    if fault.isOfSize && !isAtEndOfHead && state.lingering.add(request.record.descriptor) { state.wakeup.signal() }
    _ = unsafe reply.queue(on: handle, status: fault.status)
}

extension Response {
    /// Leaves the content out.
    ///
    /// libmicrohttpd 0.9.75 sends the head of a reply twice where it refuses a head that has come to its end, so that
    /// the second one would be taken for the content.
    fileprivate mutating func dropContent() {
        content = .none
        shared = nil
        headers.removeAll { $0.name == FieldName.contentType.text }
    }
}

extension Fault {
    /// What the library means by a status; nil for what is no fault of the client.
    fileprivate init?(libraryStatus status: Int, of request: Request, hasLine: Bool, limits: Limits) {
        let isInBody = request.stage == .receiving
        switch status {
        case 400: self = .framing(isInBody ? .chunk : hasLine ? .head : .requestLine)
        case 413: self = .bodyTooLarge(limit: request.bodyLimit ?? limits.bodyInMemory)
        case 414: self = .targetTooLong(limit: limits.target)
        case 431: self = .headBeyondMemory(limit: limits.head, fields: limits.fields)
        // A chunk's size, with what may stand behind it on its line, does not fit in the memory.
        case 500 where isInBody: self = .framing(.chunk)
        case 505: self = .version
        default: return nil
        }
    }

    /// Whether there is only more of something than there may be.
    fileprivate var isOfSize: Bool {
        switch self {
        case .bodyTooLarge, .targetTooLong, .headBeyondMemory: true
        default: false
        }
    }

    /// What the fault counts as where the library found it.
    fileprivate var refusalByLibrary: Refusal { isOfSize ? refusal : .library }
}
