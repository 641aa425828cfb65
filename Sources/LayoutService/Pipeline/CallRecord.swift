package import MicroHTTP

/// What the pipeline finds out about a request from its head; it hangs on the request until its end.
package final class CallRecord {
    /// The method, where it is a known one.
    package let method: Method?
    /// The route, where the path has one on this listener.
    package let match: Router.Match?
    /// What the method does there, where the route has it.
    package let operation: Operation?
    /// The name of the request in replies and logs.
    package let id: String
    /// Where the request stands in a trace, if its caller says so.
    package let trace: TraceContext?
    /// The media type of the body, among those that the operation reads.
    package var bodyType: MediaType? { notedBodyType }
    /// What the caller may still ask for, where there is a limit.
    package var allowance: RateLimiter.Allowance? { notedAllowance }
    private var notedBodyType: MediaType?
    private var notedAllowance: RateLimiter.Allowance?

    /// Reads the head of a request.
    package init(_ request: Request, match: Router.Match?, _ ids: RequestIDs) {
        let method = Method(request.method)
        self.method = method
        self.match = match
        operation = method.flatMap { match?.route.operation(for: $0) }
        id = ids.id(for: request)
        trace = request.header(.traceParent).map { value in
            // Of two parents none can be believed.
            TraceContext(continuing: request.hasSeveral(.traceParent) ? "" : value, fresh: ids.fresh)
        }
    }

    /// Whether the request is a POST in a media type that the operation reads, and asks for its usual reply: without
    /// parameters, conditions, wishes about the reply, or a trace.
    package func isPlain(_ request: Request) -> Bool {
        method == .post && notedBodyType != nil && trace == nil && !request.hasQuery
            && !request.has(.ifMatch) && !request.has(.ifNoneMatch) && !request.has(.contentEncoding)
            && (!request.has(.accept) || AcceptHeader.isIndifferent(request))
    }

    /// Notes the media type of the body.
    package func note(_ bodyType: MediaType?) {
        notedBodyType = bodyType
    }

    /// Notes what the caller may still ask for.
    package func note(_ allowance: RateLimiter.Allowance) {
        notedAllowance = allowance
    }

    /// The record of a request that has passed the pipeline's first step.
    package static func of(_ request: Request) -> CallRecord? {
        request.companion as? CallRecord
    }
}
