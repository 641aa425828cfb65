import LayoutService
import MicroHTTP
import Synchronization
import Testing

/// A service behind a server on free ports of this machine, with its log kept in memory.
final class RunningService {
    let service: Service
    let server: Server
    let policies: PolicyStore
    private let log: Log
    private let lines = KeptLines()

    init(
        _ settings: Settings = Settings(), hasManagementListener: Bool = false, policiesAt path: String? = nil
    ) throws {
        let lines = lines
        log = try Log(level: settings.logLevel) { lines.keep($0) }
        let rules = try ServiceRules(settings, hasManagementListener: hasManagementListener)
        policies = try PolicyStore(
            builtIn: BuiltInPolicies.load(), directory: path.map { PolicyDirectory(path: $0) })
        let build = BuildInformation(version: "1.2.3", commit: "abc")
        service = try Service(build: build, policies: policies, rules: rules, log: log)
        var listeners = [ListenerConfiguration(.tcp(host: "127.0.0.1", port: 0))]
        if hasManagementListener {
            listeners.append(ListenerConfiguration(.tcp(host: "127.0.0.1", port: 0), name: .management))
        }
        server = try Server(Configuration(listeners: listeners), handlers: service.handlers)
        service.becomeReady(behind: server)
    }

    deinit {
        server.stop(deadline: .zero)
    }

    /// Sends a request with a body of known length on a connection of its own, and reads to the end.
    func send(
        _ method: String, _ target: String, _ fields: [String] = [], body: String = "",
        to listener: ListenerName = .service
    ) throws -> SentReply {
        let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
        return try send(method, target, fields + length, raw: body, to: listener)
    }

    /// Sends a request with these bytes behind its head, however its fields frame them.
    func send(
        _ method: String, _ target: String, _ fields: [String], raw: String, to listener: ListenerName = .service
    ) throws -> SentReply {
        guard case .tcp(_, let port) = server.addresses[listener == .service ? 0 : 1] else { throw ConnectionFault() }
        let head = ["\(method) \(target) HTTP/1.1", "Host: localhost", "Connection: close"] + fields
        return SentReply(try exchange(head.joined(separator: "\r\n") + "\r\n\r\n" + raw, port: port))
    }

    /// Sends the same request several times on one connection, and reads what comes.
    func send(times count: Int, _ method: String, _ target: String, _ fields: [String], body: String) throws
        -> [SentReply]
    {
        guard case .tcp(_, let port) = server.addresses[0] else { throw ConnectionFault() }
        let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost", "Content-Length: \(body.utf8.count)"] + fields
        let request = lines.joined(separator: "\r\n") + "\r\n\r\n" + body
        let last = "GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        let text = try exchange(String(repeating: request, count: count) + last, port: port)
        return text.split(separator: "HTTP/1.1 ").prefix(count).map { SentReply("HTTP/1.1 " + $0) }
    }

    /// A connection to the service.
    func connect() throws -> KeptConnection {
        guard case .tcp(_, let port) = server.addresses[0] else { throw ConnectionFault() }
        return try KeptConnection(port: port)
    }

    /// The lines of the log after everything so far has ended.
    func endedLog() -> [String] {
        server.stop(deadline: .seconds(2))
        log.stop()
        return lines.all
    }
}

/// Lines that a log has written.
private final class KeptLines: Sendable {
    private let text = Mutex<[UInt8]>([])

    var all: [String] {
        text.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").map(String.init)
    }

    func keep(_ bytes: [UInt8]) {
        text.withLock { $0 += bytes }
    }
}

/// A reply as it came.
struct SentReply {
    let status: Int
    let head: String
    let body: String

    init(_ text: String) {
        let end = text.firstRange(of: "\r\n\r\n")
        head = String(text[..<(end?.lowerBound ?? text.endIndex)])
        body = end.map { String(text[$0.upperBound...]) } ?? ""
        status = Int(head.dropFirst("HTTP/1.1 ".count).prefix(3)) ?? 0
    }

    /// The value of the first field of that name.
    func field(_ name: String) -> String? {
        let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
        return line.map { String($0.dropFirst(name.count + 1).trimmingPrefix(" ")) }
    }
}

/// Sends a text to a port of this machine, and reads until the other side closes the connection.
private func exchange(_ text: String, port: UInt16) throws -> String {
    let connection = try KeptConnection(port: port)
    try connection.send(text)
    var received: [UInt8] = []
    while true {
        let piece = connection.receive()
        if piece.isEmpty { return String(decoding: received, as: UTF8.self) }
        received += piece
    }
}
