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
    /// The remembered answer that the last request with this head got; nil where it got another one.
    private var lastAnswer: RecentAnswers.Answer?
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

    /// Notes the remembered answer that a request gets; nil for another one.
    func note(_ answer: RecentAnswers.Answer?) {
        lastAnswer = answer
    }

    /// Whether a request gets the remembered answer that the last one with this head got, which is counted once more.
    func repeatsAnswer(to request: Request) -> Bool {
        LentObject(lastAnswer).use(as: RecentAnswers.Answer.self) { answer in
            guard answer.stands, memory?.gives(answer, againTo: request) == true else { return nil }
            answer.count(in: request.lane)
            return true
        } ?? false
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
