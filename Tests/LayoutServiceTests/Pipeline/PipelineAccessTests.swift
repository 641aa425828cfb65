import LayoutService
import MicroHTTP
import Testing

@Suite("The pipeline, over a socket,")
struct PipelineAccessTests {
    private static let decision = "{\"size\":{\"width\":568,\"height\":320}}"
    private static let json = "Content-Type: application/json"

    @Test("asks for the token before it looks for the path, but not at probes")
    func token() throws {
        var settings = Settings()
        settings.token = "secret"
        let service = try RunningService(settings)
        #expect(try service.send("GET", "/nope").status == 401)
        #expect(try service.send("BREW", "/nope").status == 501)
        #expect(try service.send("GET", "/metrics").status == 401)
        #expect(try service.send("GET", "/nope", ["Authorization: Bearer secret"]).status == 404)
        for probe in ["/livez", "/readyz", "/healthz"] { #expect(try service.send("GET", probe).status == 200) }
        let metrics = try service.send("GET", "/metrics", ["Authorization: bearer secret"]).body
        #expect(metrics.contains("panewise_rejected_total{reason=\"token\"} 2\n"))
        #expect(service.endedLog().allSatisfy { !$0.contains("secret") })
    }

    @Test("limits the rate of requests, but not of probes, and says what is left")
    func rate() throws {
        var settings = Settings()
        settings.rateLimit = 2
        let service = try RunningService(settings)
        for _ in 0..<5 { #expect(try service.send("GET", "/livez").status == 200) }
        let replies = try (0..<4).map { _ in try service.send("GET", "/version") }
        #expect(replies.map(\.status) == [200, 200, 429, 429])
        #expect(replies[0].field("RateLimit") == "\"address\";r=1;t=0")
        #expect(replies[3].field("RateLimit") == "\"address\";r=0;t=1")
        #expect(replies[3].field("RateLimit-Policy") == "\"address\";q=2;w=1")
        #expect(replies[3].field("Retry-After") == "1")
    }

    @Test("answers the preflight of an allowed origin before it asks for the token, and lets it read replies")
    func origin() throws {
        var settings = Settings()
        settings.token = "secret"
        settings.corsOrigin = "https://app.example"
        let service = try RunningService(settings)
        let preflight = ["Origin: https://app.example", "Access-Control-Request-Method: POST"]
        let allowed = try service.send("OPTIONS", "/v1/decisions", preflight)
        #expect(allowed.status == 204)
        #expect(allowed.field("Access-Control-Allow-Origin") == "https://app.example")
        #expect(allowed.field("Access-Control-Allow-Methods")?.contains("QUERY") == true)
        #expect(allowed.field("Vary") == "Origin")
        let other = try service.send("OPTIONS", "/v1/decisions", ["Origin: https://b.example", preflight[1]])
        #expect(other.status == 204)
        #expect(!other.head.lowercased().contains("access-control"))
        #expect(other.field("Vary") == "Origin")
        let reply = try service.send("GET", "/version", [preflight[0], "Authorization: Bearer secret"])
        #expect(reply.field("Access-Control-Allow-Origin") == "https://app.example")
        let exposed = try #require(reply.field("Access-Control-Expose-Headers"))
        for name in ["Accept-CH", "Accept-Post", "Allow", "ETag"] { #expect(exposed.contains(name)) }
        #expect(reply.field("Vary") == "Accept, Origin")
    }

    @Test("says nothing about origins unless it is told to")
    func noOrigin() throws {
        let reply = try RunningService().send("GET", "/version", ["Origin: https://app.example"])
        #expect(!reply.head.lowercased().contains("access-control"))
        #expect(reply.field("Vary") == "Accept")
    }

    @Test("has metrics on the management listener alone where there is one, and probes on both")
    func management() throws {
        var settings = Settings()
        settings.token = "secret"
        let service = try RunningService(settings, hasManagementListener: true)
        #expect(try service.send("GET", "/metrics", ["Authorization: Bearer secret"]).status == 404)
        #expect(try service.send("GET", "/metrics", to: .management).status == 200)
        #expect(try service.send("GET", "/version", to: .management).status == 404)
        #expect(
            try service.send("POST", "/v1/decisions", [Self.json], body: Self.decision, to: .management).status == 404)
        for listener in [ListenerName.service, .management] {
            #expect(try service.send("GET", "/readyz", to: listener).status == 200)
        }
    }

    @Test("fails readiness and warns of the end while it drains, and answers everything else")
    func drain() throws {
        let service = try RunningService()
        service.service.beginDrain()
        #expect(try service.send("GET", "/readyz").status == 503)
        #expect(try service.send("GET", "/livez").status == 200)
        let health = try service.send("GET", "/healthz").body
        #expect(health.contains(#""service":[{"status":"warn","output":"The service is stopping"#))
        #expect(try service.send("POST", "/v1/decisions", [Self.json], body: Self.decision).status == 200)
    }
}
