import MicroHTTP

extension Problem {
    /// The problem behind a refusal of the server.
    init(_ fault: MicroHTTP.Fault) {
        switch fault {
        case .framing(let fault):
            self.init(.malformedRequest, "The request cannot be read: \(fault.rawValue).")
        case .targetTooLong(let limit):
            self = Problem(.targetTooLong, "The request target may have at most \(limit) bytes.")
                .with("limit", .number(limit))
        case .headTooLarge(let limit):
            self = Problem(.headerFieldsTooLarge, "The head of a request may have at most \(limit) bytes.")
                .with("limit", .number(limit))
        case .tooManyFields(let limit):
            self = Problem(.headerFieldsTooLarge, "A request may have at most \(limit) header fields.")
                .with("limit", .number(limit))
        case .headBeyondMemory(let limit, let fields):
            let most = "at most \(limit) bytes, \(fields) header fields and some hundred cookies"
            self.init(.headerFieldsTooLarge, "The fields of the request do not fit: its head may have \(most).")
        case .overCapacity(let limit):
            self = Problem(.overCapacity, "All \(limit) connections are in use; try again soon.")
            headers = [Header("Retry-After", "1")]
        case .expectation:
            self.init(.expectationFailed, "The only expectation that can be met is 100-continue.")
        case .bodyTooLarge(let limit):
            self = .contentTooLarge(limit: limit, received: nil)
        case .version:
            self.init(.versionNotSupported, "The versions of HTTP that are spoken here are 1.1 and 1.0.")
        }
    }

    /// A method that no resource here can have.
    static func unknownMethod(_ method: String) -> Problem {
        Problem(.notImplemented, "The method \(method.shortened) is not known here.")
            .with("known", .text(Method.allow))
    }

    /// A path that leads nowhere.
    static func notFound(_ path: String) -> Problem {
        Problem(.notFound, "There is nothing at \(path.shortened). See /docs for what there is.")
    }

    /// A method that this resource does not have.
    static func methodNotAllowed(_ method: String, _ route: Route) -> Problem {
        var problem = Problem(.methodNotAllowed, "\(route.template) does not have \(method); it has \(route.allow).")
        problem.headers = [Header("Allow", route.allow)]
        return problem
    }

    /// A caller that accepts nothing on offer.
    static func notAcceptable(_ offered: [MediaType]) -> Problem {
        let names = offered.map { String($0.essence) }
        return Problem(.notAcceptable, "This resource comes as \(names.joined(separator: ", ")).")
            .with("offered", .texts(names))
    }

    /// A body in a media type, or a charset, that the operation does not read.
    static func unsupportedMediaType(_ given: String?, method: String, _ route: Route) -> Problem {
        let accepted = (method == "QUERY" ? route.acceptQuery : route.acceptPost) ?? ""
        let found = given.map { "not \($0.shortened)" } ?? "and the request has no Content-Type"
        var problem = Problem(
            .unsupportedMediaType,
            "The body must be \(accepted) in UTF-8, \(found). Send the header Content-Type: application/json.")
        problem.headers = [Header(method == "QUERY" ? "Accept-Query" : "Accept-Post", accepted)]
        return problem
    }

    /// A compressed body.
    static func unsupportedCoding(_ coding: String) -> Problem {
        var problem = Problem(
            .unsupportedContentCoding, "The body must not be coded, but Content-Encoding is \(coding.shortened).")
        problem.headers = [Header("Accept-Encoding", "identity")]
        return problem
    }
}
