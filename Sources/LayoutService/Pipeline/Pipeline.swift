package import MicroHTTP

/// Takes a request through everything that is the same for all routes, in the order in which refusals come.
///
/// The server has refused bad framing, long targets and heads, and strange expectations by then. What follows is 501,
/// the preflight, 401, 429, 404, 405, 415, 406 and 413; then the route answers with 400, 422, 412 or a success.
///
/// It is a class, so that the server's handlers share it at no cost.
package final class Pipeline: Sendable {
    private let router: Router
    private let access: AccessRules
    private let headers: StandardHeaders
    private let hasManagementListener: Bool
    private let everybodyGetsTheSame: Bool
    private let requestIDs = RequestIDs()

    /// Makes a pipeline of the routes of both listeners, and of what the settings say about requests and replies.
    package init(router: Router, rules: ServiceRules = ServiceRules()) {
        self.router = router
        access = AccessRules(crossOrigin: rules.crossOrigin, tokens: rules.tokens, limiter: rules.limiter)
        headers = StandardHeaders(
            crossOrigin: rules.crossOrigin, sendsServerTiming: rules.sendsServerTiming, routes: router.routes)
        hasManagementListener = rules.hasManagementListener
        everybodyGetsTheSame = access.isOpen && headers.areTheSameForAll
    }

    /// How long a body the request may have, judged by its head.
    package func admit(_ request: Request) -> Admission {
        let knownLimit = request.lentCompanion.use(as: CallRecord.self) { record in
            request.repeatsHead && record.renew(for: request, requestIDs) ? record.bodyLimit : nil
        }
        return .accept(bodyLimit: knownLimit ?? makeRecord(of: request).bodyLimit)
    }

    /// Answers a complete request.
    package func respond(to request: Request) -> Response {
        request.lentCompanion.use(as: CallRecord.self) { remembered(request, $0) } ?? answer(to: request)
    }

    /// Whether a request gets the very response that the one before it on its connection got.
    package func repeats(_ request: Request) -> Bool {
        request.lentCompanion.use(as: CallRecord.self) { $0.repeatsAnswer(to: request) } ?? false
    }

    private func answer(to request: Request) -> Response {
        let record = record(of: request)
        do throws(Problem) {
            return headers.response(try reply(to: request, record), to: request, record)
        } catch {
            return headers.response(error.reply, to: request, record)
        }
    }

    /// The problem document for what the server refuses by itself.
    package func refuse(_ fault: MicroHTTP.Fault, _ request: Request) -> Response {
        headers.response(Problem(fault).reply, to: request, record(of: request))
    }

    /// The answer to a request that asks for nothing but the usual, where its operation remembers having given it.
    ///
    /// Such a request would meet no refusal further on: what could refuse it is looked at here.
    private func remembered(_ request: Request, _ record: CallRecord) -> Response? {
        guard everybodyGetsTheSame, let answer = record.memory?.answer(to: request) else {
            record.note(nil)
            return nil
        }
        let isKnown =
            record.isConditional
            && (request.header(.ifNoneMatch, isOnly: answer.tag.text)
                || EntityTagCondition(request.headers(.ifNoneMatch)).names(answer.tag))
        let response = headers.response(answer, isKnown: isKnown, record)
        record.note(response == nil ? nil : answer)
        return response
    }

    private func record(of request: Request) -> CallRecord {
        request.companion as? CallRecord ?? makeRecord(of: request)
    }

    private func makeRecord(of request: Request) -> CallRecord {
        let record = CallRecord(request, match: match(request), requestIDs)
        request.companion = record
        return record
    }

    /// The route of a request, where its listener has it: probes are on both, the rest is on one.
    private func match(_ request: Request) -> Router.Match? {
        guard let match = router.match(request) else { return nil }
        let isReachable =
            switch match.route.kind {
            case .resource: request.listener == .service
            case .probe: true
            case .metrics: (request.listener == .management) == hasManagementListener
            }
        return isReachable ? match : nil
    }

    private func reply(to request: Request, _ record: CallRecord) throws(Problem) -> Reply {
        guard let method = record.method else { throw .unknownMethod(request.method) }
        if method == .options, let preflight = access.preflight(request) { return preflight }
        if request.listener == .service, record.match?.route.isProbe != true { try access.admit(request, record) }
        if method == .options, request.path == "*" { return .options(allow: Method.allow) }
        guard let match = record.match else { throw .notFound(request.path) }
        if method == .options { return .options(of: match.route) }
        guard let operation = record.operation else {
            throw .methodNotAllowed(request.method, match.route)
        }
        let call = try Call(request, record, match, operation)
        var reply = try operation.answer(call)
        try reply.checkConditions(of: request, method)
        reply.isNegotiated = match.route.kind == .resource
        return reply
    }
}
