import MicroHTTP

/// `/metrics`: what has been counted, for Prometheus.
package enum MetricsRoute {
    /// The path.
    package static let path = "/metrics"

    /// The route; the text is made anew each time.
    package static func route(_ text: @escaping @Sendable () -> [UInt8]) -> Route {
        Route(
            path, kind: .metrics,
            ["GET": .reading([.metrics]) { _ in Reply(.metrics, .bytes(text())) }])
    }
}
