internal import CMicroHTTPD
internal import Glibc

/// The request of a connection, from its request line to the end of its reply.
///
/// Requests of one connection come one after the other, and one object serves them all. It belongs to the thread of its
/// connection. Header fields are read from libmicrohttpd when they are asked for; after the request has ended there are
/// none.
@safe package final class Request {
    /// What serves the listener that it came in by.
    let server: Listener
    /// What the watchdog and the metrics know of the connection.
    let record: ConnectionRecord
    /// Where the thread of the connection counts: it opens the connection, and stays with it to its end.
    package let lane = CounterLane.current
    var stage = RequestStage.begun
    private(set) var contentBytesSent = 0
    private var beganAt: UInt64 = 0
    /// Whether the head is that of this request, and not still that of the one before it.
    private var hasHead = false
    private var hasSameHead = false
    private var givenID = ""
    // Safety: one thread uses the request, and no change of these calls back.
    @exclusivity(unchecked) private var head = RequestHead()
    @exclusivity(unchecked) private var intake = BodyIntake()
    private var storedCompanion: AnyObject?
    /// Whether the companion is that of this request, and not still that of the one before it.
    private var hasCompanion = false
    private var knownPeerText: String?
    @exclusivity(unchecked) private var lastReply = LastReply()
    // Safety: valid from the request line to the end of the request, where `end` drops it.
    private var handle: OpaquePointer?

    init(_ record: ConnectionRecord, _ server: Listener) {
        self.record = record
        self.server = server
    }

    /// The listener that it came in by.
    package var listener: ListenerName { server.name }

    /// When the request line had come, as `MonotonicTime.now()`.
    package var startedAt: UInt64 { beganAt }

    /// Whether the whole head is that of the request before it, byte for byte; then the companion is still there.
    package var repeatsHead: Bool { hasSameHead }

    /// What the service calls the request; each reply carries it as X-Request-ID, unless it is empty.
    package var id: String {
        get { givenID }
        set { givenID = newValue }
    }

    /// An object that the service hangs on the request in one call, to find it in the next.
    package var companion: AnyObject? {
        get { hasCompanion ? storedCompanion : nil }
        set {
            storedCompanion = newValue
            hasCompanion = true
        }
    }

    /// The companion, for a look at it; it must not be changed meanwhile.
    package var lentCompanion: LentObject {
        LentObject(hasCompanion ? storedCompanion : nil)
    }

    /// The target as it stands in the request line: raw, undecoded, query included, in whichever form.
    package var target: String { unsafe head.target.text }

    /// The path of the target, raw: up to the query, without scheme and authority.
    ///
    /// `*` and an authority alone stand as they are.
    package var path: String { unsafe head.target.path }

    /// Whether the path is that text, byte for byte; quicker than making a text of it.
    package func hasPath(_ path: [UInt8]) -> Bool {
        unsafe head.target.hasPath(path)
    }

    /// Bytes of the path.
    package var pathCount: Int { unsafe head.target.pathCount }

    /// What stands behind the first `?` of the target, raw; nil without one.
    package var query: String? { unsafe head.target.query }

    /// The bytes behind the first `?` of the target, raw; none without one.
    package var queryBytes: [UInt8] { unsafe head.target.queryBytes }

    /// Whether there is a `?` in the target.
    package var hasQuery: Bool { unsafe head.target.hasQuery }

    /// The method as it stands in the request line; any token, in any case.
    package var method: String { hasHead ? unsafe head.method : "" }

    /// The protocol version, such as `HTTP/1.1`.
    package var version: String { hasHead ? unsafe head.version : "" }

    /// Whether the method is HEAD.
    package var isHead: Bool { unsafe hasHead && head.isHead }

    /// The body; complete when the reply is asked for.
    package var body: RequestBody { unsafe intake.body }

    /// Whether the body is of these bytes, and in memory.
    package func hasBody(_ bytes: [UInt8]) -> Bool { unsafe intake.holds(bytes) }

    /// The limit of a body that was longer than that, and was thrown away; nil for any other.
    package var exceededBodyLimit: Int? {
        unsafe intake.exceededLimit
    }

    /// The peer's numeric address without its port; `unix` for a Unix socket.
    package var peerAddress: String {
        if let knownPeerText { return knownPeerText }
        let text = unsafe handle.map { unsafe peerText(mhd_peer($0)) } ?? ""
        knownPeerText = text
        return text
    }

    /// Whether there is a field of that name.
    package func has(_ name: FieldName) -> Bool {
        unsafe hasHead && head.fields.known.has(name)
    }

    /// Whether there is more than one field of that name.
    package func hasSeveral(_ name: FieldName) -> Bool {
        unsafe hasHead && head.fields.known.hasSeveral(name)
    }

    /// Whether the value of the last field of that name is this text, letter by letter.
    package func header(_ name: FieldName, is text: StaticString) -> Bool {
        guard let value = unsafe knownValue(name) else { return false }
        return unsafe value.count == text.utf8CodeUnitCount
            && memcmp(value.baseAddress ?? UnsafeRawPointer(text.utf8Start), text.utf8Start, value.count) == 0
    }

    /// Whether there is just one field of that name, and its value is this text, letter by letter.
    package func header(_ name: FieldName, isOnly text: String) -> Bool {
        guard !hasSeveral(name), let value = unsafe knownValue(name) else { return false }
        return unsafe text.utf8Span.span.withUnsafeBytes { text in
            guard let left = value.baseAddress, let right = text.baseAddress else { return false }
            return unsafe value.count == text.count && memcmp(left, right, text.count) == 0
        }
    }

    /// The value of the last field of that name; bytes that are no UTF-8 are replaced.
    package func header(_ name: FieldName) -> String? {
        guard let value = unsafe knownValue(name) else { return nil }
        return unsafe String(decoding: value, as: UTF8.self)
    }

    /// The value of the last field of that name, where the library has it.
    private func knownValue(_ name: FieldName) -> UnsafeRawBufferPointer? {
        guard hasHead, unsafe handle != nil else { return nil }
        return unsafe head.fields.known[name]
    }

    /// The values of all fields of that name, in their order.
    package func headers(_ name: FieldName) -> [String] {
        guard has(name) else { return [] }
        return hasSeveral(name) ? headers(name.text) : header(name).map { [$0] } ?? []
    }

    /// The value of the last field of that name, in whichever case; bytes that are no UTF-8 are replaced.
    package func header(_ name: String) -> String? {
        guard hasHead, let handle = unsafe handle, unsafe head.fields.mayHold(name) else { return nil }
        return unsafe lastValue(of: name, in: handle)
    }

    /// The values of all fields of that name, in their order.
    package func headers(_ name: String) -> [String] {
        guard hasHead, let handle = unsafe handle, unsafe head.fields.mayHold(name) else { return [] }
        return unsafe allValues(of: name, in: handle)
    }
}

