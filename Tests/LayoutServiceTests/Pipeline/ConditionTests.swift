import LayoutService
import Testing

/// Conditions of a request (RFC 9110, section 13); TAG stands for the current tag of the answer.
@Suite("A request with conditions")
struct ConditionTests {
    /// A request with its conditions, and its status.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let method: String
        let target: String
        let fields: [String]
        let status: Int

        init(_ note: String, method: String = "GET", at target: String = decision, _ fields: [String], _ status: Int) {
            testDescription = note
            self.method = method
            self.target = target
            self.fields = fields
            self.status = status
        }
    }

    static let decision = "/v1/decisions?width=568&height=320"

    static let rows = [
        Row("If-Match: the tag", ["If-Match: TAG"], 200),
        Row("If-Match: the tag in a list", ["If-Match: \"a,b\" , W/\"c\",TAG"], 200),
        Row("If-Match: the tag on a second line", ["If-Match: \"a\"", "If-Match: TAG"], 200),
        Row("If-Match: the tag as a weak one", ["If-Match: W/TAG"], 412),
        Row("If-Match: another", ["If-Match: \"nope\""], 412),
        Row("If-Match: no tag", ["If-Match: nope"], 412),
        Row("If-Match: anything", ["If-Match: *"], 200),
        Row("If-Match goes before If-None-Match", ["If-Match: \"nope\"", "If-None-Match: TAG"], 412),
        Row("both hold, so that nothing is sent", ["If-Match: TAG", "If-None-Match: TAG"], 304),
        Row("If-Match of a HEAD", method: "HEAD", ["If-Match: \"nope\""], 412),
        Row("If-Match of a list of devices", at: "/v1/devices", ["If-Match: \"nope\""], 412),
        Row("If-Match of a document", at: "/openapi.yaml", ["If-Match: \"nope\""], 412),
        Row("If-Match of an answer without a tag", at: "/version", ["If-Match: \"nope\""], 412),
        Row("If-Match of any answer without a tag", at: "/version", ["If-Match: *"], 200),
        Row("no condition saves a path that leads nowhere", at: "/nope", ["If-Match: \"nope\""], 404),
        Row("nor a wrong value", at: "/v1/decisions?width=-1", ["If-Match: \"nope\""], 422),
        Row("OPTIONS has no conditions", method: "OPTIONS", ["If-Match: \"nope\""], 204),
        Row("If-None-Match: the tag", ["If-None-Match: TAG"], 304),
        Row("If-None-Match: the tag as a weak one", ["If-None-Match: W/TAG"], 304),
        Row("If-None-Match: anything", ["If-None-Match: *"], 304),
        Row("If-None-Match: anything without a tag", at: "/version", ["If-None-Match: *"], 304),
        Row("If-None-Match of a HEAD without a tag", method: "HEAD", at: "/version", ["If-None-Match: *"], 304),
        Row("If-None-Match: a tag at an answer without one", at: "/version", ["If-None-Match: \"nope\""], 200),
        Row("If-None-Match: anything at a probe", at: "/livez", ["If-None-Match: *"], 304),
        Row("If-None-Match: anything that is no success", at: "/v1/decisions?width=-1", ["If-None-Match: *"], 422),
        Row("If-None-Match: letters before the tag", ["If-None-Match: xTAG"], 200),
        Row("If-None-Match: letters behind the tag", ["If-None-Match: TAGx"], 200),
        Row("If-None-Match: a small letter of weakness", ["If-None-Match: w/TAG"], 200),
        Row("If-None-Match: something else in the list", ["If-None-Match: x\"y, TAG"], 304),
    ]

    @Test("is answered as they demand", arguments: rows)
    func conditions(row: Row) throws {
        let service = try RunningService()
        let tag = try service.send("GET", row.target).field("ETag") ?? "none"
        let fields = row.fields.map { $0.replacing("TAG", with: tag) }
        #expect(try service.send(row.method, row.target, fields).status == row.status)
    }

    @Test("is answered so after a remembered answer, too", arguments: [("TAG", 200), ("*", 200), ("\"nope\"", 412)])
    func post(value: String, status: Int) throws {
        let service = try RunningService()
        let (json, body) = ("Content-Type: application/json", #"{"size":{"width":568,"height":320}}"#)
        let replies = try (0..<3).map { _ in try service.send("POST", "/v1/decisions", [json], body: body) }
        let condition = "If-Match: " + value.replacing("TAG", with: replies[2].field("ETag") ?? "none")
        #expect(try service.send("POST", "/v1/decisions", [json, condition], body: body).status == status)
    }
}
