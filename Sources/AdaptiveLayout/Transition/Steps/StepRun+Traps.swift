// The traps of a container that changes.
extension StepRun {
    /// ROT-4: in viewWillTransition(to:with:) a container's own traits are still the old ones.
    mutating func warnOfOldTraits(_ change: ContainerChange) {
        guard change.before.traits != change.after.traits else { return }
        let incoming = OverrideDecision(
            change.after.policy, facts: change.after.facts, currentOverride: state.currentOverride)
        guard incoming.differs(from: override) else { return }
        step.log.warn(
            at: "/state/policyReadsTraits",
            "The policy read the traits that the container still has, and decided \(override.inWords); with those that "
                + "are coming it would decide \(incoming.inWords) (\"policyReadsTraits\": \"incoming\").", .rot4)
    }

    /// ROT-3: a change of traits alone calls no viewWillTransition(to:with:), so the override stays as it is.
    mutating func warnOfUnaskedPolicy(_ change: ContainerChange) {
        let asked = OverrideDecision(
            change.after.policy, facts: change.after.facts, currentOverride: state.currentOverride)
        guard asked.override != state.currentOverride else { return }
        step.log.warn(
            at: "/state/policy",
            "The traits changed and the size did not, so nobody asked the policy, and the override stays as it was; "
                + "asked, it would decide \(asked.inWords).", .rot3)
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
    fileprivate func differs(from other: OverrideDecision) -> Bool {
        action != other.action || override != other.override
    }

    fileprivate var inWords: String {
        switch action {
        case .set: "to set an override"
        case .clear: "to clear the override"
        case .keep: "to make no call"
        }
    }
}
