import MicroHTTP

extension Reply {
    /// The fields of a document that a browser shows, and that has a style of its own and nothing else: no script runs
    /// in it, it loads nothing, and nobody frames it.
    static let stillPageHeaders = [
        Header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
        Header("X-Content-Type-Options", "nosniff"),
    ]
}
