import MicroHTTP
import Testing

/// How a body is sent, and what becomes of it.
struct BodyRow: Sendable, CustomTestStringConvertible {
    let note: String
    let target: String
    let count: Int
    let isChunked: Bool
    let status: Int
    let answer: String

    var testDescription: String { note }
}

private let limit = TestService.bodyLimit

let bodyRows = [
    BodyRow(note: "exactly the limit", target: "/echo", count: limit, isChunked: false, status: 200, answer: "a"),
    BodyRow(
        note: "exactly the limit, in chunks", target: "/echo", count: limit, isChunked: true, status: 200, answer: "a"),
    BodyRow(note: "one byte over", target: "/echo", count: limit + 1, isChunked: false, status: 413, answer: ")"),
    BodyRow(
        note: "one byte over, in chunks", target: "/echo", count: limit + 1, isChunked: true, status: 413,
        answer: "over \(limit)"),
    BodyRow(
        note: "4 MiB over, in chunks", target: "/echo", count: 5 * limit, isChunked: true, status: 413,
        answer: "over \(limit)"),
    BodyRow(
        note: "what memory may hold", target: "/size", count: limit, isChunked: true, status: 200,
        answer: "\(limit) \(97 * limit) in memory"),
    BodyRow(
        note: "what a file has to hold", target: "/size", count: limit + 1, isChunked: true, status: 200,
        answer: "\(limit + 1) \(97 * (limit + 1)) spooled"),
    BodyRow(
        note: "much for a file", target: "/size", count: 3 * limit, isChunked: false, status: 200,
        answer: "\(3 * limit) \(97 * 3 * limit) spooled"),
]

@Suite struct BodyTests {
    private let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test(arguments: bodyRows)
    func `A body is kept whole up to its limit, and refused beyond`(_ row: BodyRow) throws {
        let received = try send(row)
        #expect(received.statuses == [row.status])
        #expect(received.body.hasSuffix(row.answer))
        #expect(received.isClosed)
    }

    @Test func `A body far over the limit is cut off`() throws {
        let row = BodyRow(note: "", target: "/echo", count: 24 * limit, isChunked: true, status: 413, answer: "")
        let received = try send(row)
        #expect(received.isClosed)
        #expect(received.statuses.isEmpty)
    }

    @Test func `A body that drips in is put together`() throws {
        let client = try server.connect()
        client.send("POST /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 6\r\n\r\nab")
        _ = client.read(patience: .milliseconds(30))
        client.send("cd")
        _ = client.read(patience: .milliseconds(30))
        client.send("ef")
        #expect(client.read().body.hasSuffix("abcdef"))
    }

    @Test func `The bodies of one connection have nothing of each other`() throws {
        let server = try TestServer { $0.bodyInMemory = 8 }
        let client = try server.connect()
        let bodies = ["abcdefgh", "hgfedcba", "", "abcdefgh", "abcdefghi", "aaaaaaaa", "a", "b", "", "aaaaaaaaa"]
        for body in bodies {
            client.send("POST /size HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
            let sum = body.utf8.reduce(0) { $0 + Int($1) }
            let place = body.utf8.count > 8 ? "spooled" : "in memory"
            #expect(client.read(until: place).body == "\(body.utf8.count) \(sum) \(place)")
        }
    }

    private func send(_ row: BodyRow) throws -> Received {
        let client = try server.connect()
        let body = [UInt8](repeating: UInt8(ascii: "a"), count: row.count)
        let framing = row.isChunked ? "Transfer-Encoding: chunked" : "Content-Length: \(row.count)"
        client.send("POST \(row.target) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\(framing)\r\n\r\n")
        guard row.isChunked else {
            client.send(body)
            return client.read(patience: .seconds(20))
        }
        for start in stride(from: 0, to: row.count, by: 50_000) {
            let chunk = body[start..<min(row.count, start + 50_000)]
            client.send(Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Array("\r\n".utf8))
        }
        client.send("0\r\n\r\n")
        return client.read(patience: .seconds(20))
    }
}
