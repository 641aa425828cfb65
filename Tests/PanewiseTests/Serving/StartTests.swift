import Foundation
import JSONWire
import Testing

@Suite("The start of panewise serve")
struct StartTests {
    @Test("writes one line to standard output, and only JSON to standard error")
    func readyLine() throws {
        let server = try ServerProcess(["--port", "0"])
        #expect(server.url.hasPrefix("http://127.0.0.1:"))
        #expect(try Curl.get(server.url + "/readyz").status == 200)
        #expect(try Curl.get(server.url + "/version").status == 200)
        server.send(signal: SIGTERM)
        #expect(server.exitCode() == 0)
        #expect(server.outputLines.count == 1)
        let events = try server.logLines.map { try JSONTree(parsing: Array($0.utf8))["event"] }
        #expect(events == ["start", "request", "drain", "stop"].map(JSONTree.string))
    }

    @Test(
        "fails with exit code 2 and a reason where it is asked for what cannot be",
        arguments: [
            (["--port", "99999"], [:], "0 to 65535"), (["--prot", "1"], [:], "--port"),
            ([], ["PANEWISE_DRIAN_WAIT": "1"], "PANEWISE_DRAIN_WAIT"), ([], ["PANEWISE_TOKEN": ""], "PANEWISE_TOKEN"),
        ] as [([String], [String: String], String)])
    func usage(arguments: [String], environment: [String: String], hint: String) throws {
        let server = try ServerProcess(arguments, environment: environment)
        #expect(server.exitCode() == 2)
        #expect(server.outputLines.isEmpty)
        #expect(server.logLines.count == 1)
        #expect(server.logLines.first?.contains(hint) == true)
    }

    @Test("fails with one line where the port is taken, and with what is wrong where a file cannot be used")
    func unusable() throws {
        let server = try ServerProcess(["--port", "0"])
        let cases = [
            (["--port", "\(server.port)"], 1, "\(server.port) is in use"),
            (["--port", "0", "--token-file", "/nowhere/token"], 2, "/nowhere/token"),
            (["--port", "0", "--policies", "/nowhere"], 2, "/nowhere"),
            (["--port", "0", "--tls-certificate", "/nowhere/c", "--tls-key", "/nowhere/k"], 2, "/nowhere/c"),
        ]
        for (arguments, code, hint) in cases {
            let second = try ServerProcess(arguments)
            #expect(second.exitCode() == Int32(code))
            #expect(second.outputLines.isEmpty)
            #expect(second.logLines.count == 1)
            #expect(second.logLines.first?.contains(hint) == true)
        }
    }

    @Test("takes a flag before the environment, and the environment before the default")
    func precedence() throws {
        let server = try ServerProcess(
            ["--log-level=error", "--port=0"], environment: ["PANEWISE_PORT": "1", "PANEWISE_LOG_LEVEL": "debug"])
        #expect(server.port > 1)
        #expect(server.logLines.isEmpty)
    }

    @Test("serves as many at once as files may be open, and says so, unless it is told how many")
    func openFiles() throws {
        let server = try ServerProcess(["--port=0"], openFiles: 1_024)
        #expect(try Curl.get("\(server.url)/readyz").status == 200)
        server.wait { !server.logLines.isEmpty }
        let start = try #require(server.logLines.first)
        #expect(start.contains(#""maxConnections":960,"openFilesAllowed":1024}"#))
        let refused = try ServerProcess(["--port=0", "--max-connections=1000"], openFiles: 1_024)
        #expect(refused.exitCode() == 1)
        #expect(refused.logLines.last?.hasSuffix("lower the number of connections to 960") == true)
        let shown = try ServerProcess(["--print-config", "--format=table"], openFiles: 1_024)
        #expect(shown.exitCode() == 0)
        let words = shown.outputLines.map { $0.split(separator: " ", maxSplits: 2).map { $0.drop { $0 == " " } } }
        #expect(words.contains(["max-connections", "960", "default, lowered to fit the limit of 1024 open files"]))
    }

    @Test("listens on a Unix socket, and takes its file away at the end")
    func unixSocket() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("panewise-\(UUID()).sock").path
        let server = try ServerProcess(["--unix", path])
        #expect(server.url == "unix:\(path)")
        #expect(try Curl.get("http://localhost/readyz", ["--unix-socket", path]).status == 200)
        server.send(signal: SIGTERM)
        #expect(server.exitCode() == 0)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("shows the settings in force and where each came from, and ends")
    func printConfiguration() throws {
        let process = try ServerProcess(
            ["--print-config", "--format", "table", "--port", "7"],
            environment: ["PANEWISE_TOKEN": "hush", "PANEWISE_HOST": "::1"])
        #expect(process.exitCode() == 0)
        let words = process.outputLines.map { $0.split(separator: " ").map(String.init) }
        #expect(words.contains(["port", "7", "--port"]))
        #expect(words.contains(["host", "::1", "PANEWISE_HOST"]))
        #expect(words.contains(["idle-timeout", "60", "default"]))
        #expect(!process.outputLines.contains { $0.contains("hush") })
    }
}
