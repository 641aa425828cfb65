import MicroHTTP

/// Files that the binary carries and serves byte for byte.
package enum DocumentRoutes {
    /// A route to an embedded file, tagged by its digest.
    ///
    /// - Throws: `EmbeddedFileFault` where the binary has no such file.
    package static func route(
        _ path: String, file name: String, as type: MediaType
    ) throws(EmbeddedFileFault) -> Route {
        let file = try EmbeddedFile(named: name)
        let tag = EntityTag(String(SHA256.hexDigest(of: file.bytes).prefix(32)))
        let body = PreparedBody(file.bytes)
        return Route(
            path,
            [
                "GET": .reading([type]) { call throws(Problem) in
                    try call.parameters.expect(only: [])
                    return try call.answer(under: tag) { () in
                        Reply(type, .prepared(body), caching: .revalidate(tag))
                    }
                }
            ])
    }
}
