import Glibc
import MicroHTTP
import Testing

/// What a method gets from a path: the length that is announced and the body that is sent.
struct ReplyRow: Sendable, CustomTestStringConvertible {
    let note: String
    let request: String
    let status: Int
    let length: String?
    let body: String

    var testDescription: String { note }

    init(_ request: String, _ status: Int, length: String?, body: String, version: String = "1.1") {
        note = "\(request) \(version)"
        self.request = "\(request) HTTP/\(version)\r\nHost: x\r\nConnection: close\r\n\r\n"
        self.status = status
        self.length = length
        self.body = body
    }
}

let replyRows = [
    ReplyRow("GET /content/bytes", 200, length: "5", body: "bytes"),
    ReplyRow("HEAD /content/bytes", 200, length: "5", body: ""),
    ReplyRow("GET /unchanged/bytes", 304, length: "5", body: ""),
    ReplyRow("HEAD /unchanged/bytes", 304, length: "5", body: ""),
    ReplyRow("GET /content/prepared", 200, length: "8", body: "prepared"),
    ReplyRow("HEAD /content/prepared", 200, length: "8", body: ""),
    ReplyRow("GET /unchanged/prepared", 304, length: "8", body: ""),
    ReplyRow("GET /content/large", 200, length: "200000", body: String(repeating: "a", count: 200_000)),
    ReplyRow("HEAD /content/large", 200, length: "200000", body: ""),
    ReplyRow("GET /content/stream", 200, length: nil, body: "D\r\none two three\r\n0\r\n\r\n"),
    ReplyRow("GET /content/stream", 200, length: nil, body: "one two three", version: "1.0"),
    ReplyRow("HEAD /content/stream", 200, length: "13", body: ""),
    ReplyRow("GET /unchanged/stream", 304, length: "13", body: ""),
    ReplyRow("GET /content/none", 200, length: "0", body: ""),
    ReplyRow("GET /unchanged/none", 304, length: "0", body: ""),
]

@Suite struct ReplyTests {
    private let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test(arguments: replyRows)
    func `HEAD and 304 announce the length of the content and send none`(_ row: ReplyRow) throws {
        let received = try server.exchange(row.request)
        #expect(received.statuses == [row.status])
        #expect(received.field("Content-Length") == row.length)
        #expect(received.body == row.body)
        #expect(received.isClosed)
    }

    @Test func `A reply that goes out again says when it does`() async throws {
        let server = try TestServer { $0.threads = 1 }
        var dates: [String] = []
        for _ in 0..<2 {
            let client = try server.connect()
            let before = time(nil)
            client.send("GET /shared/a HTTP/1.1\r\nHost: x\r\n\r\n")
            let date = try #require(client.read(until: "\r\n\r\na").field("Date"))
            let candidates = (before...time(nil)).map(DateText.text)
            #expect(candidates.contains(date))
            dates.append(date)
            try await Task.sleep(for: .milliseconds(1_100))
        }
        #expect(dates[0] != dates[1])
    }

    @Test(arguments: [
        (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
        (951_827_696, "Tue, 29 Feb 2000 12:34:56 GMT"), (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
    ])
    func `A date is worded as RFC 9110 has it`(_ second: Int, _ text: String) {
        #expect(DateText.text(of: second) == text)
    }

    @Test func `Replies on one connection do not mix`() throws {
        let paths = ["bytes", "large", "prepared", "bytes", "stream", "none", "bytes"]
        let client = try server.connect()
        for path in paths {
            client.send("GET /content/\(path) HTTP/1.1\r\nHost: x\r\n\r\n")
        }
        client.send("GET /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        let received = client.read()
        #expect(received.statuses == [Int](repeating: 200, count: 7) + [200])
        #expect(received.text.components(of: "\r\n\r\nbytesHTTP/1.1") == 3)
    }

    @Test func `Replies with shared fields say what is theirs, whatever stood in their place before`() throws {
        let values = ["one", "two", "three", "six", "one", "threefold", "seven"]
        let client = try server.connect()
        for value in values {
            client.send("GET /shared/\(value) HTTP/1.1\r\nHost: x\r\n\r\n")
            let received = client.read(until: "\r\n\r\n\(value)")
            #expect(received.field("X-Value") == value)
            #expect(received.field("X-Shared") == "yes")
            #expect(received.field("Content-Length") == "\(value.utf8.count)")
        }
    }

    @Test func `Replies with shared fields do not mix when many are under way`() throws {
        let clients = try (0..<8).map { _ in try server.connect() }
        for round in 0..<50 {
            for (number, client) in clients.enumerated() {
                client.send("GET /shared/\(1_000 + round * 8 + number) HTTP/1.1\r\nHost: x\r\n\r\n")
            }
            for (number, client) in clients.enumerated() {
                let value = "\(1_000 + round * 8 + number)"
                #expect(client.read(until: "\r\n\r\n\(value)").field("X-Value") == value)
            }
        }
    }

    @Test func `A shared reply's field that cannot be sent is left out, and the next one is whole`() throws {
        let client = try server.connect()
        for (value, field, content) in [("abc", "abc", "abc"), ("bad", nil, "b\nd"), ("xyz", "xyz", "xyz")] {
            client.send("GET /shared/\(value) HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(client.read(until: "\r\n\r\n\(content)").field("X-Value") == field)
        }
        #expect(server.log.reports.contains { $0.contains("X-Value") })
    }

    @Test func `A field that cannot be sent is left out and reported`() throws {
        let received = try server.exchange("GET /bad-field HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        #expect(received.statuses == [200])
        #expect(received.field("X-Good") == "c")
        #expect(received.field("X-Bad") == nil)
        #expect(server.log.reports.contains { $0.contains("X-Bad") })
    }

    @Test func `A long stream keeps its order`() throws {
        let listener = ListenerConfiguration(.tcp(host: "127.0.0.1", port: 0))
        var handlers = TestService.handlers(TestServer.Log())
        handlers.respond = { _ in
            var next = 0
            return Response(
                status: 200,
                content: .stream {
                    next += 1
                    return next <= 50_000 ? Array("\(next)\n".utf8) : nil
                })
        }
        let server = try Server(Configuration(listeners: [listener]), handlers: handlers)
        guard case .tcp(_, let port)? = server.addresses.first else { return }
        let client = try RawClient(port: port)
        client.send("GET / HTTP/1.0\r\n\r\n")
        #expect(client.read().body == (1...50_000).map { "\($0)\n" }.joined())
        server.stop(deadline: .seconds(1))
    }
}

extension String {
    /// How often the text occurs.
    func components(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
