import AdaptiveLayout
import LayoutService
import Testing

/// An answer that is given again is the answer that would be made.
@Suite struct RecentAnswersTests {
    private static let json = "Content-Type: application/json"
    private static let request =
        #"{"size":{"width":568,"height":320},"traits":{"horizontalSizeClass":"compact"},"policy":"regular-width-from-480"}"#

    @Test func `The same request gets the same bytes and tag each time, and each decision counts`() throws {
        let service = try RunningService()
        let replies = try (0..<4).map { _ in
            try service.send("POST", "/v1/decisions", [Self.json], body: Self.request)
        }
        #expect(Set(replies.map(\.status)) == [200])
        #expect(Set(replies.map(\.body)).count == 1)
        #expect(Set(replies.map { $0.field("ETag") }).count == 1)
        let metrics = try service.send("GET", "/metrics").body
        #expect(metrics.contains(#"panewise_decisions_total{policy="regular-width-from-480",rule="wide"} 4"#))
    }

    @Test func `A plain request gets the fields that one with wishes gets`() throws {
        let service = try RunningService()
        let wishes = [[], [], [], ["Accept: */*"], ["Accept: application/json"], ["Accept-Encoding: gzip"]]
        let heads = try wishes.map { wish in
            let reply = try service.send("POST", "/v1/decisions", [Self.json] + wish, body: Self.request)
            return reply.head.split(separator: "\r\n").filter { !$0.hasPrefix("X-Request-ID") && !$0.hasPrefix("Date") }
        }
        #expect(heads[0].contains("Cache-Control: no-cache"))
        #expect(Set(heads).count == 1)
    }

    @Test(arguments: [
        ("", ["Content-Encoding: gzip"], 415), ("?expand=all", [], 422), ("", ["Accept: text/csv"], 406),
        ("", ["If-None-Match: *"], 412), ("?", [], 200),
    ])
    func `What is refused is refused after a remembered answer, too`(
        query: String, fields: [String], status: Int
    ) throws {
        let service = try RunningService()
        for _ in 0..<3 { _ = try service.send("POST", "/v1/decisions", [Self.json], body: Self.request) }
        let reply = try service.send("POST", "/v1/decisions" + query, [Self.json] + fields, body: Self.request)
        #expect(reply.status == status)
    }

    @Test func `A trace gets its field with a remembered answer, too`() throws {
        let service = try RunningService()
        for _ in 0..<3 { _ = try service.send("POST", "/v1/decisions", [Self.json], body: Self.request) }
        let trace = "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        let reply = try service.send("POST", "/v1/decisions", [Self.json, trace], body: Self.request)
        #expect(reply.field("traceparent")?.contains("0af7651916cd43dd8448eb211c80319c") == true)
    }

    @Test func `Conditions hold for an answer that is given again`() throws {
        let service = try RunningService()
        let target = "/v1/decisions?width=568&height=320"
        let tags = try (0..<3).map { _ in try service.send("GET", target).field("ETag") ?? "" }
        #expect(try service.send("GET", target, ["If-None-Match: \(tags[0])"]).status == 304)
        #expect(try service.send("GET", target, [#"If-None-Match: "other""#]).status == 200)
        let body = #"{"size":{"width":568,"height":320}}"#
        let posted = try (0..<3).map { _ in try service.send("POST", "/v1/decisions", [Self.json], body: body) }
        #expect(posted[2].field("ETag") == tags[0])
        let condition = "If-None-Match: \(tags[0])"
        #expect(try service.send("POST", "/v1/decisions", [Self.json, condition], body: body).status == 412)
    }

    @Test(arguments: [("?explain=full", "explanation"), ("?explain=summary", "explanation")])
    func `Another question about the same request gets an answer of its own`(query: String, member: String) throws {
        let service = try RunningService()
        for _ in 0..<3 { _ = try service.send("POST", "/v1/decisions", [Self.json], body: Self.request) }
        let reply = try service.send("POST", "/v1/decisions" + query, [Self.json], body: Self.request)
        #expect(reply.body.contains("\"\(member)\""))
        #expect(try !service.send("POST", "/v1/decisions", [Self.json], body: Self.request).body.contains(member))
    }

    private static let query = "width=568&height=320&horizontalSizeClass=compact&policy=regular-width-from-480"

    @Test(arguments: [
        Self.query, "explain=full&" + Self.query, "input=" + #"{%22size%22:{%22width%22:1,%22height%22:2}}"#,
    ])
    func `The same query gets the same bytes, tag and fields each time, and each decision counts`(query: String) throws
    {
        let service = try RunningService()
        let replies = try (0..<4).map { _ in try service.send("GET", "/v1/decisions?" + query) }
        #expect(Set(replies.map(\.status)) == [200])
        #expect(Set(replies.map(\.body)).count == 1)
        #expect(Set(replies.map { Self.fields(of: $0) }).count == 1)
        #expect(try service.send("GET", "/metrics").body.contains("\"} 4"))
    }

