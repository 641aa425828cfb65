import MicroHTTP
import Testing

@Suite struct AccountTests {
    private let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test func `A completed request is reported with its status, its bytes and its time`() async throws {
        _ = try server.exchange("GET /content/bytes HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        let completion = try await firstCompletion()
        #expect(completion.status == 200)
        #expect(completion.outcome == .replied)
        #expect(completion.contentBytesSent == 5)
        #expect(!completion.isLibraryReply)
        #expect(completion.nanoseconds > 0)
    }

    @Test func `A request that its client gave up is reported without a status`() async throws {
        try {
            let client = try server.connect()
            client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc")
            _ = client.read(patience: .milliseconds(50))
        }()
        let completion = try await firstCompletion()
        #expect(completion.status == nil)
        #expect(completion.outcome == .aborted)
    }

    @Test func `A reply of the library's own is reported as such`() async throws {
        let received = try server.exchange("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n")
        #expect(received.statuses.first == 400)
        let completion = try await firstCompletion()
        #expect(completion.isLibraryReply)
        #expect(completion.status == 400)
    }

    @Test(arguments: ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n"])
    func `What is no request is counted and reported`(_ bytes: String) throws {
        #expect(try server.exchange(bytes).isClosed)
        #expect(server.server.statistics.refusals[.library] == 1)
        #expect(!server.log.reports.isEmpty)
    }

    @Test func `Refusals are counted by kind`() throws {
        for row in limitRows { _ = try server.exchange(row.request) }
        let refusals = server.server.statistics.refusals
        #expect(refusals[.targetTooLong] == 4)
        #expect(refusals[.headTooLarge] == 3)
        #expect(refusals[.expectation] == 2)
        #expect(refusals[.bodyTooLarge] == 2)
        #expect(refusals[.framing] == 1)
        #expect(refusals[.library] == 0)
        #expect(refusals[.overCapacity] == 0)
        #expect(Set(refusals.keys) == Set(Refusal.allCases))
        #expect(Set(refusals.keys.map(\.label)).count == Refusal.allCases.count)
    }

    @Test func `Bytes and connections are summed up`() throws {
        for _ in 0..<3 {
            _ = try server.exchange(
                "POST /content/bytes HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\nabcd")
        }
        try #require(holds { server.server.statistics.connectionsOpen == 0 })
        let statistics = server.server.statistics
        #expect(statistics.connectionsAccepted == 3)
        #expect(statistics.bodyBytesReceived == 12)
        #expect(statistics.contentBytesSent == 15)
        #expect(statistics.requestsInFlight == 0)
    }

    private func firstCompletion() async throws -> Completion {
        for _ in 0..<200 where server.log.completions.isEmpty {
            try await Task.sleep(for: .milliseconds(10))
        }
        return try #require(server.log.completions.first)
    }
}
