import LayoutService
import Testing

/// Heads at their limits, where the reply's head is long as well: both lie in the memory of the connection.
@Suite("A head at its limits is answered")
struct LongHeadTests {
    /// One request, and its status.
    struct Row: CustomTestStringConvertible, Sendable {
        let note: String
        let method: String
        let target: String
        var fields: [String] = []
        /// Fields of the head, and its bytes.
        var fieldCount = 100
        var count = 16_384
        /// What comes in the same write.
        var behind = ""
        let status: Int

        var testDescription: String { note }

        /// The fields, with others up to their number and up to that of the bytes.
        var filled: [String] {
            let usual = ["Host: localhost", "Connection: close", LongHeadTests.origin]
            let given = usual + LongHeadTests.names + fields
            let small = (given.count + 1..<fieldCount).map { "X-\($0): a" }
            let lines = ["\(method) \(target) HTTP/1.1"] + given + small
            let size = lines.reduce(2) { $0 + $1.utf8.count + 2 }
            return [LongHeadTests.origin] + LongHeadTests.names + fields + small
                + ["X-Pad: " + String(repeating: "a", count: count - size - "X-Pad: \r\n".utf8.count)]
        }
    }

    static let origin = "Origin: https://a.example"
    static let names = [
        "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "X-Request-ID: " + String(repeating: "i", count: 128),
    ]
    private static let pipelined = String(
        repeating: "GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n", count: 200)
    private static let manyCookies = (0..<112).map { "name\($0)=" + String(repeating: "c", count: 48) }
        .joined(separator: "; ")
    private static let trailers = (0..<30).map { "T-\($0): a\r\n" }.joined()

    static let rows = [
        Row(note: "alone", method: "GET", target: "/v1/devices/iphone-5s", status: 200),
        Row(
            note: "a preflight with other requests behind it", method: "OPTIONS", target: "/v1/decisions",
            fields: ["Access-Control-Request-Method: POST", "Access-Control-Request-Headers: content-type"],
            behind: pipelined, status: 204),
        Row(
            note: "a refusal with other requests behind it", method: "DELETE", target: "/v1/decisions", count: 15_650,
            behind: pipelined, status: 405),
        Row(
            note: "14,225 bytes with other requests behind them", method: "GET", target: "/v1/devices/iphone-5s",
            count: 14_225, behind: pipelined, status: 200),
        Row(
            note: "fields behind a chunked body", method: "POST", target: "/v1/decisions",
            fields: ["Content-Type: application/json", "Transfer-Encoding: chunked"],
            behind: "1\r\n{\r\n0\r\n\(trailers)\r\n", status: 400),
        Row(
            note: "a cookie of 8,000 bytes", method: "GET", target: "/v1/devices/iphone-5s",
            fields: ["Cookie: a=" + String(repeating: "c", count: 8_000)], fieldCount: 30, status: 200),
        Row(
            note: "112 cookies in 6,500 bytes", method: "GET", target: "/v1/devices/iphone-5s",
            fields: ["Cookie: " + manyCookies],
            fieldCount: 30, count: 9_500, status: 200),
    ]

    @Test(arguments: rows)
    func answer(_ row: Row) throws {
        var settings = Settings()
        settings.corsOrigin = "https://a.example"
        settings.rateLimit = 1_000_000
        settings.sendsServerTiming = true
        let service = try RunningService(settings)
        let reply = try service.send(row.method, row.target, row.filled, raw: row.behind)
        #expect(reply.status == row.status)
    }
}
