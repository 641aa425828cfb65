import LayoutService
import Testing

/// Requests that are wrong in two ways or more: each is refused for the reason that comes first in design's order.
@Suite("Of several reasons to refuse a request, the first in order counts:")
struct RefusalOrderTests {
    /// One request, and the status of its refusal.
    struct Row: CustomTestStringConvertible, Sendable {
        let note: String
        let status: Int
        let method: String
        let target: String
        var fields: [String] = []
        var body = ""

        var testDescription: String { note }
    }

    private static let token = "Authorization: Bearer secret"
    private static let json = "Content-Type: application/json"
    private static let image = "Accept: image/png"
    private static let anyTag = "If-None-Match: *"

    static let rows = [
        Row(note: "501 before 401", status: 501, method: "BREW", target: "/nope"),
        Row(
            note: "the preflight before 401", status: 204, method: "OPTIONS", target: "/nope",
            fields: ["Origin: https://a.example", "Access-Control-Request-Method: POST"]),
        Row(note: "401 before 404", status: 401, method: "GET", target: "/nope"),
        Row(note: "404 before 405", status: 404, method: "DELETE", target: "/nope", fields: [token]),
        Row(
            note: "405 before 415", status: 405, method: "DELETE", target: "/v1/decisions",
            fields: [token, "Content-Type: text/plain"], body: "x"),
        Row(
            note: "415 before 406", status: 415, method: "POST", target: "/v1/decisions",
            fields: [token, "Content-Type: text/plain", image], body: "x"),
        Row(
            note: "406 before 400", status: 406, method: "POST", target: "/v1/decisions", fields: [token, json, image],
            body: "{"),
        Row(
            note: "400 before 412", status: 400, method: "POST", target: "/v1/decisions",
            fields: [token, json, anyTag],
            body: "{"),
        Row(
            note: "422 before 412", status: 422, method: "POST", target: "/v1/decisions",
            fields: [token, json, anyTag],
            body: "{\"size\":{\"width\":-1}}"),
        Row(
            note: "412 where nothing else is wrong", status: 412, method: "POST", target: "/v1/decisions",
            fields: [token, json, anyTag], body: "{\"size\":{\"width\":1}}"),
    ]

    @Test("with a token and an origin,", arguments: rows)
    func order(row: Row) throws {
        var settings = Settings()
        settings.token = "secret"
        settings.corsOrigin = "https://a.example"
        let reply = try RunningService(settings).send(row.method, row.target, row.fields, body: row.body)
        #expect(reply.status == row.status)
    }

    @Test(
        "an unknown parameter, everywhere but at a probe",
        arguments: [
            ("/version", 422), ("/metrics", 422), ("/", 422), ("/v1/devices/iphone-5s", 422), ("/livez", 200),
            ("/healthz", 200),
        ])
    func unknownParameter(path: String, status: Int) throws {
        #expect(try RunningService().send("GET", path + "?x=1").status == status)
    }

    @Test("406, which depends on Accept as the success does")
    func varyOfNotAcceptable() throws {
        let reply = try RunningService().send("GET", "/version", [Self.image])
        #expect(reply.status == 406)
        #expect(reply.field("Vary") == "Accept")
    }

    @Test("401 before 429, and 429 before 404")
    func rate() throws {
        var settings = Settings()
        settings.token = "secret"
        settings.rateLimit = 1
        let service = try RunningService(settings)
        for _ in 0..<3 { #expect(try service.send("GET", "/nope").status == 401) }
        #expect(try service.send("GET", "/nope", [Self.token]).status == 404)
        #expect(try service.send("GET", "/nope", [Self.token]).status == 429)
        #expect(try service.send("GET", "/nope").status == 401)
    }

    @Test("406 before the 413 of a body whose length nobody announced")
    func lateLimit() throws {
        let service = try RunningService()
        let chunk = "100001\r\n" + String(repeating: " ", count: 0x10_0001) + "\r\n0\r\n\r\n"
        let fields = [Self.json, "Transfer-Encoding: chunked"]
        #expect(try service.send("POST", "/v1/decisions", fields, raw: chunk).status == 413)
        #expect(try service.send("POST", "/v1/decisions", fields + [Self.image], raw: chunk).status == 406)
    }
}
