package import MicroHTTP

/// The header fields that every reply carries, and those that a setting or the request asks for.
package struct StandardHeaders: Sendable {
    private let crossOrigin: CrossOrigin?
    private let sendsServerTiming: Bool

    /// Makes the set.
    ///
    /// - Parameters:
    ///   - crossOrigin: The origin whose pages may read replies.
    ///   - sendsServerTiming: Whether replies say how long they took.
    package init(crossOrigin: CrossOrigin? = nil, sendsServerTiming: Bool = false) {
        self.crossOrigin = crossOrigin
        self.sendsServerTiming = sendsServerTiming
    }

    /// Turns a reply into the response that goes out.
    package func response(_ reply: Reply, to request: Request, _ record: CallRecord) -> Response {
        var fields: [Header] = []
        fields.reserveCapacity(12)
        if let type = reply.mediaType { fields.append(Header("Content-Type", type.contentType)) }
        switch reply.caching {
        case .noStore: fields.append(Header("Cache-Control", "no-store"))
        case .revalidate(let tag):
            fields.append(Header("ETag", tag.text))
            fields.append(Header("Cache-Control", "no-cache"))
        }
        if let vary = vary(of: reply) { fields.append(Header("Vary", vary)) }
        if reply.status < 300, let route = record.match?.route, route.kind == .resource {
            fields.append(Header("Link", "</openapi.json>; rel=\"service-desc\""))
            // RFC 10008: said where a caller looks for ways to ask, and not with each answer.
            if let types = route.acceptQuery, record.method != .post { fields.append(Header("Accept-Query", types)) }
        }
        fields.append(Header("X-Request-ID", record.id))
        if !reply.headers.isEmpty { fields += reply.headers }
        if let trace = record.trace { fields.append(Header("traceparent", trace.traceparent)) }
        if let allowance = record.allowance { fields += allowance.headers }
        if let crossOrigin { fields += crossOrigin.fields(for: request) }
        if sendsServerTiming { fields += timing(of: request) }
        return Response(status: reply.status, headers: fields, content: reply.content)
    }

    private func vary(of reply: Reply) -> String? {
        let dependsOnOrigin = crossOrigin.map { !$0.allowsEveryOrigin } ?? false
        if reply.vary.isEmpty && !dependsOnOrigin { return reply.isNegotiated ? "Accept" : nil }
        let names = (reply.isNegotiated ? ["Accept"] : []) + reply.vary + (dependsOnOrigin ? ["Origin"] : [])
        return names.joined(separator: ", ")
    }

    /// The time from the request line to here, in milliseconds as Server-Timing has it.
    private func timing(of request: Request) -> [Header] {
        let microseconds = (MonotonicTime.now() &- request.startedAt) / 1_000
        let rest = String(1_000 + microseconds % 1_000).dropFirst()
        let timing = Header("Server-Timing", "total;dur=\(microseconds / 1_000).\(rest)")
        return crossOrigin.map { [timing, Header("Timing-Allow-Origin", $0.allowed)] } ?? [timing]
    }
}
