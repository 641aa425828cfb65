internal import CMicroHTTPD
internal import Glibc

// The functions that libmicrohttpd calls. Each finds its Swift objects and calls ordinary code.
//
// Safety, for all: `context` is a Listener that the daemon's owner retains until the daemon has stopped. A connection's
// context is its Request, retained by `noteConnection` when it opens and released when it closes; it is the context of
// each of its requests, too, from `beginRequest` to `completeRequest`, which the library calls once for each request,
// whatever becomes of it, and not after the end of the connection.

func beginRequest(
    context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, handle: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let handle = unsafe handle, let target = unsafe target, let opaque = unsafe mhd_socket_context(handle) else {
        return nil
    }
    let now = MonotonicTime.now()
    unsafe borrowing(opaque, as: Request.self) { request in
        request.record.enter(.head, since: now)
        // Safety: the target lies in the connection's own buffer, in which the library itself writes.
        unsafe request.begin(UnsafeMutablePointer(mutating: target), handle, at: now)
    }
    return unsafe opaque
}

func handleRequest(
    context: UnsafeMutableRawPointer?, handle: OpaquePointer?, url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, piece: UnsafePointer<CChar>?,
    pieceCount: UnsafeMutablePointer<Int>?, requestContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context = unsafe context, let handle = unsafe handle,
        let opaque = unsafe requestContext?.pointee, let pieceCount = unsafe pieceCount,
        let method = unsafe method, let url = unsafe url, let version = unsafe version
    else { return .NO }
    return unsafe borrowing(opaque, as: Request.self) { request in
        switch request.stage {
        case .begun:
            unsafe request.receiveHead(method: method, target: url, version: version)
            return unsafe borrowing(context, as: Listener.self) { unsafe receiveHead(request, $0, handle) }
        case .receiving:
            guard unsafe pieceCount.pointee > 0 else {
                return unsafe borrowing(context, as: Listener.self) { unsafe receiveEnd(request, $0, handle) }
            }
            let bytes = unsafe UnsafeRawBufferPointer(start: piece, count: pieceCount.pointee)
            unsafe pieceCount.pointee = 0
            return unsafe request.receive(bytes) ? .YES : .NO
        case .replied:
            return .NO
        }
    }
}

func completeRequest(
    context: UnsafeMutableRawPointer?, handle: OpaquePointer?,
    requestContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_RequestTerminationCode
) {
    guard let context = unsafe context, let handle = unsafe handle, let opaque = unsafe requestContext?.pointee else {
        return
    }
    unsafe requestContext?.pointee = nil
    let now = MonotonicTime.now()
    unsafe borrowing(opaque, as: Request.self) { request in
        request.record.enter(.idle, since: now)
        unsafe borrowing(context, as: Listener.self) { listener in
            unsafe listener.conclude(request, queuedStatus: Int(mhd_queued_status(handle)), outcome(code), at: now)
        }
        request.end()
    }
}

func noteConnection(
    context: UnsafeMutableRawPointer?, handle: OpaquePointer?,
    connectionContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_ConnectionNotificationCode
) {
    guard let listener = unsafe listener(context), let handle = unsafe handle,
        let connectionContext = unsafe connectionContext
    else { return }
    let registry = listener.state.registry
    if code == .CONNECTION_NOTIFY_STARTED {
        let record = unsafe registry.open(mhd_descriptor(handle), on: listener.name)
        let request = Request(record, listener)
        unsafe connectionContext.pointee = unsafe Unmanaged.passRetained(request).toOpaque()
    } else if let opaque = unsafe connectionContext.pointee {
        unsafe connectionContext.pointee = nil
        let request = unsafe Unmanaged<Request>.fromOpaque(opaque).takeRetainedValue()
        registry.close(request.record, on: listener.name)
    }
}

func logLine(context: UnsafeMutableRawPointer?, format: UnsafePointer<CChar>?, arguments: CVaListPointer?) {
    guard let listener = unsafe listener(context), let format = unsafe format, let arguments = unsafe arguments else {
        return
    }
    let line = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer -> String in
        guard let start = buffer.baseAddress else { return "" }
        unsafe vsnprintf(start, buffer.count, format, arguments)
        return unsafe String(cString: start)
    }
    listener.heard(String(line.prefix { !$0.isNewline }))
}

private func listener(_ context: UnsafeMutableRawPointer?) -> Listener? {
    unsafe context.map { unsafe Unmanaged<Listener>.fromOpaque($0).takeUnretainedValue() }
}

/// Works with the object behind a context, which its owner keeps alive: nothing need be counted meanwhile.
@inline(__always)
private func borrowing<Object: AnyObject, Result>(
    _ context: UnsafeMutableRawPointer, as type: Object.Type, _ body: (Object) -> Result
) -> Result {
    unsafe Unmanaged<Object>.fromOpaque(context)._withUnsafeGuaranteedRef { body($0) }
}

private func outcome(_ code: MHD_RequestTerminationCode) -> Completion.Outcome {
    switch code {
    case .REQUEST_TERMINATED_COMPLETED_OK: .replied
    case .REQUEST_TERMINATED_DAEMON_SHUTDOWN: .stopped
    default: .aborted
    }
}

private func receiveHead(_ request: Request, _ listener: Listener, _ handle: OpaquePointer) -> MHD_Result {
    switch unsafe listener.judge(request, headSize: mhd_head_size(handle)) {
    case .proceed:
        request.stage = .receiving
        request.record.enter(.body, since: request.startedAt)
        return .YES
    case .reply(let response):
        request.forgetHead()
        if request.mayHaveMoreToRead {
            _ = listener.state.lingering.add(request.record.descriptor)
            listener.state.wakeup.signal()
        }
        return unsafe send(response, for: request, listener, handle)
    }
}

private func receiveEnd(_ request: Request, _ listener: Listener, _ handle: OpaquePointer) -> MHD_Result {
    if listener.repeatsReply(to: request) {
        request.beginReply()
        return unsafe request.queueReply(on: handle)
    }
    return unsafe send(listener.respond(to: request), for: request, listener, handle)
}

private func send(
    _ response: Response, for request: Request, _ listener: Listener, _ handle: OpaquePointer
) -> MHD_Result {
    request.beginReply()
    let kept = listener.keptReply(for: response, to: request)
    request.take(kept, status: response.status)
    if kept != nil { return unsafe request.queueReply(on: handle) }
    guard let reply = Reply(response, for: request, report: listener.handlers.report) else { return .NO }
    return unsafe reply.queue(on: handle, status: response.status)
}
