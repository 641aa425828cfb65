import JSONWire
package import MicroHTTP

extension Log {
    /// Bytes of a path in a line; a longer one is cut.
    private static let longestPath = 200

    /// Logs the end of a request: who asked for what, what came of it, and how long it took.
    ///
    /// Never a body, a query, a token or any other header than the request's own id. Probes are for `debug`.
    package func write(_ request: Request, _ completion: MicroHTTP.Completion) {
        let record = CallRecord.of(request)
        let level = Self.level(of: completion, at: record?.match?.route)
        guard isEnabled(level) else { return }
        write(level, "request") { writer in
            // Each member is written by itself: generic ways of writing cost ten times as much here.
            if let id = record?.id { writer.member("requestId", id) }
            if let trace = record?.trace {
                writer.member("traceId", trace.traceText)
                writer.member("spanId", trace.spanText)
            }
            writer.member("method", request.method.shortened)
            if let template = record?.match?.route.template { writer.member("route", template) }
            writer.member("path", Self.shortened(request.path))
            if let status = completion.status { writer.member("status", status) }
            writer.member("outcome", completion.outcome.name)
            writer.member("bytes", completion.contentBytesSent)
            writer.member("durationMicroseconds", Int(clamping: completion.nanoseconds / 1_000))
            writer.member("peer", request.peerAddress)
        }
    }

    private static func level(of completion: MicroHTTP.Completion, at route: Route?) -> LogLevel {
        if let route, route.kind != .resource, completion.status != 401 { return .debug }
        return (completion.status ?? 0) == 500 ? .error : .info
    }

    private static func shortened(_ path: String) -> String {
        guard path.utf8.count > longestPath else { return path }
        return String(decoding: path.utf8.prefix(longestPath), as: UTF8.self) + "…"
    }
}

extension MicroHTTP.Completion.Outcome {
    /// The name in log lines.
    fileprivate var name: StaticString {
        switch self {
        case .replied: "replied"
        case .aborted: "aborted"
        case .stopped: "stopped"
        }
    }
}
