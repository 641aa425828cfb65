import MicroHTTP
import Testing

/// A request near a limit, and its status.
struct LimitRow: Sendable, CustomTestStringConvertible {
    let note: String
    let request: String
    let status: Int

    var testDescription: String { note }

    init(_ note: String, target: String = "/echo", lines: [String] = [], body: String = "", status: Int) {
        self.note = note
        let head = ["POST \(target) HTTP/1.1", "Host: x", "Connection: close"] + lines
        request = head.joined(separator: "\r\n") + "\r\n\r\n" + body
        self.status = status
    }

    /// A target of that many bytes.
    static func target(_ count: Int) -> String {
        "/echo?" + String(repeating: "a", count: count - 6)
    }

    /// A target with that many parameters.
    static func parameters(_ count: Int, _ parameter: String = "a") -> String {
        "/echo?" + [String](repeating: parameter, count: count).joined(separator: "&")
    }

    /// One line that makes a head of that many bytes.
    static func line(forHead count: Int) -> String {
        let rest = LimitRow("", lines: [""], status: 0).request.utf8.count
        return "X-Pad: " + String(repeating: "a", count: count - rest - 7)
    }

    /// Bytes of lines, with their ends.
    static func size(of lines: [String]) -> Int {
        lines.reduce(0) { $0 + $1.utf8.count + 2 }
    }

    /// Lines that make a head of that many fields.
    static func lines(_ count: Int) -> [String] {
        (3...count).map { "X-\($0): a" }
    }
}

let limitRows = [
    LimitRow("a target of 8,192 bytes", target: LimitRow.target(8_192), status: 200),
    LimitRow("a target of 8,193 bytes", target: LimitRow.target(8_193), status: 414),
    LimitRow("a target of 30,000 bytes", target: LimitRow.target(30_000), status: 414),
    LimitRow("a head of 16,384 bytes", lines: [LimitRow.line(forHead: 16_384)], status: 200),
    LimitRow("a head of 16,385 bytes", lines: [LimitRow.line(forHead: 16_385)], status: 431),
    LimitRow("a head of 30,000 bytes", lines: [LimitRow.line(forHead: 30_000)], status: 431),
    LimitRow("100 fields", lines: LimitRow.lines(100), status: 200),
    LimitRow(
        "100 fields in a head of 16,384 bytes",
        lines: LimitRow.lines(99) + [LimitRow.line(forHead: 16_384 - LimitRow.size(of: LimitRow.lines(99)))],
        status: 200),
    LimitRow("101 fields", lines: LimitRow.lines(101), status: 431),
    LimitRow("an unknown expectation", lines: ["Expect: other", "Content-Length: 1"], body: "a", status: 417),
    LimitRow("two expectations", lines: ["Expect: 100-continue", "Expect: other"], status: 417),
    LimitRow("a length over the limit", lines: ["Content-Length: 1048577"], status: 413),
    LimitRow("a length beyond all numbers", lines: ["Content-Length: 9223372036854775806"], status: 413),
    LimitRow("framing goes before size", lines: ["Host: y", LimitRow.line(forHead: 20_000)], status: 400),
    LimitRow(
        "the target goes before the head", target: LimitRow.target(9_000), lines: LimitRow.lines(101), status: 414),
    LimitRow("1,000 empty parameters", target: "/echo?" + String(repeating: "&", count: 1_000), status: 200),
    LimitRow("4,000 parameters", target: LimitRow.parameters(4_000), status: 200),
    LimitRow(
        "1,200 parameters in a target that is too long", target: LimitRow.parameters(1_200, "abc=123"), status: 414),
    LimitRow(
        "400 parameters and 95 fields", target: LimitRow.parameters(400, "a=1"),
        lines: LimitRow.lines(95).map { $0 + String(repeating: "b", count: 90) }, status: 200),
    LimitRow(
        "parameters before the scheme of a target", target: String(repeating: "?&", count: 1_000) + "://h", status: 200),
    LimitRow("a refusal by the service", target: "/forbidden", status: 403),
]

@Suite struct LimitTests {
    private let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test(arguments: limitRows)
    func `A limit is exact, and its refusal is the service's own`(_ row: LimitRow) throws {
        let received = try server.exchange(row.request)
        #expect(received.statuses == [row.status])
        #expect(received.field("Content-Type") == "text/plain")
        #expect(received.isClosed)
    }

    @Test func `A permitted body is asked for, then read`() throws {
        let client = try server.connect()
        client.send(
            LimitRow("", lines: ["Expect: 100-continue", "Content-Length: 3"], status: 0).request)
        #expect(client.read(until: "\r\n\r\n").text == "HTTP/1.1 100 Continue\r\n\r\n")
        client.send("abc")
        let received = client.read()
        #expect(received.statuses == [200])
        #expect(received.body.hasSuffix("abc"))
    }

    @Test func `A body that is too long is not asked for`() throws {
        let row = LimitRow("", lines: ["Expect: 100-continue", "Content-Length: 1048577"], status: 413)
        #expect(try server.exchange(row.request).statuses == [413])
    }
}
