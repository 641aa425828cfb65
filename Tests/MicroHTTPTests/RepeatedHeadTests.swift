import MicroHTTP
import Testing

/// A request of one connection, and whether it is known by the one before it.
struct RepeatedHeadRow: Sendable, CustomTestStringConvertible {
    let note: String
    let head: String
    let reply: String

    var testDescription: String { note }

    static let first = "POST /repeats?a=b&c HTTP/1.1\r\nHost: x\r\nX-A: one\r\nContent-Length: 3\r\n\r\n"
    static let hidden = first.replacing("x\r\nX-A:", with: "x\0\0X-A\0")
}

/// On one connection, one after the other; each has a body of three bytes of its own.
let repeatedHeads = [
    RepeatedHeadRow(note: "the first", head: RepeatedHeadRow.first, reply: "false false a=b&c one"),
    RepeatedHeadRow(note: "the second is kept", head: RepeatedHeadRow.first, reply: "false false a=b&c one"),
    RepeatedHeadRow(note: "the third is known", head: RepeatedHeadRow.first, reply: "true true a=b&c one"),
    RepeatedHeadRow(note: "and the fourth", head: RepeatedHeadRow.first, reply: "true true a=b&c one"),
    RepeatedHeadRow(
        note: "another value", head: RepeatedHeadRow.first.replacing("one", with: "two"),
        reply: "false false a=b&c two"),
    RepeatedHeadRow(
        note: "another query", head: RepeatedHeadRow.first.replacing("a=b&c", with: "a=b&d"),
        reply: "false false a=b&d one"),
    RepeatedHeadRow(
        note: "a shorter query", head: RepeatedHeadRow.first.replacing("a=b&c", with: "a=b"),
        reply: "false false a=b one"),
    RepeatedHeadRow(
        note: "a field more", head: RepeatedHeadRow.first.replacing("X-A", with: "X-B: 1\r\nX-A"),
        reply: "false false a=b&c one"),
    RepeatedHeadRow(
        note: "another case", head: RepeatedHeadRow.first.replacing("X-A", with: "x-a"), reply: "false false a=b&c one"),
]

@Suite struct RepeatedHeadTests {
    private let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test func `A head is known where it is that of the request before it, whatever the body is`() throws {
        let client = try server.connect()
        for (index, row) in repeatedHeads.enumerated() {
            client.send(row.head + "\(100 + index)")
            let received = client.read(until: "\(100 + index).")
            #expect(received.body == "\(row.reply) \(100 + index).", "\(row.note)")
        }
    }

    @Test func `A head that hides bytes is refused, though its bytes are read like those of the one before it`() throws
    {
        let client = try server.connect()
        for _ in 0..<3 {
            client.send(RepeatedHeadRow.first + "abc")
            #expect(client.read(until: "abc.").statuses == [200])
        }
        client.send(RepeatedHeadRow.hidden + "abc")
        let received = client.read()
        #expect(received.statuses == [400])
        #expect(received.isClosed)
    }

    @Test func `Requests that come in one piece are known as well`() throws {
        let client = try server.connect()
        client.send((1...4).map { RepeatedHeadRow.first + "00\($0)" }.joined())
        let received = client.read(until: "004.").text
        #expect(received.components(of: "true true a=b&c one 00") == 2)
        for number in 1...4 { #expect(received.contains("one 00\(number).")) }
    }

    @Test func `A head of more bytes than are kept is read each time`() throws {
        let client = try server.connect()
        let head = RepeatedHeadRow.first.replacing("one", with: String(repeating: "1", count: 1_100))
        for _ in 0..<4 {
            client.send(head + "abc")
            #expect(client.read(until: "abc.").body.hasPrefix("false false"))
        }
    }
}
