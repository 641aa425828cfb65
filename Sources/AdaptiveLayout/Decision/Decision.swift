/// The answer: the override trait collection, what the child sees, and how the split view arranges itself.
public struct Decision: Sendable {
    /// What the container does about the override, and what the child has afterwards.
    var override: OverrideDecision
    /// What the child sees: the container's traits with the override merged over them (TC-4, TC-12).
    public let traitCollection: TraitCollection
    /// The columns.
    public internal(set) var splitArrangement: SplitArrangement
    /// What was found on the way, not yet in words.
    var findings: DecisionFindings
}

extension Decision {
    /// What the container does about the override.
    public var overrideAction: OverrideAction { override.action }

    /// The override that the child has afterwards; nil for none.
    public var overrideTraitCollection: TraitCollection? { override.override }

    /// The id of the rule that decided; nil where `otherwise` did.
    public var rule: String? { findings.consequence.ruleID }

    /// The place of the rule that decided among the policy's rules; nil where `otherwise` did.
    package var ruleIndex: Int? { override.policyDecision.ruleIndex }

    /// What the answer rests on and nobody stated; put in words each time it is read.
    public var assumptions: [Assumption] { findings.assumptions(of: splitArrangement) }

    /// The assumptions that were given with the input; an answer lists them first.
    package var givenAssumptions: [Assumption] { findings.givenAssumptionsInPlace }

    /// Visits the other assumptions, in the order in which an answer lists them.
    package func forEachNotedAssumption(_ visit: (borrowing NotedAssumption) -> Void) {
        findings.forEachNotedAssumption(of: splitArrangement, visit)
    }

    /// What is legal and most likely not meant; put in words each time it is read.
    public var warnings: [Warning] { findings.warnings(after: override.policyDecision) }
}

extension Decision {
    /// Decides for a container whose split view appears: the policy is asked now.
    ///
    /// - Parameter input: What the decision follows from.
    public init(_ input: borrowing DecisionInput) {
        let decision = input.policyDecision
        findings = DecisionFindings(of: input, input.policy.consequence(of: decision))
        let action = findings.consequence.action
        // The override is read where it stands: one that is handed on is copied, its language and all.
        if action == .keep {
            override = OverrideDecision(action: action, override: input.currentOverride, policyDecision: decision)
            traitCollection = input.traits.merging(input.currentOverride)
        } else {
            override = OverrideDecision(
                action: action, override: findings.consequence.override, policyDecision: decision)
            traitCollection = input.traits.merging(findings.consequence.overridingTraits)
        }
        splitArrangement = SplitArrangement()
        SplitViewGeneration.following(input.systemVersion).rules
            .complete(&self, of: input, at: .firstLayout, collapsedTop: nil)
    }

    /// Decides for a container at any moment of its split view's life, by default as it lays it out for the first time.
    ///
    /// - Parameters:
    ///   - input: What the decision follows from.
    ///   - decided: What the container did about the override.
    ///   - moment: The occasion of the layout.
    ///   - collapsedTop: The column on top of the one stack; nil takes what a first collapse puts there.
    public init(
        _ input: borrowing DecisionInput, override decided: OverrideDecision, at moment: LayoutMoment = .firstLayout,
        collapsedTop: SplitViewColumn? = nil
    ) {
        findings = DecisionFindings(of: input, input.policy.consequence(of: decided.policyDecision))
        override = decided
        traitCollection = input.traits.merging(decided.override)
        splitArrangement = SplitArrangement()
        SplitViewGeneration.following(input.systemVersion).rules
            .complete(&self, of: input, at: moment, collapsedTop: collapsedTop)
    }
}
