import LayoutService
import MicroHTTP
import Testing

/// What the server refuses before the service sees it, as its clients get it.
@Suite("A refusal of the server's is a problem document")
struct ServerFaultTests {
    /// One request, and the problem that it gets.
    struct Row: CustomTestStringConvertible, Sendable {
        let note: String
        let type: ProblemType
        var target = "/livez"
        var fields: [String] = []
        var detail: String

        var testDescription: String { note }
    }

    static let rows = [
        Row(
            note: "a line that is no field", type: .malformedRequest, fields: ["no colon"],
            detail: "a line of the head is not a field"),
        Row(
            note: "a folded line", type: .malformedRequest, fields: ["A: b", " c"], detail: "folded onto a second line"),
        Row(
            note: "a target of 9,000 bytes", type: .targetTooLong, target: "/" + String(repeating: "a", count: 9_000),
            detail: "at most 8192 bytes"),
        Row(
            note: "a target of 90,000 bytes", type: .targetTooLong, target: "/" + String(repeating: "a", count: 90_000),
            detail: "at most 8192 bytes"),
        Row(
            note: "a head of 20,000 bytes", type: .headerFieldsTooLarge,
            fields: ["A: " + String(repeating: "a", count: 20_000)], detail: "at most 16384 bytes."),
        Row(
            note: "a head of 90,000 bytes", type: .headerFieldsTooLarge,
            fields: ["A: " + String(repeating: "a", count: 90_000)], detail: "at most 16384 bytes, 100 header fields"),
        Row(
            note: "101 fields", type: .headerFieldsTooLarge, fields: (0...100).map { "A-\($0): a" },
            detail: "at most 100 header fields"),
        Row(
            note: "600 fields", type: .headerFieldsTooLarge, fields: (0..<600).map { "A-\($0): a" },
            detail: "at most 16384 bytes, 100 header fields"),
        Row(
            note: "an unknown expectation", type: .expectationFailed, fields: ["Expect: tea"], detail: "100-continue"),
    ]

    @Test(arguments: rows)
    func refusal(_ row: Row) throws {
        let service = try RunningService()
        let reply = try service.send("GET", row.target, row.fields)
        #expect(reply.status == row.type.status)
        #expect(reply.field("Content-Type") == "application/problem+json")
        #expect(reply.body.contains(row.type.uri))
        #expect(reply.body.contains(row.detail))
    }
}
