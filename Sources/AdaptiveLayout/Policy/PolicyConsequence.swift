/// What follows from what a rule decides, or `otherwise`: the outcome, with what the policy itself brings along.
///
/// A reference, so that a decision reads of it what it needs and copies none of the settings.
final class PolicyConsequence: Sendable {
    /// The id of the policy.
    let policyID: String
    /// The rule's id; nil for `otherwise`.
    let ruleID: String?
    /// What becomes of the override.
    let instruction: OverrideInstruction
    /// What the container does about the override.
    let action: OverrideAction
    /// The override that is set; nil for none.
    let override: TraitCollection?
    /// The same without its language.
    let plainOverride: PlainTraits?
    /// What the override specifies, but for its language: nothing where there is none.
    let overridingTraits: PlainTraits
    /// The language that the override specifies.
    let overridingLanguage: TypesettingLanguage?
    /// The policy's own settings with the outcome's put over them.
    let splitView: PolicySplitViewSettings
    /// Whether any split view setting goes along; mostly none does.
    let setsSplitView: Bool
    /// The policy's own delegate behaviour with the outcome's put over it.
    let delegate: DelegateBehavior

    /// Makes the consequence of an outcome in a policy that brings settings and behaviour of its own.
    init(
        policyID: String, ruleID: String?, _ outcome: PolicyOutcome, splitView: PolicySplitViewSettings,
        delegate: DelegateBehavior
    ) {
        self.policyID = policyID
        self.ruleID = ruleID
        instruction = outcome.override
        (action, override) =
            switch outcome.override {
            case .set(let traits): (.set, traits)
            case .clear: (.clear, nil)
            case .keep: (.keep, nil)
            }
        plainOverride = override?.plain
        overridingTraits = override?.plain ?? PlainTraits()
        overridingLanguage = override?.language
        self.splitView = splitView.merging(outcome.splitView ?? PolicySplitViewSettings())
        setsSplitView = self.splitView != PolicySplitViewSettings()
        self.delegate = delegate.merging(outcome.delegate ?? DelegateBehavior())
    }
}
