import MicroHTTP
import Testing

@Suite struct CapacityTests {
    private static let get = "GET /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

    @Test func `Beyond the capacity a client is told at once, and served when there is room`() throws {
        let server = try TestServer { $0.connections = 2 }
        var holders = [try server.connect(), try server.connect()]
        for holder in holders { holder.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n") }
        try #require(holds { server.server.statistics.requestsInFlight == 2 })
        for _ in 0..<5 {
            let received = try server.exchange(Self.get)
            #expect(received.statuses == [503])
            #expect(received.isClosed)
        }
        #expect(server.server.statistics.refusals[.overCapacity] == 5)
        holders.removeAll()
        try #require(holds { server.server.statistics.connectionsOpen == 0 })
        #expect(try server.exchange(Self.get).statuses == [200])
    }

    @Test func `An excess client that says nothing is cut off early`() throws {
        let server = try TestServer { limits in
            limits.connections = 1
            limits.headerTimeout = .seconds(60)
        }
        let holder = try server.connect()
        holder.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n")
        // Until it is taken in, another thread may take in the next client before it.
        try #require(holds { server.server.statistics.requestsInFlight == 1 })
        let excess = try server.connect()
        #expect(excess.drip("", every: .milliseconds(50), atMost: .seconds(5)) != nil)
    }

    @Test func `More connections than files can be had are refused at the start`() {
        #expect(throws: StartFault.self) {
            _ = try TestServer { $0.connections = 2_000_000_000 }
        }
    }
}
