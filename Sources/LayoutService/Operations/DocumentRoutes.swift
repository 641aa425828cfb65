import MicroHTTP

/// Files that the binary carries and serves byte for byte.
package enum DocumentRoutes {
    /// The contract, the schema of policies, and the pages for people.
    ///
    /// - Throws: `EmbeddedFileFault` where the binary lacks one of them.
    package static func routes() throws(EmbeddedFileFault) -> [Route] {
        [
            try route("/openapi.yaml", file: "openapi.yaml", as: .yaml),
            try route("/openapi.json", file: "openapi.json", as: .json),
            try route("/schemas/policy.json", file: "schemas/policy.json", as: .schema),
            try route("/", file: "pages/playground.html", as: .html),
            try route("/docs", file: "pages/docs.html", as: .html),
        ]
    }

    /// A route to an embedded file, tagged by its digest.
    ///
    /// - Throws: `EmbeddedFileFault` where the binary has no such file.
    package static func route(
        _ path: String, file name: String, as type: MediaType
    ) throws(EmbeddedFileFault) -> Route {
        let body = try EmbeddedFile.body(named: name)
        let tag = DocumentTag(of: body)
        return Route(
            path,
            [
                "GET": .reading([type]) { call throws(Problem) in
                    try call.parameters.expect(only: [])
                    let tag = tag.value
                    return try call.answer(under: tag) { () in
                        var reply = Reply(type, .prepared(body), caching: .revalidate(tag))
                        if type == .html { reply.headers = pageHeaders }
                        return reply
                    }
                }
            ])
    }

    /// A page runs its own script and style, and talks to nobody but this service.
    private static let pageHeaders = [
        Header("Content-Security-Policy", "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'"),
        Header("X-Content-Type-Options", "nosniff"),
    ]
}
