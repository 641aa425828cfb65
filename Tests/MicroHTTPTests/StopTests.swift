import Glibc
import MicroHTTP
import Testing

@Suite struct StopTests {
    private static let get = "GET /echo HTTP/1.1\r\nHost: x\r\n\r\n"

    @Test func `From the beginning of the drain each reply ends its connection`() throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send(Self.get)
        #expect(client.read(until: "\r\n\r\n").field("Connection") == nil)
        server.server.beginDrain()
        client.send(Self.get)
        let received = client.read()
        #expect(received.field("Connection")?.lowercased() == "close")
        #expect(received.isClosed)
        #expect(try server.exchange(Self.get).statuses == [200])
    }

    @Test func `A request half received at the stop is answered`() async throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab")
        try #require(holds { server.server.statistics.requestsInFlight > 0 })
        let stop = OwnThread { server.server.stop(deadline: .seconds(5)) }
        try #require(holds { try !Self.isListening(server) })
        client.send("cd")
        let received = client.read()
        #expect(received.statuses == [200])
        #expect(received.body.hasSuffix("abcd"))
        #expect(received.field("Connection")?.lowercased() == "close")
        #expect(try await stop.value)
    }

    @Test func `Idle connections do not hold up the stop, and the port refuses after it`() throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send(Self.get)
        _ = client.read(until: "\r\n\r\n")
        let silent = try server.connect()
        let clock = ContinuousClock()
        let duration = clock.measure { #expect(server.server.stop(deadline: .seconds(20))) }
        #expect(duration < .seconds(3))
        #expect(silent.read().isClosed)
        #expect(try !Self.isListening(server))
    }

    @Test func `A request that comes while no thread can look at it is answered`() async throws {
        let server = try TestServer { $0.threads = 1 }
        let waiting = try server.connect()
        waiting.send(Self.get)
        #expect(waiting.read(until: "\r\n\r\n").statuses == [200])
        let holding = try server.connect()
        holding.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
        try #require(holds { server.server.statistics.requestsInFlight > 0 })
        let stop = OwnThread { server.server.stop(deadline: .seconds(5)) }
        try #require(holds { try !Self.isListening(server) })
        // Long enough for the watchdog to take the connection for silent.
        usleep(300_000)
        waiting.send(Self.get)
        server.log.letGo()
        #expect(waiting.read().statuses == [200])
        #expect(holding.read().statuses == [200])
        #expect(try await stop.value)
    }

    @Test func `The deadline ends the wait for a request that does not come`() throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab")
        _ = client.read(patience: .milliseconds(100))
        let clock = ContinuousClock()
        let duration = clock.measure { #expect(!server.server.stop(deadline: .milliseconds(300))) }
        #expect(duration >= .milliseconds(300))
        #expect(client.read().isClosed)
    }

    @Test func `Clients that open connections while the server stops are answered or refused, never cut`() async throws
    {
        let server = try TestServer()
        let clients = (0..<2).map { _ in
            OwnThread {
                var cut: [String] = []
                let clock = ContinuousClock()
                while true {
                    let begun = clock.now
                    guard let client = try? server.connect() else { break }
                    client.send("GET /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    // Whoever says nothing for long after connecting has nothing to lose.
                    let hesitation = clock.now - begun
                    let received = client.read(patience: .seconds(30))
                    if received.statuses != [200] && hesitation < .milliseconds(100) {
                        cut.append("after \(clock.now - begun), \(hesitation) of them to send: \(received)")
                    }
                }
                return cut
            }
        }
        try await Task.sleep(for: .milliseconds(400))
        #expect(try await OwnThread { server.server.stop(deadline: .seconds(5)) }.value)
        for client in clients {
            let cut = try await client.value
            #expect(cut == [])
        }
        #expect(server.server.statistics.connectionsAccepted > 0)
    }

    private static func isListening(_ server: TestServer) throws -> Bool {
        do {
            _ = try server.connect()
            return true
        } catch let fault as ClientFault where fault == .refused {
            return false
        }
    }
}
