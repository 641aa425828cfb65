import Foundation
import Testing

@Suite("The end of panewise serve")
struct StopTests {
    @Test("is announced: from SIGTERM on it is not ready and replies end their connections, but it answers")
    func drain() throws {
        let server = try ServerProcess(["--port", "0", "--drain-wait", "60", "--drain-timeout", "60"])
        server.send(signal: SIGTERM)
        #expect(server.wait { (try? Curl.get(server.url + "/readyz").status) == 503 })
        let reply = try Curl.get(server.url + "/version")
        #expect(reply.status == 200)
        #expect(reply.text.contains("Connection: close"))
        #expect(server.isRunning)
        server.send(signal: SIGTERM)
        #expect(server.exitCode() != nil)
    }

    @Test("comes at the deadline, whatever is open, and with exit code 1 then")
    func deadline() throws {
        let server = try ServerProcess(["--port", "0", "--drain-timeout", "1"])
        let slow = Process()
        slow.executableURL = URL(fileURLWithPath: "/bin/bash")
        let request = "POST /v1/decisions HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 9\\r\\n\\r\\n{"
        slow.arguments = ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(server.port); printf '\(request)' >&3; sleep 30"]
        try slow.run()
        defer { kill(slow.processIdentifier, SIGKILL) }
        #expect(
            server.wait {
                (try? Curl.get(server.url + "/metrics").text.contains("panewise_http_requests_in_flight 2")) == true
            })
        server.send(signal: SIGTERM)
        #expect(server.exitCode() == 1)
        #expect(server.logLines.last?.contains("\"isComplete\":false") == true)
    }

    @Test("is the same for SIGINT")
    func interrupt() throws {
        let server = try ServerProcess(["--port", "0"])
        server.send(signal: SIGINT)
        #expect(server.exitCode() == 0)
    }
}

@Suite("SIGHUP")
struct ReloadTests {
    @Test("reads the token again, and a broken file leaves the last one in force")
    func token() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("panewise-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try "first\n".write(toFile: path, atomically: true, encoding: .utf8)
        let server = try ServerProcess(["--port", "0", "--token-file", path])
        #expect(try status(server, token: "first") == 200)
        #expect(try status(server, token: "second") == 401)
        try "second\n".write(toFile: path, atomically: true, encoding: .utf8)
        server.send(signal: SIGHUP)
        #expect(server.wait { (try? status(server, token: "second")) == 200 })
        #expect(try status(server, token: "first") == 401)
        try "not a token\n".write(toFile: path, atomically: true, encoding: .utf8)
        server.send(signal: SIGHUP)
        #expect(server.wait { (try? Curl.get(server.url + "/healthz").text.contains("\"warn\"")) == true })
        #expect(try status(server, token: "second") == 200)
        #expect(server.logLines.contains { $0.contains("token-rejected") })
    }

    private func status(_ server: ServerProcess, token: String) throws -> Int {
        try Curl.get(server.url + "/version", ["-H", "Authorization: Bearer \(token)"]).status
    }
}