extension Request {
    /// Begins with a request line, whose target is the library's.
    func begin(_ target: UnsafeMutablePointer<CChar>, _ handle: OpaquePointer, at now: UInt64) {
        unsafe begin(handle, at: now)
        unsafe head.begin(target)
    }

    /// Begins where there is no request line that could be read.
    func beginWithoutLine(_ handle: OpaquePointer, at now: UInt64) {
        unsafe begin(handle, at: now)
        unsafe head = RequestHead()
    }

    private func begin(_ handle: OpaquePointer, at now: UInt64) {
        unsafe self.handle = unsafe handle
        beganAt = now
        stage = .begun
        contentBytesSent = 0
        hasHead = false
        hasSameHead = false
    }

    /// Whether a request is there, and has not come to its end.
    var hasBegun: Bool { unsafe handle != nil }

    /// Takes what stands before the body, and reads the fields for the guard.
    func receiveHead(
        method: UnsafePointer<CChar>, target: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) {
        guard let handle = unsafe handle else { return }
        hasHead = true
        hasSameHead = unsafe head.finish(handle, method: method, target: target, version: version)
        if hasSameHead { hasCompanion = true }
    }

    /// Takes the next head for another one: this one was refused.
    func forgetHead() {
        unsafe head.forget()
    }

    /// Makes ready for a body of up to so many bytes.
    func expectBody(limit: Int, limits: Limits) {
        unsafe intake.begin(limit: limit, limits: limits, announced: announcedLength)
    }

    /// The longest body that was admitted; nil where none was.
    var bodyLimit: Int? { stage == .receiving ? unsafe intake.limit : nil }

    /// Takes in a piece of the body; false where there is no use in waiting for the end.
    func receive(_ piece: UnsafeRawBufferPointer) -> Bool {
        record.countReceived(piece.count)
        return unsafe intake.append(piece)
    }

    /// The field of a reply that names the request; nil where it has no name.
    var idField: Header? { givenID.isEmpty ? nil : Header(FieldName.requestID.text, givenID) }

    /// What is wrong with a head of so many bytes, before the service is asked; nil for nothing.
    func fault(headSize: Int, limits: Limits, whereOverCapacity connections: Int?) -> Fault? {
        unsafe head.fault(size: headSize, limits: limits, whereOverCapacity: connections)
    }

    /// The value of Content-Length; `Int.max` where it does not fit, nil where there is none.
    var announcedLength: Int? { unsafe head.fields.contentLength }

    /// Whether the method is CONNECT or TRACE.
    var asksForTunnelOrTrace: Bool { unsafe head.asksForTunnelOrTrace }

    /// Whether the client may be sending a body, or what it takes for another request.
    var mayHaveMoreToRead: Bool { unsafe head.mayHaveMoreBehind }

    /// Counts bytes of the reply's content.
    func countSent(_ count: Int) {
        contentBytesSent += count
        record.countSent(count)
    }

    /// Notes that the reply is known.
    func beginReply() {
        record.enter(.replying, since: beganAt)
        stage = .replied
    }

    /// Takes the reply, which it has until it ends, and keeps in mind for the next request; nil for no kept one.
    func take(_ reply: KeptReply?, status: Int) {
        unsafe lastReply.take(reply, status: status)
    }

    /// Takes the reply of the request before it; false where that cannot go out once more.
    func takeLastReply() -> Bool { unsafe lastReply.takeAgain(forID: givenID) }

    /// Lets go of the reply that it has taken.
    func dropReply() { unsafe lastReply.end() }

    /// Hands the reply that it has taken to the connection.
    func queueReply(on handle: OpaquePointer) -> MHD_Result {
        countSent(unsafe lastReply.sentCount)
        return unsafe lastReply.queue(on: handle)
    }

    /// Ends the access to libmicrohttpd's memory, and makes ready for the next request.
    func end() {
        unsafe handle = nil
        unsafe lastReply.end()
        hasCompanion = false
        givenID = ""
        unsafe head.shrink()
        unsafe intake.end()
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
