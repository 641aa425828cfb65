/// The answer: the override trait collection, what the child sees, and how the split view arranges itself.
public struct Decision: Sendable {
    /// What the container does about the override.
    public var overrideAction: OverrideAction
    /// The override that the child has afterwards; nil for none.
    public var overrideTraitCollection: TraitCollection?
    /// What the child sees: the container's traits with the override merged over them (TC-4, TC-12).
    public var traitCollection: TraitCollection
    /// The columns.
    public var splitArrangement: SplitArrangement
    /// The id of the rule that decided; nil where `otherwise` did.
    public var rule: String?
    /// What the answer rests on and nobody stated.
    public var assumptions: [Assumption]
    /// What is legal and most likely not meant.
    public var warnings: [Warning]
}

extension Decision {
    /// Decides for a container that lays its split view out for the first time.
    public init(_ input: DecisionInput) {
        self.init(
            input, override: OverrideDecision(input.policy, facts: input.facts, currentOverride: input.currentOverride))
    }

    /// Decides with an override that was decided before, at any moment of the split view's life.
    ///
    /// - Parameters:
    ///   - input: What the decision follows from.
    ///   - override: What the container did about the override.
    ///   - moment: The occasion of the layout.
    ///   - collapsedTop: The column on top of the one stack; nil takes what a first collapse puts there.
    public init(
        _ input: DecisionInput, override: OverrideDecision, at moment: LayoutMoment = .firstLayout,
        collapsedTop: SplitViewColumn? = nil
    ) {
        overrideAction = override.action
        overrideTraitCollection = override.override
        traitCollection = override.override.map(input.traits.merging) ?? input.traits
        rule = input.policy.ruleID(of: override.policyDecision)
        var findings = DecisionFindings(input)
        findings.note(override, of: input)
        let generation = SplitViewGeneration.following(input.systemVersion)
        let configuration = findings.takingKnownSettings(of: input.configuration(after: override), input)
        let environment = input.environment(after: override)
        let top = collapsedTop ?? input.topAfterFirstCollapse(override)
        splitArrangement = generation.arrange(configuration, in: environment, at: moment, collapsedTop: top)
        findings.noteStandIns(for: input, splitArrangement, generation, environment, isTopKnown: collapsedTop != nil)
        findings.noteDisplayScale(of: environment, splitArrangement, generation)
        findings.noteInferredRules(of: splitArrangement)
        assumptions = findings.assumptions
        warnings = findings.warnings
    }
}

extension DecisionInput {
    /// CX-4: a collapse puts the secondary on top, unless the delegate drops it.
    fileprivate func topAfterFirstCollapse(_ override: OverrideDecision) -> SplitViewColumn {
        delegateBehavior(after: override).collapseSecondary == .discard ? .primary : .secondary
    }
}
