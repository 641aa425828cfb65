// The traps of a container that changes.
extension StepRun {
    /// ROT-4: in viewWillTransition(to:with:) a container's own traits are still the old ones.
    mutating func warnOfOldTraits(_ change: ContainerChange) {
        guard change.before.traits != change.after.traits else { return }
        let incoming = OverrideDecision(for: change.after)
        let policy = change.after.policy
        guard incoming.differs(from: override, policy) else { return }
        step.log.warn(
            at: "/state/policyReadsTraits",
            "The policy read the traits that the container still has, and decided \(override.inWords(policy)); with those "
                + "that are coming it would decide \(incoming.inWords(policy)) (\"policyReadsTraits\": \"incoming\").",
            .rot4)
    }

    /// ROT-3: a change of traits alone calls no viewWillTransition(to:with:), so the override stays as it is.
    mutating func warnOfUnaskedPolicy(_ change: ContainerChange) {
        let asked = OverrideDecision(for: change.after)
        guard asked.differs(from: override, change.after.policy, ignoringAction: true) else { return }
        step.log.warn(
            at: "/state/policy",
            "The traits changed and the size did not, so nobody asked the policy, and the override stays as it was; "
                + "asked, it would decide \(asked.inWords(change.after.policy)).", .rot3)
    }

    /// ROT-3: a window that is resized without being turned is no rotation.
    mutating func warnOfAssumedRotation() {
        let isPortrait = input.isPortraitForPrimary(under: override.override)
        guard isPortrait == step.isPortrait else { return }
        step.log.warn(
            at: "/state/delegate/stackMigration",
            "The size changed and the orientation did not, but the app takes every size change for a rotation and moves "
                + "its screens (\"stackMigration\": \"followDecision\" does not).", .rot3)
    }
}

extension OverrideDecision {
    /// Whether the child ends with another override, the split view with other settings, or another call is made.
    fileprivate func differs(
        from other: OverrideDecision, _ policy: Policy, ignoringAction: Bool = false
    ) -> Bool {
        (!ignoringAction && action != other.action) || override != other.override
            || (policyDecision.ruleIndex != other.policyDecision.ruleIndex
                && policy.outcome(of: policyDecision) != policy.outcome(of: other.policyDecision))
    }

    fileprivate func inWords(_ policy: Policy) -> String {
        let rule = policy.ruleID(of: policyDecision) ?? "otherwise"
        return switch action {
        case .set: "to set an override (\(rule))"
        case .clear: "to clear the override (\(rule))"
        case .keep: "to make no call (\(rule))"
        }
    }
}
