import MicroHTTP
import Testing

/// A head with broken framing, and a second request behind it that must not run.
struct FramingAttack: Sendable, CustomTestStringConvertible {
    let note: String
    let lines: [String]
    let body: String
    let host: String?
    let version: String

    init(_ note: String, _ lines: [String], body: String = "", host: String? = "x", version: String = "1.1") {
        self.note = note
        self.lines = lines
        self.body = body
        self.host = host
        self.version = version
    }

    var testDescription: String { note }

    /// The request, with the second one behind it.
    var bytes: String {
        let head = ["POST /echo HTTP/\(version)"] + (host.map { ["Host: \($0)"] } ?? []) + lines
        return head.joined(separator: "\r\n") + "\r\n\r\n" + body + Self.glued
    }

    static let glued = "GET /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    static let length = "Content-Length: \(glued.utf8.count)"
    static let chunked = "Transfer-Encoding: chunked"
    static let end = "0\r\n\r\n"
}

/// Requests whose end two readers may see in different places.
///
/// libmicrohttpd 0.9.75 accepts all of them.
let framingAttacks = [
    FramingAttack("two lengths, zero first", ["Content-Length: 0", FramingAttack.length]),
    FramingAttack("two lengths, zero last", [FramingAttack.length, "Content-Length: 0"]),
    FramingAttack("two equal lengths", [FramingAttack.length, FramingAttack.length]),
    FramingAttack("a length and chunked", [FramingAttack.length, FramingAttack.chunked], body: FramingAttack.end),
    FramingAttack("chunked and a length", [FramingAttack.chunked, "content-length: 5"], body: FramingAttack.end),
    FramingAttack("gzip before chunked", ["Transfer-Encoding: gzip, chunked"], body: FramingAttack.end),
    FramingAttack("gzip alone", ["Transfer-Encoding: gzip"]),
    FramingAttack("identity", ["Transfer-Encoding: identity"]),
    FramingAttack("chunked twice on one line", ["Transfer-Encoding: chunked, chunked"], body: FramingAttack.end),
    FramingAttack("chunked on two lines", [FramingAttack.chunked, FramingAttack.chunked], body: FramingAttack.end),
    FramingAttack("chunked in quotes", ["Transfer-Encoding: \"chunked\""], body: FramingAttack.end),
    FramingAttack("a coding that only ends in chunked", ["Transfer-Encoding: xchunked"], body: FramingAttack.end),
    FramingAttack("a blank before the colon of the length", ["Content-Length : \(FramingAttack.glued.utf8.count)"]),
    FramingAttack("a tab before the colon of the length", ["Content-Length\t: \(FramingAttack.glued.utf8.count)"]),
    FramingAttack("a blank before the colon of the coding", ["Transfer-Encoding : chunked"]),
    FramingAttack("a folded length", ["Content-Length:", " \(FramingAttack.glued.utf8.count)"]),
    FramingAttack("a length folded with a tab", ["Content-Length:", "\t\(FramingAttack.glued.utf8.count)"]),
    FramingAttack("a length folded in its middle", [FramingAttack.length, " 0"]),
    FramingAttack("a folded coding", ["Transfer-Encoding:", " chunked"]),
    FramingAttack("a coding folded in its middle", ["Transfer-Encoding: gzip,", " chunked"], body: FramingAttack.end),
    FramingAttack("a blank before the first name", [" \(FramingAttack.length)", "Host: x"], host: nil),
    FramingAttack("an empty first name", [": 5", "Host: x", FramingAttack.length], host: nil),
    FramingAttack("no host", [], host: nil),
    FramingAttack("two hosts", ["Host: y"]),
    FramingAttack("a folded host", ["Host: x", " y"], host: nil),
    FramingAttack("a blank before the colon of the host", ["Host : x"], host: nil),
    FramingAttack("a blank in the host", [], host: "a b"),
    FramingAttack("a user and a path in the host", [], host: "u@h/x"),
    FramingAttack("a host with two ports", [], host: "h:1:2"),
    FramingAttack("a host with a port that is no number", [], host: "h:http"),
    FramingAttack("a host with a percent sign that begins nothing", [], host: "a%2"),
    FramingAttack("a host with half a bracket", [], host: "[::1"),
    FramingAttack("a host with more behind its bracket", [], host: "[::1]x"),
    FramingAttack("a quoted host", [], host: "\"x\""),
    FramingAttack("a host beyond ASCII", [], host: "ü"),
    FramingAttack("an invalid host in HTTP/1.0", [], host: "a b", version: "1.0"),
    FramingAttack("a folded field of no meaning", ["X-Other: a", " b"]),
    FramingAttack("a field folded with a tab", ["X-Other: a", "\tb"]),
    FramingAttack("a field folded twice", ["X-Other: a", " b", " c"]),
    FramingAttack("a field folded onto a blank line of its own", ["X-Other: a", "  "]),
    FramingAttack("a length spelt by a folded line", ["Content-Lengt: \(FramingAttack.glued.utf8.count)", " h"]),
    FramingAttack("a NUL in a value", ["X-Other: a\u{0}b", "X-More: c"]),
    FramingAttack("a NUL at the end of the last value", ["X-Other: a\u{0}"]),
    FramingAttack("a NUL in a length", ["Content-Length: 0\u{0}\(FramingAttack.glued.utf8.count)"]),
    FramingAttack("a NUL in a host", [], host: "x\u{0}y"),
    FramingAttack("an empty name among others", ["X-Other: a", ": b", FramingAttack.length]),
    FramingAttack("an empty name at the end", ["X-Other: a", ":"]),
    FramingAttack("a lone line feed among others", ["X-Other: a\nX-More: b"]),
    FramingAttack("a lone line feed before an empty name", ["X-Other: a\n: b"]),
    FramingAttack("a long field folded", ["X-Other: " + String(repeating: "a", count: 9_000), " b"]),
    FramingAttack("a name that is no token", ["Bad(name): value"]),
    FramingAttack("a name with a blank", ["Bad name: value"]),
    FramingAttack("a control character in a value", ["X-Other: a\u{1}b"]),
    FramingAttack("DEL in a value", ["X-Other: a\u{7F}b"]),
    FramingAttack("a lone CR in a value", ["X-Other: a\rb"]),
    FramingAttack("chunked in HTTP/1.0", [FramingAttack.chunked], body: FramingAttack.end, version: "1.0"),
]

