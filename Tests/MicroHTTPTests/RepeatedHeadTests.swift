import MicroHTTP
import Testing

/// A request of one connection, and whether it is known by the one before it.
struct RepeatedHeadRow: Sendable, CustomTestStringConvertible {
    let note: String
    let head: String
    let reply: String

    var testDescription: String { note }

    static let first = "POST /repeats?a=b&c HTTP/1.1\r\nHost: x\r\nX-A: one\r\nContent-Length: 3\r\n\r\n"
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

/// A head, and another one in which NULs stand so that the library leaves the same bytes.
struct DisguisedHead: Sendable, CustomTestStringConvertible {
    let note: String
    let head: String
    let disguise: String
    var body = "abc"

    var testDescription: String { note }
}

let disguisedHeads = [
    DisguisedHead(
        note: "a field less", head: RepeatedHeadRow.first,
        disguise: RepeatedHeadRow.first.replacing("x\r\nX-A:", with: "x\0\0X-A\0")),
    DisguisedHead(
        note: "a field lost and one made up of another's value",
        head: "POST /repeats HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nN:x\r\nX-A: z\r\n\r\n",
        disguise: "POST /repeats HTTP/1.1\r\nHost: h\r\nContent-Length: 3\0\0N\nx:\nX-A: z\r\n\r\n"),
    DisguisedHead(
        note: "an empty name in place of a Host", head: "GET /repeats HTTP/1.1\r\nHost: h\r\n\r\n",
        disguise: "GET /repeats HTTP/1.1\n:Host\0 h\r\n\r\n", body: ""),
    DisguisedHead(
        note: "an empty name in place of a length",
        head: "POST /repeats HTTP/1.1\r\nContent-Length:3\r\nHost: h\r\n\r\n",
        disguise: "POST /repeats HTTP/1.1\n:Content-Length\u{0}3\r\nHost: h\r\n\r\n"),
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

    @Test(arguments: disguisedHeads)
    func `A head that leaves the same bytes as the one before it is refused where it was divided otherwise`(
        _ row: DisguisedHead
    ) throws {
        let client = try server.connect()
        for _ in 0..<4 {
            client.send(row.head + row.body)
            #expect(client.read(until: row.body.isEmpty ? "- ." : row.body + ".").statuses == [200])
        }
        client.send(row.disguise + row.body)
        let received = client.read()
        #expect(received.statuses == [400])
        #expect(received.isClosed)
    }

    @Test func `A request that the library refuses has nothing of the one before it`() async throws {
        let client = try server.connect()
        client.send(RepeatedHeadRow.first + "abc")
        #expect(client.read(until: "abc.").statuses == [200])
        client.send("GET /seen HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n")
        #expect(client.read().statuses.first == 400)
        for _ in 0..<200 where server.log.completions.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(server.log.methods == ["POST", ""])
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
