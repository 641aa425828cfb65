import MicroHTTP

/// Asks the parts of the service how they stand.
struct HealthCheck: Sendable {
    private let build: BuildInformation
    private let policies: PolicyStore
    private let tokens: TokenGuard?

    init(build: BuildInformation, policies: PolicyStore, tokens: TokenGuard?) {
        self.build = build
        self.policies = policies
        self.tokens = tokens
    }

    /// The state of health in a phase.
    func health(in phase: Health.Phase) -> Health {
        var checks = [Health.Check("policies", complaint: policies.status.failure?.lines.joined(separator: "; "))]
        if let tokens { checks.append(Health.Check("token", complaint: tokens.failure?.description)) }
        return Health(version: build.version, phase: phase, checks: checks)
    }
}
