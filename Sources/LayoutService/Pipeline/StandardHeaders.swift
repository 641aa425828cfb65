package import MicroHTTP

/// The header fields that every reply carries, and those that a setting or the request asks for.
package struct StandardHeaders: Sendable {
    private let crossOrigin: CrossOrigin?
    private let sendsServerTiming: Bool
    private let usual: UsualFields

    /// Makes the set.
    ///
    /// - Parameters:
    ///   - crossOrigin: The origin whose pages may read replies.
    ///   - sendsServerTiming: Whether replies say how long they took.
    ///   - routes: The routes, in the order of their numbers.
    package init(crossOrigin: CrossOrigin? = nil, sendsServerTiming: Bool = false, routes: [Route] = []) {
        self.crossOrigin = crossOrigin
        self.sendsServerTiming = sendsServerTiming
        usual = UsualFields(routes: routes, dependsOnOrigin: Self.dependsOnOrigin(crossOrigin))
    }

    /// Whether a reply carries the same fields whoever asks, and when.
    package var areTheSameForAll: Bool { crossOrigin == nil && !sendsServerTiming }

    /// The response that gives a remembered answer to a plain request, or says that its caller has it; nil where its
    /// route is none.
    ///
    /// It is the one that `response(_:to:_:)` makes of the same reply, provided that `areTheSameForAll`.
    package func response(_ answer: RecentAnswers.Answer, isKnown: Bool, _ record: CallRecord) -> Response? {
        guard let shared = usual.fields(record, isKnown ? .notModified : .revalidated, vary: answer.vary) else {
            return nil
        }
        return Response(status: isKnown ? 304 : 200, shared: shared, content: .repeated(answer.content))
    }

    /// Turns a reply into the response that goes out.
    package func response(_ reply: Reply, to request: Request, _ record: CallRecord) -> Response {
        let shared = usual.fields(of: reply, record)
        var fields: [Header] = []
        if case .revalidate(let tag) = reply.caching { fields.append(tag.field) }
        if shared == nil {
            let description = ReplyDescription(reply, record)
            fields = description.fields(dependsOnOrigin: Self.dependsOnOrigin(crossOrigin)) + fields
        }
        if !reply.headers.isEmpty { fields += reply.headers }
        if let trace = record.trace { fields.append(Header("traceparent", trace.traceparent)) }
        if let allowance = record.allowance { fields += allowance.headers }
        if let crossOrigin { fields += crossOrigin.fields(for: request) }
        if sendsServerTiming { fields += timing(of: request) }
        return Response(status: reply.status, shared: shared, headers: fields, content: reply.content)
    }

    private static func dependsOnOrigin(_ crossOrigin: CrossOrigin?) -> Bool {
        crossOrigin.map { !$0.allowsEveryOrigin } ?? false
    }

    /// The time from the request line to here, in milliseconds as Server-Timing has it.
    private func timing(of request: Request) -> [Header] {
        let microseconds = (MonotonicTime.now() &- request.startedAt) / 1_000
        let rest = String(1_000 + microseconds % 1_000).dropFirst()
        let timing = Header("Server-Timing", "total;dur=\(microseconds / 1_000).\(rest)")
        return crossOrigin.map { [timing, Header("Timing-Allow-Origin", $0.allowed)] } ?? [timing]
    }
}
