package import AdaptiveLayout

/// What requests are looked up in; immutable, so that a call sees one state from its beginning to its end.
package struct Snapshot: Sendable {
    /// The known devices.
    package let catalogue: DeviceCatalogue
    /// The loaded policies.
    package let policies: PolicySet

    /// Makes a snapshot of its parts.
    package init(catalogue: DeviceCatalogue, policies: PolicySet) {
        self.catalogue = catalogue
        self.policies = policies
    }

    /// Decides, and counts the decision.
    package func decide(_ request: DecisionRequest) -> Decision {
        let decision = Decision(request.input)
        policies.tally.count(rule: decision.ruleIndex, of: request.policy)
        return consume decision
    }
}
