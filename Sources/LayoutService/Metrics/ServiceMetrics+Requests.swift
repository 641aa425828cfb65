extension ServiceMetrics {
    /// Writes the requests by route, method and status, and their durations by route; what is 0 is left out.
    func writeRequests(to text: inout MetricsText) {
        text.family(
            "panewise_http_requests_total", .counter, "Requests that have ended, by route, method and class of status.")
        for (route, template) in requests.routes.enumerated() {
            for (method, name) in RequestTally.methods.enumerated() {
                for (status, statusClass) in RequestTally.statusClasses.enumerated() {
                    let count = requests.requestCount(route: route, method: method, status: status)
                    guard count > 0 else { continue }
                    text.sample(count: count, [("route", template), ("method", name), ("status", statusClass)])
                }
            }
        }
        text.family(
            "panewise_http_request_duration_seconds", .histogram,
            "From the request line to the end of the reply, by route.")
        for (route, template) in requests.routes.enumerated() {
            writeDurations(of: route, template, to: &text)
        }
    }

    private func writeDurations(of route: Int, _ template: String, to text: inout MetricsText) {
        let (buckets, nanoseconds) = requests.durations(ofRoute: route)
        let count = buckets.reduce(0, +)
        guard count > 0 else { return }
        var countSoFar: UInt64 = 0
        for (bound, inBucket) in zip(RequestTally.bounds, buckets) {
            countSoFar += inBucket
            let limit = "\(Double(bound) / 1_000_000)"
            text.sample(count: countSoFar, [("route", template), ("le", limit)], suffix: "_bucket")
        }
        text.sample(count: count, [("route", template), ("le", "+Inf")], suffix: "_bucket")
        text.sample(Double(nanoseconds) / 1e9, [("route", template)], suffix: "_sum")
        text.sample(count: count, [("route", template)], suffix: "_count")
    }
}
