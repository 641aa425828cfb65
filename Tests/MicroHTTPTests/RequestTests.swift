import MicroHTTP
import Testing

/// A request target, and what the service is told of it.
struct TargetRow: Sendable, CustomTestStringConvertible {
    let note: String
    let target: String
    let path: String
    let query: String

    var testDescription: String { note }
}

let targetRows = [
    TargetRow(note: "a plain path", target: "/echo", path: "/echo", query: "-"),
    TargetRow(note: "a path and a query", target: "/echo?a=b&c", path: "/echo", query: "a=b&c"),
    TargetRow(note: "an empty query", target: "/echo?", path: "/echo", query: ""),
    TargetRow(note: "a second question mark", target: "/echo?a?b", path: "/echo", query: "a?b"),
    TargetRow(note: "nothing is decoded", target: "/a%2Fb%00?%41", path: "/a%2Fb%00", query: "%41"),
    TargetRow(note: "dots stay", target: "/v1/../a//b", path: "/v1/../a//b", query: "-"),
    TargetRow(note: "a colon in the path", target: "/a://b", path: "/a://b", query: "-"),
    TargetRow(note: "the absolute form", target: "http://h:1/a?b", path: "/a", query: "b"),
    TargetRow(note: "the absolute form without a path", target: "http://h", path: "/", query: "-"),
    TargetRow(note: "the absolute form with a query only", target: "http://h?a", path: "/", query: "a"),
    TargetRow(note: "the whole server", target: "*", path: "*", query: "-"),
    TargetRow(note: "letters beyond ASCII", target: "/ä?ö", path: "/ä", query: "ö"),
]

@Suite struct RequestTests {
    private let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test(arguments: targetRows)
    func `A target comes raw, with its path and its query`(_ row: TargetRow) throws {
        let received = try server.exchange(
            "OPTIONS \(row.target) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        #expect(received.body == "OPTIONS \(row.target) \(row.path) \(row.query) HTTP/1.1 ")
    }

    @Test(arguments: [
        ("x-a", "two of [\"one\", \"two\"]"), ("X-A", "two of [\"one\", \"two\"]"), ("x-b", "none of []"),
        ("host", "h of [\"h\"]"), ("x-empty", " of [\"\"]"), ("X-UTF-8", "ü of [\"ü\"]"),
        ("x-blank", "a b of [\"a b\"]"), ("accept", "c of [\"c\"]"), ("x-blanks", " of [\"\"]"),
    ])
    func `A field is found in whichever case, and the last one counts`(_ name: String, _ expected: String) throws {
        let blanks = ["X-Blank: a b \t ", "Accept: c\t", "X-Blanks: \t "]
        let lines = ["X-A: one", "Connection: close", "x-a:two", "X-Empty:", "X-UTF-8: ü"] + blanks
        let head = "GET /fields?\(name) HTTP/1.1\r\nHost: h\r\n" + lines.joined(separator: "\r\n") + "\r\n\r\n"
        #expect(try server.exchange(head).body == expected)
    }

    @Test(arguments: ["GET", "POST", "QUERY", "get", "BREW", "OPTIONS"])
    func `The method comes as it stands`(_ method: String) throws {
        let received = try server.exchange("\(method) /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        #expect(received.body.hasPrefix("\(method) /echo"))
    }

    @Test(arguments: ["CONNECT", "TRACE"])
    func `The connection ends with the reply to a method that might change its meaning`(_ method: String) throws {
        let received = try server.exchange("\(method) x:1 HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(received.statuses.count == 1)
        #expect(received.field("Connection")?.lowercased() == "close")
        #expect(received.isClosed)
    }
}
