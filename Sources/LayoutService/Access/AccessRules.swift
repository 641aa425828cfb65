package import MicroHTTP

/// Who may ask, and how often; by default everybody, and as often as they like.
///
/// It is a class, so that asking it costs next to nothing.
package final class AccessRules: Sendable {
    private let crossOrigin: CrossOrigin?
    private let tokens: TokenGuard?
    private let limiter: RateLimiter?

    /// Makes the rules of what is in force.
    package init(crossOrigin: CrossOrigin? = nil, tokens: TokenGuard? = nil, limiter: RateLimiter? = nil) {
        self.crossOrigin = crossOrigin
        self.tokens = tokens
        self.limiter = limiter
    }

    /// Whether everybody may ask, as often as they like.
    package var isOpen: Bool { tokens == nil && limiter == nil }

    /// The answer to a browser that asks with OPTIONS whether a page may send a request; nil for any other OPTIONS.
    ///
    /// It comes before the token is asked for, since a browser sends none along. Another origin gets an answer without
    /// the permission.
    package func preflight(_ request: Request) -> Reply? {
        guard let crossOrigin, request.has(.origin), request.has(.accessControlRequestMethod)
        else { return nil }
        var reply = Reply(nil, .none)
        reply.status = 204
        guard crossOrigin.allowance(for: request.header(.origin)) != nil else { return reply }
        reply.headers = [
            Header("Access-Control-Allow-Methods", Method.allow),
            Header(
                "Access-Control-Allow-Headers",
                "Accept, Authorization, Content-Type, If-Match, If-None-Match, X-Request-ID, traceparent, tracestate"),
            Header("Access-Control-Max-Age", "7200"),
        ]
        return reply
    }

    /// Lets a request in, and notes what its caller may still ask for.
    ///
    /// - Throws: 401, then 429.
    package func admit(_ request: Request, _ record: CallRecord) throws(Problem) {
        if let tokens { try tokens.check(request.headers(.authorization)) }
        guard let limiter else { return }
        let allowance = limiter.spend(by: request.peerAddress, at: MonotonicTime.now())
        record.note(allowance)
        guard allowance.isGranted else { throw .rateLimited(allowance) }
    }
}

extension CrossOrigin {
    /// What a page may read of a reply beside its content.
    private static let exposed = [
        "Accept-CH", "Accept-Encoding", "Accept-Post", "Accept-Query", "Allow", "ETag", "Link", "RateLimit",
        "RateLimit-Policy", "Retry-After", "Server-Timing", "WWW-Authenticate", "X-Request-ID", "traceparent",
    ].joined(separator: ", ")

    /// The fields that let a page of the request's origin read the reply; none where it may not.
    func fields(for request: Request) -> [Header] {
        guard let allowance = allowance(for: request.header(.origin)) else { return [] }
        return [
            Header("Access-Control-Allow-Origin", allowance), Header("Access-Control-Expose-Headers", Self.exposed),
        ]
    }
}
