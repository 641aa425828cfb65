/// A resource: a path, perhaps with one variable segment, and what can be done with it.
package struct Route: Sendable {
    /// The path as openapi.yaml spells it, such as `/v1/devices/{id}`.
    package let template: String
    /// What each method does; HEAD comes with GET, and OPTIONS with every route.
    package let operations: [String: Operation]
    /// Whether the route is a probe: it needs no token, knows no rate limit, and ignores any query.
    package let isProbe: Bool

    /// Makes a route of its path and operations by method.
    package init(_ template: String, isProbe: Bool = false, _ operations: [String: Operation]) {
        self.template = template
        self.operations = operations
        self.isProbe = isProbe
    }

    /// The value of Allow: every method of the route, in a fixed order.
    package var allow: String {
        var methods = ["GET", "HEAD", "POST", "QUERY"].filter { operation(for: $0) != nil }
        methods.append("OPTIONS")
        return methods.joined(separator: ", ")
    }

    /// What a method does; nil where the route does not have it.
    package func operation(for method: String) -> Operation? {
        operations[method == "HEAD" ? "GET" : method]
    }

    /// The media types that a method reads, for Accept-Post and Accept-Query; nil where it reads none.
    package func accepted(by method: String) -> String? {
        guard let types = operations[method]?.consumes, !types.isEmpty else { return nil }
        return types.map(\.rawValue).joined(separator: ", ")
    }
}

/// What a method does at a route.
package struct Operation: Sendable {
    /// The media types of the body that it reads; empty where it reads none.
    package var consumes: [MediaType]
    /// The media types that it offers, the preferred one first.
    package var produces: [MediaType]
    /// How long a body of each media type may be, in bytes.
    package var bodyLimit: @Sendable (MediaType?) -> Int
    /// Answers a call whose media types fit.
    package var answer: @Sendable (Call) throws(Problem) -> Reply

    /// Makes an operation that reads no body.
    package static func reading(
        _ produces: [MediaType] = [.json], answer: @escaping @Sendable (Call) throws(Problem) -> Reply
    ) -> Operation {
        Operation(consumes: [], produces: produces, bodyLimit: { _ in defaultBodyLimit }, answer: answer)
    }

    /// Makes an operation that reads a JSON body.
    package static func taking(
        _ consumes: [MediaType] = [.json], giving produces: [MediaType] = [.json],
        bodyLimit: @escaping @Sendable (MediaType?) -> Int = { _ in defaultBodyLimit },
        answer: @escaping @Sendable (Call) throws(Problem) -> Reply
    ) -> Operation {
        Operation(consumes: consumes, produces: produces, bodyLimit: bodyLimit, answer: answer)
    }
}

/// How long a body may be where nothing else is said: 1 MiB.
package let defaultBodyLimit = 1_048_576
