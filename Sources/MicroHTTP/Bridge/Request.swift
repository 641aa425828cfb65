internal import CMicroHTTPD
internal import Glibc

/// One request, from its request line to the end of its reply.
///
/// It belongs to the thread of its connection. Header fields are read from libmicrohttpd when they are asked for; after
/// the request has ended there are none.
@safe package final class Request {
    /// The listener that it came in by.
    package let listener: ListenerName
    /// When the request line had come, as `MonotonicTime.now()`.
    package let startedAt: UInt64
    /// The target as it stands in the request line: raw, undecoded, query included, in whichever form.
    package let target: String
    /// The method as it stands in the request line; any token, in any case.
    package internal(set) var method = ""
    /// The protocol version, such as `HTTP/1.1`.
    package internal(set) var version = ""
    /// The body; complete when the reply is asked for.
    package internal(set) var body = RequestBody.bytes([])
    /// An object that the service hangs on the request in one call, to find it in the next.
    package var companion: AnyObject?

    let connection: ConnectionRecord?
    var stage = RequestStage.begun
    var intake = BodyIntake(limit: 0, limitInMemory: 0, drainedExcess: 0)
    private(set) var contentBytesSent = 0
    private(set) var head = HeadSummary()
    private lazy var parts = TargetParts(target)
    private lazy var peer = unsafe handle.map { unsafe peerText(mhd_peer($0)) } ?? ""
    // Safety: valid from the request line to the end of the request, where `detach` drops it.
    private var handle: OpaquePointer?

    init(target: String, listener: ListenerName, connection: ConnectionRecord?, handle: OpaquePointer, at now: UInt64) {
        self.target = target
        self.listener = listener
        self.connection = connection
        unsafe self.handle = unsafe handle
        startedAt = now
    }

    /// The path of the target, raw: up to the query, without scheme and authority.
    ///
    /// `*` and an authority alone stand as they are.
    package var path: String { parts.path }

    /// What stands behind the first `?` of the target, raw; nil without one.
    package var query: String? { parts.query }

    /// Whether the method is HEAD.
    package var isHead: Bool { method == "HEAD" }

    /// The peer's numeric address without its port; `unix` for a Unix socket.
    package var peerAddress: String { peer }

    /// The value of the last field of that name, in whichever case; bytes that are no UTF-8 are replaced.
    package func header(_ name: String) -> String? {
        guard let handle = unsafe handle, head.mayHold(name) else { return nil }
        return unsafe lastValue(of: name, in: handle)
    }

    /// The values of all fields of that name, in their order.
    package func headers(_ name: String) -> [String] {
        guard let handle = unsafe handle, head.mayHold(name) else { return [] }
        return unsafe allValues(of: name, in: handle)
    }

    /// Whether the client may be sending a body or what it takes for another request.
    var mayHaveMoreToRead: Bool {
        head.fault != nil || head.codingCount > 0 || head.lengthCount > 1 || head.contentLength ?? 0 > 0
    }

    /// Counts bytes of the reply's content.
    func countSent(_ count: Int) {
        contentBytesSent += count
        connection?.countSent(count)
    }

    /// Reads the head for the guard.
    func readHead() {
        guard let handle = unsafe handle else { return }
        unsafe head.read(handle)
    }

    /// Ends the access to libmicrohttpd's memory.
    func detach() {
        unsafe handle = nil
    }
}

/// How far a request has come.
enum RequestStage {
    /// The request line is there.
    case begun
    /// The head has been admitted; the body may come.
    case receiving
    /// A reply has been queued by the server or the service.
    case replied
}
