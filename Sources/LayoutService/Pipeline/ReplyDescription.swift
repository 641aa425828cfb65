import MicroHTTP

/// What the fields that describe a reply follow from: those that are the same for one request and the next.
struct ReplyDescription {
    let mediaType: MediaType?
    let isRevalidated: Bool
    let isNegotiated: Bool
    let vary: [String]
    /// The resource behind a successful reply.
    let resource: Route?
    let method: Method?

    /// Describes the reply to a request.
    init(_ reply: Reply, _ record: CallRecord) {
        mediaType = reply.mediaType
        isRevalidated = reply.isRevalidated
        isNegotiated = reply.isNegotiated
        vary = reply.vary
        let route = record.match?.route
        resource = reply.status < 300 && route?.kind == .resource ? route : nil
        method = record.method
    }

    /// Describes a usual reply of an operation: in the media type that it prefers, and varying by that and by some headers.
    init(_ route: Route, _ method: Method, _ operation: Operation, _ kind: UsualFields.Kind, vary: [String] = []) {
        mediaType = kind == .notModified ? nil : operation.produces.first
        isRevalidated = kind != .notStored
        isNegotiated = route.kind == .resource
        self.vary = vary
        resource = route.kind == .resource && kind != .notModified ? route : nil
        self.method = method
    }

    /// The fields.
    func fields(dependsOnOrigin: Bool) -> [Header] {
        var fields: [Header] = []
        if let mediaType { fields.append(Header("Content-Type", mediaType.contentType)) }
        fields.append(Header("Cache-Control", isRevalidated ? "no-cache" : "no-store"))
        let names = (isNegotiated ? ["Accept"] : []) + vary + (dependsOnOrigin ? ["Origin"] : [])
        if !names.isEmpty { fields.append(Header("Vary", names.joined(separator: ", "))) }
        if let resource {
            fields.append(Header("Link", "</openapi.json>; rel=\"service-desc\""))
            // RFC 10008: said where a caller looks for ways to ask, and not with each answer.
            if let types = resource.acceptQuery, method != .post { fields.append(Header("Accept-Query", types)) }
        }
        return fields
    }
}

extension Reply {
    /// Whether a cache may keep the reply and ask again each time.
    var isRevalidated: Bool {
        if case .revalidate = caching { true } else { false }
    }
}
