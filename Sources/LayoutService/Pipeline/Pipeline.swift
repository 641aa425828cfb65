package import MicroHTTP

/// Takes a request through everything that is the same for all routes, in the order in which refusals come.
///
/// The server has refused bad framing, long targets and heads, and strange expectations by then. What follows is 501,
/// the preflight, 401, 429, 404, 405, 415, 406 and 413; then the route answers with 400, 422, 412 or a success.
package struct Pipeline: Sendable {
    private let router: Router
    private let gates: [Gate]
    private let headers: StandardHeaders

    /// A check that may answer a request before its route is looked for.
    package typealias Gate = @Sendable (Request, Router.Match?) throws(Problem) -> Reply?

    /// Makes a pipeline of its routes, and of the gates that stand before them in order.
    package init(router: Router, gates: [Gate] = [], headers: StandardHeaders = StandardHeaders()) {
        self.router = router
        self.gates = gates
        self.headers = headers
    }

    /// Answers a complete request.
    package func respond(to request: Request) -> Response {
        let match = router.match(request.path)
        do throws(Problem) {
            return headers.response(try reply(to: request, match), to: request, match?.route)
        } catch {
            return headers.response(error.reply, to: request, match?.route)
        }
    }

    /// How long a body the request may have, judged by its head.
    package func admit(_ request: Request) -> Admission {
        guard let operation = router.match(request.path)?.route.operation(for: request.method) else {
            return .accept(bodyLimit: defaultBodyLimit)
        }
        let type = request.header("Content-Type").flatMap { ContentTypeHeader.match($0, among: operation.consumes) }
        return .accept(bodyLimit: operation.bodyLimit(type))
    }

    /// The problem document for what the server refuses by itself.
    package func refuse(_ fault: MicroHTTP.Fault, _ request: Request) -> Response {
        headers.response(Problem(fault).reply, to: request, nil)
    }

    private func reply(to request: Request, _ match: Router.Match?) throws(Problem) -> Reply {
        guard KnownMethods.all.contains(request.method) else { throw .unknownMethod(request.method) }
        for gate in gates {
            if let reply = try gate(request, match) { return reply }
        }
        if request.method == "OPTIONS", request.path == "*" { return .options(allow: KnownMethods.allow) }
        guard let match else { throw .notFound(request.path) }
        if request.method == "OPTIONS" { return .options(of: match.route) }
        guard let operation = match.route.operation(for: request.method) else {
            throw .methodNotAllowed(request.method, match.route)
        }
        let call = try Call(request, match, operation)
        var reply = try operation.answer(call)
        if !match.route.isProbe { reply.vary.insert("Accept", at: 0) }
        return reply
    }
}

/// The methods that the service knows at all.
enum KnownMethods {
    /// Those of RFC 9110 but CONNECT and TRACE, which a service has no use for, PATCH and QUERY; some no route has.
    static let all: Set<String> = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "QUERY"]
    /// What some route has.
    static let allow = "GET, HEAD, POST, QUERY, OPTIONS"
}
