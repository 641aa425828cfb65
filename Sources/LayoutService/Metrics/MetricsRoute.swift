import MicroHTTP

/// `/metrics`: what has been counted, for Prometheus.
package enum MetricsRoute {
    /// The path.
    package static let path = "/metrics"

    /// The route; the text is made anew each time.
    package static func route(_ text: @escaping @Sendable () -> [UInt8]) -> Route {
        Route(
            path, kind: .metrics,
            [
                "GET": .reading([.metrics]) { call throws(Problem) in
                    try call.parameters.expect(only: [])
                    return Reply(.metrics, .bytes(text()))
                }
            ])
    }
}
