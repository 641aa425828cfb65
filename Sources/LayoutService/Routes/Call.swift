package import MicroHTTP

/// A request that found its route and whose media types fit.
package struct Call {
    /// The request.
    package let request: Request
    /// The value of the route's variable segment, where it has one.
    package let variable: String?
    /// The media type of the body, where one was read.
    package let bodyType: MediaType?
    /// The media type that the reply should have.
    package let replyType: MediaType
    /// The parameters of the query.
    package let parameters: QueryParameters

    /// The whole body in memory.
    ///
    /// - Throws: 413 where the operation allows longer bodies than this and does not read them in pieces.
    package func body() throws(Problem) -> [UInt8] {
        switch request.body {
        case .bytes(let bytes): return bytes
        case .spooled(let spooled): throw .contentTooLarge(limit: defaultBodyLimit, received: spooled.count)
        case .tooLarge(let limit): throw .contentTooLarge(limit: limit, received: nil)
        }
    }

    /// Answers with content under a tag, or says that the caller has it already.
    ///
    /// - Parameters:
    ///   - tag: Made from the request alone, before anything is decided.
    ///   - make: Makes the reply; its bytes are not sent with a 304.
    /// - Returns: The reply, or 304 to a GET, HEAD or QUERY whose If-None-Match names the tag (RFC 9110, section 13).
    /// - Throws: 412 to any other method with such a condition, and what `make` throws.
    package func answer(
        under tag: EntityTag, _ make: () throws(Problem) -> Reply
    ) throws(Problem) -> Reply {
        guard request.has(.ifNoneMatch) else { return try make() }
        guard EntityTagCondition(request.headers(.ifNoneMatch)).names(tag) else { return try make() }
        guard request.method != "POST" else { throw .conditionFailed }
        var reply = try make()
        reply.becomeNotModified()
        return reply
    }
}

extension Problem {
    /// A body that is longer than it may be.
    package static func contentTooLarge(limit: Int, received: Int?) -> Problem {
        let problem = Problem(.contentTooLarge, "The body may have at most \(limit) bytes.").with(
            "limit", .number(limit))
        return received.map { problem.with("received", .number($0)) } ?? problem
    }

    /// If-None-Match names the very reply that a POST would get.
    package static var conditionFailed: Problem {
        Problem(.preconditionFailed, "If-None-Match names the current tag of this answer.")
    }

    /// If-Match names another answer than the request would get.
    static var tagNotNamed: Problem {
        Problem(.preconditionFailed, "If-Match does not name the current tag of this answer, or it has none.")
    }
}
