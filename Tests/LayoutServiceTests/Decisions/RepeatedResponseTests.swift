import LayoutService
import Testing

/// A connection that sends the same request again and again gets its response again as long as it is the right one.
@Suite struct RepeatedResponseTests {
    private static let json = ["Content-Type: application/json"]

    private static func body(width: Int, policy: String = "regular-width-from-480") -> String {
        #"{"size":{"width":\#(width),"height":320},"traits":{"horizontalSizeClass":"compact"},"policy":"\#(policy)"}"#
    }

    @Test func `Another body with the same head gets its own answer`() throws {
        let service = try RunningService()
        let connection = try service.connect()
        let widths = [568, 568, 568, 568, 400, 568, 400, 400, 400, 568, 400]
        let replies = try widths.map { width in
            try connection.ask("POST", "/v1/decisions", Self.json, body: Self.body(width: width))
        }
        let alone = try Dictionary(
            uniqueKeysWithValues: Set(widths).map { width in
                (width, try RunningService().send("POST", "/v1/decisions", Self.json, body: Self.body(width: width)))
            })
        for (width, reply) in zip(widths, replies) {
            #expect(reply.body == alone[width]?.body)
            #expect(reply.field("ETag") == alone[width]?.field("ETag"))
        }
        let metrics = try service.send("GET", "/metrics").body
        for (rule, count) in [("wide", 6), ("(otherwise)", 5)] {
            let labels = #"{policy="regular-width-from-480",rule="\#(rule)"}"#
            #expect(metrics.contains("panewise_decisions_total\(labels) \(count)"))
        }
    }

    @Test func `Requests that are answered for the first time come in between`() throws {
        let service = try RunningService()
        let connection = try service.connect()
        let usual = try service.send("POST", "/v1/decisions", Self.json, body: Self.body(width: 568)).body
        var names: Set<String?> = []
        for width in 570..<590 {
            // Of the same length, so that one kept reply serves both; at -70 it is a refusal.
            let other = Self.body(width: width == 575 ? -70 : width)
            let replies = try [Self.body(width: 568), Self.body(width: 568), other, Self.body(width: 568)].map {
                try connection.ask("POST", "/v1/decisions", Self.json, body: $0)
            }
            names.formUnion(replies.map { $0.field("X-Request-ID") })
            #expect(replies.map { $0.body == usual } == [true, true, false, true])
            #expect(replies[2].status == (width == 575 ? 422 : 200))
        }
        #expect(names.count == 80 && !names.contains(nil))
    }

    @Test func `Connections that share a kept reply do not get each other's`() throws {
        let service = try RunningService()
        let widths = [568, 569, 570]
        let connections = try widths.map { _ in try service.connect() }
        let usual = try widths.map { width in
            try service.send("POST", "/v1/decisions", Self.json, body: Self.body(width: width))
        }
        for _ in 0..<8 {
            for (index, connection) in connections.enumerated() {
                let body = Self.body(width: widths[index])
                let reply = try connection.ask("POST", "/v1/decisions", Self.json, body: body)
                #expect(reply.body == usual[index].body)
                #expect(reply.field("ETag") == usual[index].field("ETag"))
            }
        }
    }

    @Test(arguments: ["GET", "POST"])
    func `Policies that were loaded again answer from then on`(method: String) throws {
        let folder = try TemporaryDirectory()
        try folder.write(policyText("mine", width: 480), to: "mine.json")
        let service = try RunningService(policiesAt: folder.path)
        let connection = try service.connect()
        func ask() throws -> SentReply {
            try method == "GET"
                ? connection.ask("GET", "/v1/decisions?width=568&height=320&policy=mine")
                : connection.ask("POST", "/v1/decisions", Self.json, body: Self.body(width: 568, policy: "mine"))
        }
        let before = try (0..<5).map { _ in try ask() }
        #expect(Set(before.map(\.body)).count == 1)
        try folder.write(policyText("mine", width: 600), to: "mine.json")
        service.policies.requestReload()
        service.policies.poll()
        let after = try (0..<5).map { _ in try ask() }
        #expect(Set(after.map(\.body)).count == 1)
        #expect(after[0].body != before[0].body)
        #expect(after[0].field("ETag") != before[0].field("ETag"))
        let metrics = try service.send("GET", "/metrics").body
        for rule in ["wide", "(otherwise)"] {
            #expect(metrics.contains(#"panewise_decisions_total{policy="mine",rule="\#(rule)"} 5"#))
        }
    }

    @Test func `A condition is met with each request`() throws {
        let service = try RunningService()
        let connection = try service.connect()
        let target = "/v1/decisions?width=568&height=320"
        let tag = try #require(try connection.ask("GET", target).field("ETag"))
        let replies = try (0..<5).map { _ in try connection.ask("GET", target, ["If-None-Match: \(tag)"]) }
        #expect(Set(replies.map(\.status)) == [304])
        #expect(try connection.ask("GET", target).status == 200)
    }

    @Test func `A body that is too long is refused whatever was answered before`() throws {
        let service = try RunningService()
        let connection = try service.connect()
        let fields = ["Transfer-Encoding: chunked"]
        let target = "/v1/decisions?width=568&height=320"
        for _ in 0..<4 {
            try connection.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(fields[0])\r\n\r\n0\r\n\r\n")
            #expect(String(decoding: connection.receive(), as: UTF8.self).hasPrefix("HTTP/1.1 200"))
        }
        let chunk = "10001\r\n" + String(repeating: " ", count: 0x10001) + "\r\n"
        let body = String(repeating: chunk, count: 16) + "0\r\n\r\n"
        try connection.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(fields[0])\r\n\r\n" + body)
        #expect(String(decoding: connection.receive(), as: UTF8.self).hasPrefix("HTTP/1.1 413"))
    }
}
