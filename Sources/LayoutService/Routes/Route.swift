/// A resource: a path, perhaps with one variable segment, and what can be done with it.
///
/// It is a class, so that passing it on costs next to nothing, and it works out once what replies say of it.
package final class Route: Sendable {
    /// What a route is for.
    package enum Kind: Sendable {
        /// What the service is there for.
        case resource
        /// Whether it lives: it needs no token, knows no rate limit, and ignores any query.
        case probe
        /// What it has counted.
        case metrics
    }

    /// The path as openapi.yaml spells it, such as `/v1/devices/{id}`.
    package let template: String
    /// What the route is for.
    package let kind: Kind
    /// The value of Allow: every method of the route, in a fixed order.
    package let allow: String
    /// The value of Accept-Post; nil where POST reads nothing.
    package let acceptPost: String?
    /// The value of Accept-Query; nil where QUERY reads nothing.
    package let acceptQuery: String?
    /// By method, the members `method`, `route` and `path` of a line of the log, each with its comma, for a path that is
    /// the template.
    private let logMembers: [[UInt8]]
    /// By method; HEAD comes with GET, and OPTIONS with every route.
    private let operations: [Operation?]

    /// Makes a route of its path and its operations by method.
    package init(_ template: String, kind: Kind = .resource, _ operations: [String: Operation]) {
        self.template = template
        self.kind = kind
        logMembers = Method.allCases.map { method in
            Array(",\"method\":\"\(method.name)\",\"route\":\"\(template)\",\"path\":\"\(template)\"".utf8)
        }
        let byMethod = Method.allCases.map { operations[$0 == .head ? "GET" : $0.name] }
        self.operations = byMethod
        let methods = [Method.get, .head, .post, .query].filter { byMethod[$0.rawValue] != nil } + [.options]
        allow = methods.map(\.name).joined(separator: ", ")
        acceptPost = Self.types(readBy: operations["POST"])
        acceptQuery = Self.types(readBy: operations["QUERY"])
    }

    /// Whether the route is a probe.
    package var isProbe: Bool { kind == .probe }

    /// What a method does; nil where the route does not have it.
    package func operation(for method: Method) -> Operation? {
        operations[method.rawValue]
    }

    /// What a line of the log says of a request with that method whose path is the template: the members `method`,
    /// `route` and `path`, each with its comma.
    func logMembers(for method: Method) -> [UInt8] {
        logMembers[method.rawValue]
    }

    private static func types(readBy operation: Operation?) -> String? {
        guard let types = operation?.consumes, !types.isEmpty else { return nil }
        return types.map(\.rawValue).joined(separator: ", ")
    }
}

/// What a method does at a route.
package final class Operation: Sendable {
    /// The media types of the body that it reads; empty where it reads none.
    package let consumes: [MediaType]
    /// The media types that it offers, the preferred one first.
    package let produces: [MediaType]
    /// How long a body of each media type may be, in bytes.
    package let bodyLimit: @Sendable (MediaType?) -> Int
    /// Answers a call whose media types fit.
    package let answer: @Sendable (Call) throws(Problem) -> Reply
    /// Finds the answers that it gave before; nil where it remembers none.
    package let memory: AnswerMemory?

    private init(
        consumes: [MediaType], produces: [MediaType], bodyLimit: @escaping @Sendable (MediaType?) -> Int,
        memory: AnswerMemory? = nil,
        answer: @escaping @Sendable (Call) throws(Problem) -> Reply
    ) {
        self.memory = memory
        self.consumes = consumes
        self.produces = produces
        self.bodyLimit = bodyLimit
        self.answer = answer
    }

    /// Makes an operation that reads no body.
    package static func reading(
        _ produces: [MediaType] = [.json], memory: AnswerMemory? = nil,
        answer: @escaping @Sendable (Call) throws(Problem) -> Reply
    ) -> Operation {
        Operation(
            consumes: [], produces: produces, bodyLimit: { _ in defaultBodyLimit }, memory: memory, answer: answer)
    }

    /// Makes an operation that reads a JSON body.
    package static func taking(
        _ consumes: [MediaType] = [.json], giving produces: [MediaType] = [.json],
        bodyLimit: @escaping @Sendable (MediaType?) -> Int = { _ in defaultBodyLimit },
        memory: AnswerMemory? = nil,
        answer: @escaping @Sendable (Call) throws(Problem) -> Reply
    ) -> Operation {
        Operation(consumes: consumes, produces: produces, bodyLimit: bodyLimit, memory: memory, answer: answer)
    }
}

/// How long a body may be where nothing else is said: 1 MiB.
package let defaultBodyLimit = 1_048_576
