package import MicroHTTP

/// The header fields that every reply carries.
package struct StandardHeaders: Sendable {
    /// Further fields that a configuration asks for, made from the request: CORS, timing, tracing.
    package typealias Extra = @Sendable (Request, inout [Header]) -> Void

    private let requestIDs: RequestIDs
    private let extras: [Extra]

    /// Makes the set, with further fields in order.
    package init(requestIDs: RequestIDs = RequestIDs(), extras: [Extra] = []) {
        self.requestIDs = requestIDs
        self.extras = extras
    }

    /// Turns a reply into the response that goes out.
    package func response(_ reply: Reply, to request: Request, _ route: Route?) -> Response {
        var fields: [Header] = []
        fields.reserveCapacity(10)
        if let type = reply.mediaType { fields.append(Header("Content-Type", type.contentType)) }
        switch reply.caching {
        case .noStore: fields.append(Header("Cache-Control", "no-store"))
        case .revalidate(let tag):
            fields.append(Header("ETag", tag.text))
            fields.append(Header("Cache-Control", "no-cache"))
        }
        if !reply.vary.isEmpty { fields.append(Header("Vary", reply.vary.joined(separator: ", "))) }
        if reply.status < 300, let route, !route.isProbe {
            fields.append(Header("Link", "</openapi.json>; rel=\"service-desc\""))
            if let types = route.accepted(by: "QUERY") { fields.append(Header("Accept-Query", types)) }
        }
        fields.append(Header("X-Request-ID", requestIDs.id(for: request)))
        fields += reply.headers
        for extra in extras { extra(request, &fields) }
        return Response(
            status: reply.status, headers: fields, content: reply.content,
            closesConnection: request.method == "CONNECT" || request.method == "TRACE")
    }
}
