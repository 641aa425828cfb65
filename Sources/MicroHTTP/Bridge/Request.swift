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
    let line: RequestTarget
    let connection: Connection?
    var stage = RequestStage.begun
    // Safety: one thread uses the request, and no change of this calls back.
    @exclusivity(unchecked) private var intake = BodyIntake()
    private var storedCompanion: AnyObject?
    private(set) var head = HeadSummary()
    private(set) var contentBytesSent = 0
    private(set) var asksForTunnelOrTrace = false
    private(set) var isOldVersion = false
    private(set) package var isHead = false
    private var methodText = ""
    private var versionText = ""
    private var keptReply: KeptReply?
    private var receivedBody = RequestBody.bytes([])
    // Safety: valid from the request line to the end of the request, where `detach` drops it.
    private var handle: OpaquePointer?

    init(_ line: RequestTarget, listener: ListenerName, connection: Connection?, handle: OpaquePointer, at now: UInt64)
    {
        self.line = line
        self.listener = listener
        self.connection = connection
        unsafe self.handle = unsafe handle
        startedAt = now
    }

    /// An object that the service hangs on the request in one call, to find it in the next.
    package var companion: AnyObject? {
        get { storedCompanion }
        set { storedCompanion = newValue }
    }

    /// The target as it stands in the request line: raw, undecoded, query included, in whichever form.
    package var target: String { line.text }

    /// The path of the target, raw: up to the query, without scheme and authority.
    ///
    /// `*` and an authority alone stand as they are.
    package var path: String { line.path }

    /// Whether the path is that text, byte for byte; quicker than making a text of it.
    package func hasPath(_ path: [UInt8]) -> Bool {
        line.hasPath(path)
    }

    /// Bytes of the path.
    package var pathCount: Int { line.pathCount }

    /// What stands behind the first `?` of the target, raw; nil without one.
    package var query: String? { line.query }

    /// Whether there is a `?` in the target.
    package var hasQuery: Bool { line.hasQuery }

    /// The method as it stands in the request line; any token, in any case.
    package var method: String { methodText }

    /// The protocol version, such as `HTTP/1.1`.
    package var version: String { versionText }

    /// The body; complete when the reply is asked for.
    package var body: RequestBody { receivedBody }

    /// The limit of a body that was longer than that, and was thrown away; nil for any other.
    package var exceededBodyLimit: Int? {
        if case .tooLarge(let limit) = receivedBody { limit } else { nil }
    }

    /// The peer's numeric address without its port; `unix` for a Unix socket.
    package var peerAddress: String {
        if let known = connection?.peerText { return known }
        let text = unsafe handle.map { unsafe peerText(mhd_peer($0)) } ?? ""
        connection?.peerText = text
        return text
    }

    /// Whether there is a field of that name.
    package func has(_ name: FieldName) -> Bool {
        head.known.has(name)
    }

    /// Whether there is more than one field of that name.
    package func hasSeveral(_ name: FieldName) -> Bool {
        head.known.hasSeveral(name)
    }

    /// Whether the value of the last field of that name is this text, letter by letter.
    package func header(_ name: FieldName, is text: StaticString) -> Bool {
        guard head.known.has(name), unsafe handle != nil, let value = unsafe head.known[name] else { return false }
        return unsafe value.count == text.utf8CodeUnitCount
            && memcmp(value.baseAddress ?? UnsafeRawPointer(text.utf8Start), text.utf8Start, value.count) == 0
    }

    /// The value of the last field of that name; bytes that are no UTF-8 are replaced.
    package func header(_ name: FieldName) -> String? {
        guard head.known.has(name), unsafe handle != nil, let value = unsafe head.known[name] else { return nil }
        return unsafe String(decoding: value, as: UTF8.self)
    }

    /// The values of all fields of that name, in their order.
    package func headers(_ name: FieldName) -> [String] {
        guard head.known.has(name) else { return [] }
        return head.known.hasSeveral(name) ? headers(name.text) : header(name).map { [$0] } ?? []
    }

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
}

extension Request {
    /// Takes what stands before the body, and reads the fields for the guard.
    func receiveHead(
        method: UnsafePointer<CChar>, target: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) {
        methodText = unsafe RequestLineText.method(method)
        versionText = unsafe RequestLineText.version(version)
        isOldVersion = unsafe strcmp(version, "HTTP/1.0") == 0
        switch unsafe method[0] {
        case CChar(bitPattern: UInt8(ascii: "H")): isHead = methodText == "HEAD"
        case CChar(bitPattern: UInt8(ascii: "C")), CChar(bitPattern: UInt8(ascii: "T")):
            asksForTunnelOrTrace = methodText == "CONNECT" || methodText == "TRACE"
        default: break
        }
        guard let handle = unsafe handle else { return }
        let line = unsafe HeadPlaces(target: target, count: line.count, version: version)
        head = unsafe HeadSummary(handle, behind: line, from: method)
    }

    /// Makes ready for a body of up to so many bytes.
    func expectBody(limit: Int, limits: Limits) {
        unsafe intake = BodyIntake(limit: limit, limits: limits, announced: head.contentLength)
    }

    /// Takes in a piece of the body; false where there is no use in waiting for the end.
    func receive(_ piece: UnsafeRawBufferPointer) -> Bool {
        connection?.record.countReceived(piece.count)
        return unsafe intake.append(piece)
    }

    /// Takes the body as it is now.
    func receiveEnd() {
        receivedBody = unsafe intake.takeBody()
    }

    /// Whether the client may be sending a body, or what it takes for another request.
    var mayHaveMoreToRead: Bool {
        head.fault != nil || head.codingCount > 0 || head.lengthCount > 1 || head.contentLength ?? 0 > 0
    }

    /// Counts bytes of the reply's content.
    func countSent(_ count: Int) {
        contentBytesSent += count
        connection?.record.countSent(count)
    }

    /// Keeps a reply from being used again before the end of the request.
    func hold(_ reply: KeptReply) {
        keptReply = reply
    }

    /// Ends the access to libmicrohttpd's memory.
    func detach() {
        unsafe handle = nil
        keptReply?.release()
        keptReply = nil
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
