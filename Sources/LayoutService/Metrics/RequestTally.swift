package import MicroHTTP

/// Counts requests by route, method and status class, and how long they took by route.
package final class RequestTally: Sendable {
    /// The upper bounds of the duration buckets, in microseconds.
    package static let bounds: [UInt64] = [
        50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 2_500_000,
        10_000_000,
    ]
    /// The classes of a status; the first is no reply at all.
    package static let statusClasses = ["none", "1xx", "2xx", "3xx", "4xx", "5xx"]
    /// The methods; the last is any other token.
    package static let methods = Method.allCases.map(\.name) + ["other"]

    /// The templates of the routes; the last stands for every path without one.
    package let routes: [String]
    private let requests: CounterBank
    private let durations: CounterBank

    /// Makes a tally for the routes of a router, in their order.
    package init(templates: [String]) {
        routes = templates + ["unmatched"]
        requests = CounterBank(count: routes.count * Self.methods.count * Self.statusClasses.count)
        // For each route the buckets, the one beyond the last bound, and the sum in nanoseconds.
        durations = CounterBank(count: routes.count * (Self.bounds.count + 2))
    }

    /// Counts a request that has ended.
    package func count(_ record: CallRecord?, _ completion: MicroHTTP.Completion, in lane: CounterLane = .current) {
        let route = record?.match?.number ?? routes.count - 1
        let method = record?.method?.rawValue ?? Self.methods.count - 1
        let status = min(max(0, (completion.status ?? 0) / 100), Self.statusClasses.count - 1)
        requests.add(to: (route * Self.methods.count + method) * Self.statusClasses.count + status, in: lane)
        let first = route * (Self.bounds.count + 2)
        durations.add(to: first + Self.bucket(of: completion.nanoseconds), in: lane)
        durations.add(completion.nanoseconds, to: first + Self.bounds.count + 1, in: lane)
    }

    /// The requests to a route with a method and a status class, each by its place in the lists above.
    package func requestCount(route: Int, method: Int, status: Int) -> UInt64 {
        requests[(route * Self.methods.count + method) * Self.statusClasses.count + status]
    }

    /// The durations of the requests to a route.
    ///
    /// - Returns: How many were in each bucket, the last one beyond all bounds, and the sum in nanoseconds.
    package func durations(ofRoute route: Int) -> (buckets: [UInt64], nanoseconds: UInt64) {
        let first = route * (Self.bounds.count + 2)
        return ((0...Self.bounds.count).map { durations[first + $0] }, durations[first + Self.bounds.count + 1])
    }

    private static func bucket(of nanoseconds: UInt64) -> Int {
        var bucket = 0
        while bucket < bounds.count && nanoseconds > bounds[bucket] * 1_000 { bucket += 1 }
        return bucket
    }
}
