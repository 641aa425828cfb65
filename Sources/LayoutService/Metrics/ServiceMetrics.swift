import MicroHTTP

/// Everything that `/metrics` tells, gathered when it is asked for.
package struct ServiceMetrics: Sendable {
    /// The requests so far.
    let requests: RequestTally
    private let build: BuildInformation
    private let policies: PolicyStore
    private let rules: ServiceRules
    private let watch: ServerWatch
    private let log: Log?
    private let startedAt = WallTime.now()

    /// Makes the metrics of the parts that count.
    package init(
        build: BuildInformation, requests: RequestTally, policies: PolicyStore, rules: ServiceRules,
        watch: ServerWatch, log: Log?
    ) {
        self.build = build
        self.requests = requests
        self.policies = policies
        self.rules = rules
        self.watch = watch
        self.log = log
    }

    /// All families as text.
    package func text() -> [UInt8] {
        var text = MetricsText()
        writeRequests(to: &text)
        writeServer(watch.statistics, to: &text)
        writeDecisions(to: &text)
        writeReloads(policies.status, to: &text)
        text.family("panewise_log_lines_dropped_total", .counter, "Log lines that the sink was too slow for.")
        text.sample(count: log?.droppedLines ?? 0)
        text.family("panewise_build_info", .gauge, "What answers here; always 1.")
        text.sample(
            1, [("version", build.version), ("commit", build.commit), ("libmicrohttpd", Library.version)])
        writeProcess(to: &text)
        return text.bytes
    }

    private func writeServer(_ statistics: Statistics, to text: inout MetricsText) {
        text.family("panewise_http_requests_in_flight", .gauge, "Requests that are being read or answered.")
        text.sample(count: UInt64(max(0, statistics.requestsInFlight)))
        text.family("panewise_http_request_body_bytes_total", .counter, "Bytes of request bodies.")
        text.sample(count: statistics.bodyBytesReceived)
        text.family("panewise_http_response_body_bytes_total", .counter, "Bytes of response bodies.")
        text.sample(count: statistics.contentBytesSent)
        text.family("panewise_connections", .gauge, "Connections that are open.")
        text.sample(count: UInt64(max(0, statistics.connectionsOpen)))
        text.family("panewise_connections_accepted_total", .counter, "Connections that were accepted.")
        text.sample(count: statistics.connectionsAccepted)
        text.family("panewise_rejected_total", .counter, "Requests and connections that were turned away, by reason.")
        for refusal in Refusal.allCases {
            text.sample(count: statistics.refusals[refusal] ?? 0, [("reason", refusal.label)])
        }
        text.sample(count: rules.tokens?.refusalCount ?? 0, [("reason", "token")])
        text.sample(count: rules.limiter?.refusalCount ?? 0, [("reason", "rate_limit")])
    }

    private func writeDecisions(to text: inout MetricsText) {
        text.family("panewise_decisions_total", .counter, "Decisions, by policy and by the rule that decided.")
        for (key, count) in policies.current.tally.counts() {
            text.sample(count: count, [("policy", key.policy), ("rule", key.rule)])
        }
    }

    private func writeReloads(_ status: PolicyStore.Status, to text: inout MetricsText) {
        text.family("panewise_policies_loaded", .gauge, "Policies that requests can name.")
        text.sample(count: UInt64(status.policyCount))
        text.family("panewise_policies_stale", .gauge, "1 while the policies' directory cannot be used, else 0.")
        text.sample(status.failure != nil ? 1 : 0)
        text.family("panewise_policy_reloads_total", .counter, "How often the policies were read again.")
        text.sample(count: UInt64(status.successfulReloads), [("result", "loaded")])
        text.sample(count: UInt64(status.failedReloads), [("result", "failed")])
        guard let tokens = rules.tokens?.reloadCounts else { return }
        text.family("panewise_token_reloads_total", .counter, "How often the token's file was read again.")
        text.sample(count: UInt64(tokens.loaded), [("result", "loaded")])
        text.sample(count: UInt64(tokens.failed), [("result", "failed")])
    }

    private func writeProcess(to text: inout MetricsText) {
        if let figures = ProcessFigures() {
            text.family("process_cpu_seconds_total", .counter, "Processor time of all threads.")
            text.sample(figures.processorSeconds)
            text.family("process_resident_memory_bytes", .gauge, "Memory in use.")
            text.sample(count: figures.residentBytes)
            text.family("process_virtual_memory_bytes", .gauge, "Addresses in use.")
            text.sample(count: figures.virtualBytes)
            text.family("process_threads", .gauge, "Threads.")
            text.sample(count: figures.threads)
        }
        if let openFiles = ProcessFigures.openFiles {
            text.family("process_open_fds", .gauge, "Files that are open.")
            text.sample(count: UInt64(max(0, openFiles)))
        }
        text.family("process_start_time_seconds", .gauge, "When the service started, in seconds since 1970.")
        text.sample(Double(startedAt.seconds) + Double(startedAt.nanoseconds / 1_000_000) / 1_000)
    }
}
