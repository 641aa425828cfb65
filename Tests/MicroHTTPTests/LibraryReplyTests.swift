import MicroHTTP
import Testing

/// What libmicrohttpd cannot read, and how it is refused.
struct UnreadableRow: Sendable, CustomTestStringConvertible {
    let note: String
    let request: String
    let status: Int
    let fault: Fault

    var testDescription: String { note }

    init(_ note: String, _ lines: [String], body: String = "", _ status: Int, _ fault: Fault) {
        self.note = note
        request = lines.joined(separator: "\r\n") + "\r\n\r\n" + body
        self.status = status
        self.fault = fault
    }

    /// What the refusal counts as.
    var counts: Refusal {
        switch fault {
        case .bodyTooLarge: .bodyTooLarge
        case .targetTooLong: .targetTooLong
        case .headBeyondMemory: .headTooLarge
        default: .library
        }
    }

    static func chunked(_ note: String, _ body: String, _ status: Int, _ fault: Fault) -> Self {
        Self(note, ["POST /echo HTTP/1.1", "Host: x", "Transfer-Encoding: chunked"], body: body, status, fault)
    }
}

private let limits = Limits()
private let beyondMemory = Fault.headBeyondMemory(limit: limits.head, fields: limits.fields)

let unreadableRows = [
    UnreadableRow("a first line that is no field", ["GET / HTTP/1.1", "no colon"], 400, .framing(.head)),
    UnreadableRow("a later line that is no field", ["GET / HTTP/1.1", "Host: x", "no colon"], 400, .framing(.head)),
    UnreadableRow("a line without a version", ["GET /"], 400, .framing(.requestLine)),
    UnreadableRow("a strange version", ["GET / HTTP/3.7", "Host: x"], 505, .version),
    .chunked("a chunk without a size", "zz\r\n", 400, .framing(.chunk)),
    .chunked("a chunk longer than its size", "1\r\nabc\r\n", 400, .framing(.chunk)),
    .chunked("a line behind the last chunk that is no field", "0\r\nno colon\r\n\r\n", 400, .framing(.chunk)),
    .chunked(
        "a chunk with 40,000 bytes behind its size", "1;" + String(repeating: "a", count: 40_000), 400,
        .framing(.chunk)),
    .chunked("a size beyond all numbers", "fffffffffffffffff\r\n", 413, .bodyTooLarge(limit: TestService.bodyLimit)),
    UnreadableRow(
        "a target of 300,000 bytes", ["GET \(LimitRow.target(300_000)) HTTP/1.1", "Host: x"], 414,
        .targetTooLong(limit: limits.target)),
    UnreadableRow(
        "a head of 300,000 bytes", ["GET / HTTP/1.1", "Host: x", LimitRow.line(forHead: 300_000)], 431, beyondMemory),
    UnreadableRow("600 fields", ["GET / HTTP/1.1", "Host: x"] + LimitRow.lines(600), 431, beyondMemory),
]

/// Heads that are read to their end before they are refused; the library then sends the reply's head twice.
let refusedAtTheEnd = [
    ("no number", "Content-Length: -1", 400), ("a number and a blank", "Content-Length: 1 ", 400),
    ("a number beyond all numbers", "Content-Length: 99999999999999999999999", 413),
    ("900 cookies", "Cookie: " + (0..<900).map { "a=\($0)" }.joined(separator: "; "), 431),
]

@Suite struct LibraryReplyTests {
    private let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test(arguments: unreadableRows)
    func `What the library cannot read is refused in the words of the service`(_ row: UnreadableRow) throws {
        let received = try server.exchange(row.request)
        #expect(received.statuses == [row.status])
        #expect(received.field("Content-Type") == "text/plain")
        #expect(received.body == "\(row.fault)")
        #expect(received.isClosed)
        #expect(server.server.statistics.refusals[row.counts] == 1)
    }

    @Test(arguments: unreadableRows)
    func `So it is behind another request of the connection`(_ row: UnreadableRow) throws {
        let received = try server.exchange("GET /shared/a HTTP/1.1\r\nHost: x\r\n\r\n" + row.request)
        #expect(received.statuses == [200, row.status])
        #expect(received.text.hasSuffix("\r\n\r\n\(row.fault)"))
        #expect(received.isClosed)
    }

    @Test(arguments: refusedAtTheEnd)
    func `A head that is refused at its end gets a reply without content`(
        _ note: String, _ line: String, _ status: Int
    ) throws {
        let received = try server.exchange(
            "POST /echo HTTP/1.1\r\nHost: x\r\n\(line)\r\n\r\nGET /echo HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(received.statuses.allSatisfy { $0 == status } && !received.statuses.isEmpty)
        #expect(received.field("Content-Length") == "0")
        #expect(received.field("Content-Type") == nil)
        #expect(received.isClosed)
        #expect(server.log.methods.count == 1)
    }

    /// Where the library stops, it says that it queued a reply, and did not.
    @Test func `A stop ends connections that cannot be read at that moment`() async throws {
        for _ in 0..<30 {
            let server = try TestServer()
            let clients = try (0..<200).map { _ in try server.connect() }
            for client in clients {
                client.send("POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n")
            }
            try #require(holds { server.server.statistics.requestsInFlight == 200 })
            let stop = OwnThread { server.server.stop(deadline: .zero) }
            for client in clients { client.send("zz\r\n") }
            _ = try await stop.value
        }
    }

    @Test func `A refusal by the library is counted and logged once its request had begun`() throws {
        let brokenChunk = UnreadableRow.chunked("", "zz\r\n", 400, .framing(.chunk))
        _ = try server.exchange(brokenChunk.request)
        try #require(holds { !server.log.completions.isEmpty })
        let completion = try #require(server.log.completions.first)
        #expect(completion.isLibraryReply)
        #expect(completion.status == 400)
        #expect(completion.contentBytesSent == "\(brokenChunk.fault)".utf8.count)
    }
}