@Suite struct FramingTests {
    private let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test(arguments: framingAttacks)
    func `A request with broken framing gets one 400, and the one behind it never runs`(_ attack: FramingAttack) throws
    {
        let received = try server.exchange(attack.bytes)
        #expect(received.statuses == [400])
        #expect(received.field("Connection")?.lowercased() == "close")
        #expect(received.body.hasPrefix("framing("))
        #expect(received.isClosed)
    }

    @Test(arguments: ["/a b", "/a\u{0}b", "/a\u{0}", "/a\u{0}?b&c", "/a?b\u{0}c"])
    func `A blank or a NUL in the target gets 400`(_ target: String) throws {
        let received = try server.exchange("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n" + FramingAttack.glued)
        #expect(received.statuses == [400])
        #expect(received.isClosed)
    }

    @Test func `Well-formed requests in one segment are all answered`() throws {
        let post = "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"
        let chunks =
            "POST /echo HTTP/1.1\r\nHost: x\r\nTRANSFER-encoding: CHUNKED\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n"
        let received = try server.exchange(post + chunks + FramingAttack.glued)
        #expect(received.statuses == [200, 200, 200])
    }

    @Test func `A head may end its lines with line feeds alone`() throws {
        let received = try server.exchange("GET /echo HTTP/1.1\nHost: x\nX-Empty:\nConnection: close\n\n")
        #expect(received.statuses == [200])
        #expect(try server.exchange("GET /echo HTTP/1.0\n\n").statuses == [200])
    }

    @Test(arguments: [1, 37, 1_000])
    func `A head may come in pieces`(_ size: Int) throws {
        let lines = (0..<90).map { "X-\($0): " + String(repeating: "a", count: size == 1 ? 10 : 160) }
        let fields = lines.joined(separator: "\r\n")
        let head = Array("GET /echo?a=b HTTP/1.1\r\nHost: x\r\n\(fields)\r\nConnection: close\r\n\r\n".utf8)
        let client = try server.connect()
        for start in stride(from: 0, to: head.count, by: size) {
            client.send(Array(head[start..<min(start + size, head.count)]))
        }
        #expect(client.read().statuses == [200])
    }

    @Test func `A request in the body of another never runs`() throws {
        let head = "POST /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\(FramingAttack.length)\r\n\r\n"
        let received = try server.exchange(head + FramingAttack.glued)
        #expect(received.statuses == [200])
        #expect(received.body.hasSuffix(FramingAttack.glued))
    }

    @Test(arguments: [
        "x", "", "h:80", "h:", "127.0.0.1:8080", "[::1]", "[::1]:80", "[v1.a:b]", "a,b", "a%2Fb", "a.b-c_d~e!$&'()*+;=",
        "x ", "x\t ",
    ])
    func `A host is a name or an address, perhaps with a port`(_ host: String) throws {
        let received = try server.exchange("GET /echo HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
        #expect(received.statuses == [200])
    }

    /// The library knows no coding and no expectation with a blank behind it: it could not read such a body, nor ask for
    /// it.
    @Test(arguments: [("Transfer-Encoding: chunked ", 400), ("Expect: 100-continue\t", 417)])
    func `What the library would not see is refused`(_ line: String, _ status: Int) throws {
        let received = try server.exchange("POST /echo HTTP/1.1\r\nHost: x\r\n\(line)\r\n\r\n" + FramingAttack.glued)
        #expect(received.statuses == [status])
        #expect(received.isClosed)
    }

    @Test func `HTTP/1.0 needs no host`() throws {
        let received = try server.exchange("GET /echo HTTP/1.0\r\n\r\n")
        #expect(received.statuses == [200])
        #expect(received.isClosed)
    }

    @Test func `A refused client that goes on sending hears the reply before the end`() throws {
        let client = try server.connect()
        client.send("POST /echo HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: 1000000\r\n\r\n")
        client.send([UInt8](repeating: 0x61, count: 1_000_000))
        let received = client.read()
        #expect(received.statuses == [400])
        #expect(received.body.hasSuffix(")"))
    }
}
