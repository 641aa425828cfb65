import MicroHTTP

extension Call {
    /// Checks that the body is in a media type that the operation reads, and the reply in one that the caller accepts.
    ///
    /// - Throws: 415, then 406, then 413 for a body that was too long to be kept, then 422 for a query that cannot be
    ///   decoded.
    init(
        _ request: Request, _ record: CallRecord, _ match: Router.Match, _ operation: Operation
    ) throws(Problem) {
        bodyType = operation.consumes.isEmpty ? nil : try Self.bodyType(of: request, record, match.route)
        guard let replyType = AcceptHeader.best(of: operation.produces, for: request) else {
            throw .notAcceptable(operation.produces)
        }
        if let limit = request.exceededBodyLimit { throw .contentTooLarge(limit: limit, received: nil) }
        self.request = request
        self.replyType = replyType
        variable = match.variable
        parameters = match.route.isProbe ? QueryParameters() : try QueryParameters(request.query)
    }

    private static func bodyType(
        of request: Request, _ record: CallRecord, _ route: Route
    ) throws(Problem) -> MediaType {
        if let coding = request.header(.contentEncoding), coding.lowercased() != "identity" {
            throw .unsupportedCoding(coding)
        }
        guard let type = record.bodyType else {
            throw .unsupportedMediaType(request.header(.contentType), method: request.method, route)
        }
        return type
    }
}
