/// What follows from what a rule decides, or `otherwise`: the outcome, with what the policy itself brings along.
///
/// A reference, so that a decision reads of it what it needs and copies none of the settings.
final class PolicyConsequence: Sendable {
    /// The rule's id; nil for `otherwise`.
    let ruleID: String?
    /// What becomes of the override.
    let override: OverrideInstruction
    /// The policy's own settings with the outcome's put over them.
    let splitView: PolicySplitViewSettings
    /// Whether any split view setting goes along; mostly none does.
    let setsSplitView: Bool
    /// The policy's own delegate behaviour with the outcome's put over it.
    let delegate: DelegateBehavior

    /// Makes the consequence of an outcome in a policy that brings settings and behaviour of its own.
    init(
        ruleID: String?, _ outcome: PolicyOutcome, splitView: PolicySplitViewSettings, delegate: DelegateBehavior
    ) {
        self.ruleID = ruleID
        override = outcome.override
        self.splitView = splitView.merging(outcome.splitView ?? PolicySplitViewSettings())
        setsSplitView = self.splitView != PolicySplitViewSettings()
        self.delegate = delegate.merging(outcome.delegate ?? DelegateBehavior())
    }
}