    @Test(arguments: [
        ("TAG", 304), ("W/TAG", 304), ("\"other\", TAG", 304), ("*", 304), ("\"other\"", 200), ("", 200),
    ])
    func `A query's condition is looked at each time`(condition: String, status: Int) throws {
        let service = try RunningService()
        let tag = try #require(try service.send("GET", "/v1/decisions?" + Self.query).field("ETag"))
        let field = "If-None-Match: " + condition.replacing("TAG", with: tag)
        let replies = try (0..<4).map { _ in try service.send("GET", "/v1/decisions?" + Self.query, [field]) }
        #expect(Set(replies.map(\.status)) == [status])
        #expect(Set(replies.map { Self.fields(of: $0) }).count == 1)
        #expect(Set(replies.map(\.body.isEmpty)) == [status == 304])
        #expect(replies.last?.field("ETag") == tag)
    }

    @Test(arguments: ["GET", "POST"])
    func `An answer to a request that client hints would have filled is given again to those without`(
        method: String
    ) throws {
        let service = try RunningService()
        func ask(_ fields: [String]) throws -> SentReply {
            method == "GET"
                ? try service.send("GET", "/v1/decisions?width=700&height=400", fields)
                : try service.send(
                    "POST", "/v1/decisions", [Self.json] + fields, body: #"{"size":{"width":700,"height":400}}"#)
        }
        let first = try (0..<4).map { _ in try ask([]) }
        #expect(Set(first.map { Self.fields(of: $0) }).count == 1)
        #expect(Set(first.map(\.body)).count == 1)
        #expect(first[3].field("Vary")?.contains("Sec-CH-DPR") == true)
        #expect(first[3].field("Accept-CH") != nil)
        let hinted = try ask(["Sec-CH-DPR: 3"])
        #expect(hinted.body != first[0].body)
        #expect(hinted.field("ETag") != first[0].field("ETag"))
        #expect(try ask([]).body == first[0].body)
        #expect(try ask(["Sec-CH-DPR: 3"]).body == hinted.body)
    }

    @Test func `A query is no body, and a body no query`() throws {
        let service = try RunningService()
        let text = #"{"size":{"width":568,"height":320}}"#
        for _ in 0..<3 { _ = try service.send("POST", "/v1/decisions", [Self.json], body: text) }
        for _ in 0..<3 { _ = try service.send("GET", "/v1/decisions?width=568&height=320") }
        let encoded = text.replacing("\"", with: "%22")
        #expect(try service.send("GET", "/v1/decisions?" + encoded).status == 422)
        #expect(try service.send("POST", "/v1/decisions", [Self.json], body: "width=568&height=320").status == 400)
        #expect(try service.send("HEAD", "/v1/decisions?width=568&height=320").status == 200)
        #expect(try service.send("GET", "/v1/decisions?width=568&height=320", ["If-Match: \"a\""]).status == 412)
        #expect(try service.send("GET", "/v1/decisions?width=568&height=320", ["Accept: text/csv"]).status == 406)
    }

    /// The fields that do not change from request to request.
    private static func fields(of reply: SentReply) -> [Substring] {
        reply.head.split(separator: "\r\n").filter { !$0.hasPrefix("X-Request-ID") && !$0.hasPrefix("Date") }
    }

    @Test func `What follows from client hints follows from those of this request`() throws {
        let service = try RunningService()
        let widths = try [500, 500, 500, 900].map { width in
            let reply = try service.send("GET", "/v1/decisions", ["Sec-CH-Viewport-Width: \(width)"])
            return (width, reply.body.contains(#""value":\#(width)"#))
        }
        for (width, isTold) in widths { #expect(isTold, "\(width)") }
    }

    @Test func `An answer is kept from the second time on, by the set of policies that gave it`() throws {
        let policies = try BuiltInPolicies.load()
        let set = PolicySet(policies)
        let question = try #require(RecentAnswers.Question(Array(Self.request.utf8)))
        let place = set.tally.place(ofRule: nil, in: try #require(policies.first))
        let answer = RecentAnswers.Answer(
            to: question, content: [0x7B, 0x7D], tag: EntityTag("a"), term: set.term, tallyPlace: place)
        set.recentBodies.keep(question) { answer }
        #expect(set.recentBodies[question] == nil)
        set.recentBodies.keep(question) { answer }
        #expect(set.recentBodies[question] === answer)
        // A few of so many share its place.
        for number in 0..<4_096 {
            let other = try #require(RecentAnswers.Question(Array(Self.request.utf8) + Array("\(number)".utf8)))
            #expect(set.recentBodies[other] == nil)
        }
        #expect(PolicySet(policies).recentBodies[question] == nil)
    }

    @Test func `Long requests and long answers are not kept`() throws {
        #expect(RecentAnswers.Question([UInt8](repeating: 0x20, count: 1_025)) == nil)
        let question = try #require(RecentAnswers.Question([UInt8](repeating: 0x20, count: 1_024)))
        let answers = RecentAnswers()
        let set = PolicySet(try BuiltInPolicies.load())
        let place = set.tally.place(ofRule: nil, in: try #require(set.policies.first))
        for _ in 0..<3 {
            answers.keep(question) {
                RecentAnswers.Answer(
                    to: question, content: [UInt8](repeating: 0x20, count: 4_097), tag: EntityTag("a"),
                    term: set.term, tallyPlace: place)
            }
        }
        #expect(answers[question] == nil)
    }
}
