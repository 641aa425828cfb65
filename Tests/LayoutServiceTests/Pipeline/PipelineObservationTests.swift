import JSONWire
import LayoutService
import MicroHTTP
import Testing

@Suite("What is seen of a request")
struct PipelineObservationTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

    @Test(
        "carries the caller's id where it is sound, and else one of ours",
        arguments: [
            ("abc-1", true), ("A_b.c", true), ("a b", false), ("<x>", false),
            (String(repeating: "x", count: 129), false),
        ])
    func requestID(id: String, isEchoed: Bool) throws {
        let service = try RunningService()
        let reply = try service.send("GET", "/version", ["X-Request-ID: \(id)"])
        let given = try #require(reply.field("X-Request-ID"))
        #expect((given == id) == isEchoed)
        #expect(service.endedLog().contains { $0.contains("\"requestId\":\"\(given)\"") })
    }

    @Test(
        "is named anew, and is a span of its own, where the connection has sent the same before",
        arguments: [[], ["X-Request-ID: mine"], ["traceparent: 00-\(Self.trace)-00f067aa0ba902b7-01"]])
    func repeated(fields: [String]) throws {
        let service = try RunningService()
        let body = #"{"size":{"width":568,"height":320},"policy":"regular-width-from-480"}"#
        let replies = try service.send(
            times: 6, "POST", "/v1/decisions", ["Content-Type: application/json"] + fields, body: body)
        #expect(replies.map(\.status) == Array(repeating: 200, count: 6))
        #expect(Set(replies.map { $0.body }).count == 1)
        let ids = Set(replies.compactMap { $0.field("X-Request-ID") })
        #expect(ids.count == (fields.first?.hasPrefix("X-Request-ID") == true ? 1 : 6))
        let isTraced = fields.first?.hasPrefix("traceparent") == true
        #expect(Set(replies.compactMap { $0.field("traceparent") }).count == (isTraced ? 6 : 0))
        let lines = service.endedLog().filter { $0.contains("/v1/decisions") }
        #expect(lines.count == 6)
        for id in ids { #expect(lines.contains { $0.contains("\"requestId\":\"\(id)\"") }) }
    }

    @Test("stands in one line of the log, with its trace and without its query")
    func line() throws {
        let service = try RunningService()
        let reply = try service.send(
            "GET", "/v1/devices/iphone-5s?secret=1", ["traceparent: 00-\(Self.trace)-00f067aa0ba902b7-01"])
        let span = try #require(reply.field("traceparent")?.split(separator: "-").dropFirst(2).first)
        let lines = service.endedLog().filter { $0.contains("\"event\":\"request\"") }
        #expect(lines.count == 1)
        let line = try JSONTree(parsing: Array(try #require(lines.first).utf8))
        #expect(line["traceId"] == .string(Self.trace))
        #expect(line["spanId"] == .string(String(span)))
        #expect(line["route"] == .string("/v1/devices/{id}"))
        #expect(line["path"] == .string("/v1/devices/iphone-5s"))
        #expect(line["method"] == .string("GET"))
        #expect(line["status"] == .number(422))
        #expect(line["peer"] == .string("127.0.0.1"))
        #expect(line["bytes"] == .number(Double(reply.body.utf8.count)))
    }

    @Test("begins a new trace where two parents are named")
    func twoParents() throws {
        let parent = "traceparent: 00-\(Self.trace)-00f067aa0ba902b7-01"
        let reply = try RunningService().send("GET", "/version", [parent, parent])
        let trace = try #require(reply.field("traceparent"))
        #expect(!trace.contains(Self.trace))
    }

    @Test("comes without the blanks behind a value")
    func blanks() throws {
        let fields = ["X-Request-ID: abc-1 ", "traceparent: 00-\(Self.trace)-00f067aa0ba902b7-01\t"]
        let reply = try RunningService().send("GET", "/version", fields)
        #expect(reply.field("X-Request-ID") == "abc-1")
        #expect(reply.field("traceparent")?.contains(Self.trace) == true)
    }

    @Test("lets nothing run in a browser but the pages' own scripts")
    func contentSecurity() throws {
        let service = try RunningService()
        let fields = ["Content-Type: application/json", "Accept: text/html"]
        let table = try service.send("POST", "/v1/matrix", fields, body: #"{"devices":["iphone-5s"]}"#)
        let replies = try [table] + ["/v1/arrangement.svg?width=568", "/"].map { try service.send("GET", $0) }
        for reply in replies {
            #expect(reply.status == 200)
            #expect(reply.field("Content-Security-Policy")?.contains("frame-ancestors 'none'") == true)
            #expect(reply.field("X-Content-Type-Options") == "nosniff")
        }
        #expect(table.field("Content-Security-Policy")?.contains("default-src 'none'") == true)
    }

    @Test("has no trace where the caller sends none")
    func noTrace() throws {
        let service = try RunningService()
        #expect(try service.send("GET", "/version").field("traceparent") == nil)
        #expect(service.endedLog().allSatisfy { !$0.contains("traceId") })
    }

    @Test("stays out of the log at info for probes, and stands there at debug", arguments: [LogLevel.info, .debug])
    func probes(level: LogLevel) throws {
        var settings = Settings()
        settings.logLevel = level
        let service = try RunningService(settings)
        _ = try service.send("GET", "/livez?x")
        #expect(service.endedLog().contains { $0.contains("/livez") } == (level == .debug))
    }

    @Test("is counted once, by template, method and class of status")
    func counters() throws {
        let service = try RunningService()
        for id in ["iphone-5s", "iphone-5s", "nothing"] { _ = try service.send("GET", "/v1/devices/\(id)") }
        _ = try service.send("BREW", "/nothing/at/all")
        let metrics = try service.send("GET", "/metrics").body
        let expected = [
            "panewise_http_requests_total{route=\"/v1/devices/{id}\",method=\"GET\",status=\"2xx\"} 2",
            "panewise_http_requests_total{route=\"/v1/devices/{id}\",method=\"GET\",status=\"4xx\"} 1",
            "panewise_http_requests_total{route=\"unmatched\",method=\"other\",status=\"5xx\"} 1",
            "panewise_http_request_duration_seconds_count{route=\"/v1/devices/{id}\"} 3",
            "panewise_build_info{version=\"1.2.3\",commit=\"abc\",libmicrohttpd=\"\(Library.version)\"} 1",
        ]
        for line in expected { #expect(metrics.contains(line + "\n")) }
    }

    @Test("adds no series, whatever the path, the method or the policy")
    func series() throws {
        let service = try RunningService()
        func names() throws -> Set<Substring> {
            Set(try service.send("GET", "/metrics").body.split(separator: "\n").map { $0.prefix { $0 != " " } })
        }
        for target in ["/a", "/v1/a", "/v1/devices/a"] { _ = try service.send("GET", target) }
        _ = try service.send("ABC", "/v1/devices")
        _ = try names()
        let before = try names()
        for number in 0..<50 {
            for target in ["/\(number)", "/v1/\(number)", "/v1/devices/x\(number)"] {
                _ = try service.send("GET", target)
            }
            _ = try service.send("ABC\(number)", "/v1/devices")
        }
        #expect(try names().subtracting(before).isEmpty)
    }

    @Test("includes its duration in the reply only where that is switched on", arguments: [true, false])
    func serverTiming(isOn: Bool) throws {
        var settings = Settings()
        settings.sendsServerTiming = isOn
        let timing = try RunningService(settings).send("GET", "/version").field("Server-Timing")
        #expect((timing?.wholeMatch(of: /total;dur=[0-9]+\.[0-9]{3}/) != nil) == isOn)
    }
}
