package import MicroHTTP

/// What the pipeline finds out about a request from its head; it hangs on the request until its end.
///
/// Where a connection's next request has the same head, the record serves it as well.
package final class CallRecord {
    /// The method, where it is a known one.
    package let method: Method?
    /// The route, where the path has one on this listener.
    package let match: Router.Match?
    /// What the method does there, where the route has it.
    package let operation: Operation?
    /// Where the request stands in a trace, if its caller says so.
    package let trace: TraceContext?
    /// The media type of the body, among those that the operation reads.
    package let bodyType: MediaType?
    /// How long a body may be, in bytes.
    package let bodyLimit: Int
    /// Finds the answer that the same request had before; nil where this one asks for more than the usual, or its
    /// operation remembers none.
    let memory: AnswerMemory?
    /// Whether the caller may have the answer already; not asked but with `memory`.
    let isConditional: Bool
    /// What the caller may still ask for, where there is a limit.
    package var allowance: RateLimiter.Allowance? { notedAllowance }
    private var notedAllowance: RateLimiter.Allowance?
    private var lastPattern: LinePattern?
    /// The remembered answer that was given last to a request with this head, and the response that gave it.
    private var lastAnswer: RecentAnswers.Answer?
    private var lastResponse: Response?
    /// The sound name that the caller gave the request.
    private let givenID: String?

    /// Reads the head of a request.
    package init(_ request: Request, match: Router.Match?, _ ids: RequestIDs) {
        let method = Method(request.method)
        let operation = method.flatMap { match?.route.operation(for: $0) }
        let bodyType = operation.flatMap { operation in
            operation.consumes.isEmpty ? nil : ContentTypeHeader.match(request, among: operation.consumes)
        }
        self.method = method
        self.match = match
        self.operation = operation
        self.bodyType = bodyType
        bodyLimit = operation?.bodyLimit(bodyType) ?? defaultBodyLimit
        givenID = ids.soundID(of: request)
        request.id = givenID ?? ids.freshID()
        trace = request.header(.traceParent).map { value in
            // Of two parents none can be believed.
            TraceContext(continuing: request.hasSeveral(.traceParent) ? "" : value, fresh: ids.fresh)
        }
        isConditional = request.has(.ifNoneMatch)
        let isPlain =
            switch method {
            case .get: true
            case .post: bodyType != nil && !request.hasQuery && !isConditional && !request.has(.contentEncoding)
            default: false
            }
        memory = isPlain && trace == nil && Self.asksForTheUsual(request) ? operation?.memory : nil
    }

    /// Whether the request demands nothing of the answer, and takes it as it is.
    private static func asksForTheUsual(_ request: Request) -> Bool {
        !request.has(.ifMatch) && (!request.has(.accept) || AcceptHeader.isIndifferent(request))
            && !ClientHint.areSent(with: request)
    }

    /// Makes the record that of the next request, which has the same head.
    ///
    /// - Returns: False, with nothing changed, where each request needs a record of its own.
    package func renew(for request: Request, _ ids: RequestIDs) -> Bool {
        // The reply to each request of a trace is a span of its own.
        guard trace == nil else { return false }
        if let givenID { request.id = givenID } else { request.id = ids.freshID() }
        notedAllowance = nil
        return true
    }

    /// Notes what the caller may still ask for.
    package func note(_ allowance: RateLimiter.Allowance) {
        notedAllowance = allowance
    }

    /// Notes the response that gave a remembered answer.
    func note(_ response: Response, giving answer: RecentAnswers.Answer) {
        lastAnswer = answer
        lastResponse = response
    }

    /// The response that was noted last, where this request gets the same answer, which is counted once more.
    func notedResponse(to request: Request) -> Response? {
        guard let answer = lastAnswer else { return nil }
        guard answer.stands else {
            lastAnswer = nil
            lastResponse = nil
            return nil
        }
        guard memory?.gives(answer, againTo: request) == true else { return nil }
        answer.count()
        return lastResponse
    }

    /// The pattern of lines of the log that fits that of a request with this head; nil where it is part of a trace.
    func linePattern(
        fitting id: String, of request: Request, _ completion: MicroHTTP.Completion, _ level: LogLevel
    ) -> LinePattern? {
        guard trace == nil else { return nil }
        if let lastPattern, lastPattern.fits(id: id, completion, level) { return lastPattern }
        let pattern = LinePattern(request, self, completion, level)
        lastPattern = pattern
        return pattern
    }
}
