import Glibc
import MicroHTTP
import Testing

/// A slow client: what it sends at once, what it then sends byte by byte, and when it is cut off.
struct SlowClient: Sendable, CustomTestStringConvertible {
    let note: String
    let opening: String
    var drip = ""
    let deadline: Duration
    var leaves = false

    var testDescription: String { note }

    static let header: Duration = .milliseconds(400)
    static let request: Duration = .milliseconds(800)
    static let idle: Duration = .milliseconds(500)
    static let halfHead = "POST /echo HTTP/1.1\r\nHost: x\r\nX-Slow: "
    static let halfBody = "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nabc"
    static let whole = "GET /echo HTTP/1.1\r\nHost: x\r\n\r\n"
    static let endless = String(repeating: "a", count: 200)
}

let slowClients = [
    SlowClient(note: "not a byte", opening: "", deadline: SlowClient.header),
    SlowClient(note: "half a request line", opening: "POST /ec", deadline: SlowClient.header),
    SlowClient(note: "half a head", opening: SlowClient.halfHead, deadline: SlowClient.header),
    SlowClient(
        note: "a dripping head", opening: SlowClient.halfHead, drip: SlowClient.endless, deadline: SlowClient.header),
    SlowClient(note: "half a body", opening: SlowClient.halfBody, deadline: SlowClient.request),
    SlowClient(
        note: "a dripping body", opening: SlowClient.halfBody, drip: SlowClient.endless, deadline: SlowClient.request),
    SlowClient(note: "nothing after a reply", opening: SlowClient.whole, deadline: SlowClient.idle),
    SlowClient(
        note: "half a head after a reply", opening: SlowClient.whole + SlowClient.halfHead, deadline: SlowClient.header),
    SlowClient(
        note: "a dripping request line after a reply", opening: SlowClient.whole, drip: SlowClient.endless,
        deadline: SlowClient.idle),
    SlowClient(
        note: "half a head and no more", opening: SlowClient.halfHead, deadline: SlowClient.header, leaves: true),
    SlowClient(
        note: "half a body and no more", opening: SlowClient.halfBody, deadline: SlowClient.request, leaves: true),
]

@Suite struct DeadlineTests {
    private let server: TestServer

    init() throws {
        server = try TestServer { limits in
            limits.headerTimeout = SlowClient.header
            limits.requestTimeout = SlowClient.request
            limits.idleTimeout = SlowClient.idle
        }
    }

    @Test(arguments: slowClients)
    func `A slow client is cut off at its deadline, and one that leaves before`(_ row: SlowClient) throws {
        let client = try server.connect()
        client.send(row.opening)
        if row.leaves { client.finishSending() }
        let end = client.drip(row.drip, every: .milliseconds(20), atMost: row.deadline + .seconds(3))
        let lived = try #require(end)
        // The watchdog's clock may have started before this one.
        #expect(row.leaves || lived > row.deadline - .milliseconds(100))
        #expect(lived < row.deadline + .seconds(2))
    }

    @Test func `A client that leaves is cut off well before its deadline`() throws {
        let patient = try TestServer { $0.headerTimeout = .seconds(60) }
        let client = try patient.connect()
        client.send(SlowClient.halfHead)
        client.finishSending()
        #expect(client.drip("", every: .milliseconds(20), atMost: .seconds(5)) != nil)
    }

    @Test func `A busy connection may live longer than every deadline`() throws {
        let client = try server.connect()
        for _ in 0..<8 {
            client.send(SlowClient.whole)
            #expect(client.read(until: "HTTP/1.1 \n", patience: .milliseconds(200)).statuses == [200])
        }
    }

    @Test(arguments: [true, false])
    func `A client that takes nothing of its reply is cut off, and one that takes a little is not`(
        _ reads: Bool
    ) throws {
        let client = try server.connect()
        client.send("GET /content/huge HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        var taken = 0
        for _ in 0..<14 {
            usleep(150_000)
            if reads { taken += client.take(atMost: 2_000_000) }
        }
        let rest = client.read()
        #expect(rest.isClosed)
        #expect((taken + rest.bytes.count > 40_000_000) == reads)
    }

    @Test func `Whoever has sent all and then says so gets the reply`() throws {
        let client = try server.connect()
        client.send(SlowClient.whole)
        client.finishSending()
        #expect(client.read().statuses == [200])
    }

    @Test func `Whoever has said so is left soon after the reply, whenever the end came`() throws {
        let patient = try TestServer { $0.idleTimeout = .seconds(60) }
        let clients = try (0..<200).map { _ in
            let client = try patient.connect()
            client.send(SlowClient.whole)
            client.finishSending()
            return client
        }
        for client in clients {
            let received = client.read()
            #expect(received.statuses == [200])
            #expect(received.isClosed)
        }
    }
}
