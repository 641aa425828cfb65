/// The answer: the override trait collection, what the child sees, and how the split view arranges itself.
public struct Decision: Sendable {
    /// What the container does about the override, and what the child has afterwards.
    let override: OverrideDecision
    /// What the child sees: the container's traits with the override merged over them (TC-4, TC-12).
    public let traitCollection: TraitCollection
    /// The columns.
    public let splitArrangement: SplitArrangement
    /// What was found on the way, not yet in words.
    var findings: DecisionFindings
}

extension Decision {
    /// What the container does about the override.
    public var overrideAction: OverrideAction { override.action }

    /// The override that the child has afterwards; nil for none.
    public var overrideTraitCollection: TraitCollection? { override.override }

    /// The id of the rule that decided; nil where `otherwise` did.
    public var rule: String? { findings.policy.ruleID(of: override.policyDecision) }

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
    /// Decides for a container at any moment of its split view's life, by default as it lays it out for the first time.
    ///
    /// - Parameters:
    ///   - input: What the decision follows from.
    ///   - decided: What the container did about the override; nil asks the policy now.
    ///   - moment: The occasion of the layout.
    ///   - collapsedTop: The column on top of the one stack; nil takes what a first collapse puts there.
    @inline(__always)
    public init(
        _ input: borrowing DecisionInput, override decided: OverrideDecision? = nil,
        at moment: LayoutMoment = .firstLayout, collapsedTop: SplitViewColumn? = nil
    ) {
        self = input.decision(under: decided, at: moment, collapsedTop: collapsedTop)
    }
}

extension DecisionInput {
    // A function, since an initializer owns its arguments: this one copies nothing of the input but what it answers.
    func decision(
        under decided: consuming OverrideDecision?, at moment: LayoutMoment, collapsedTop: SplitViewColumn?
    ) -> Decision {
        let override = decided ?? OverrideDecision(for: self)
        let consequence = policy.consequence(ofRule: override.policyDecision.ruleIndex)
        let generation = SplitViewGeneration.following(systemVersion)
        let seen = traits.merging(override.override)
        let environment = environment(seeing: seen, generation)
        var findings = findings(about: override)
        findings.noteStandIns(for: self, generation, environment, isTopKnown: collapsedTop != nil)
        let top = collapsedTop ?? topAfterFirstCollapse(consequence)
        let arrangement: SplitArrangement
        if consequence.setsSplitView || splitView.mayHaveFaults(at: systemVersion) {
            var configuration = configuration(with: consequence)
            findings.noteFaults(of: &configuration, self)
            findings.noteSettings(of: configuration, in: environment, self)
            arrangement = generation.arrange(configuration, in: environment, at: moment, collapsedTop: top)
        } else {
            findings.noteSettings(of: splitView, in: environment, self)
            arrangement = generation.arrange(splitView, in: environment, at: moment, collapsedTop: top)
        }
        findings.noteMode(of: arrangement, self, consequence)
        return Decision(override: override, traitCollection: seen, splitArrangement: arrangement, findings: findings)
    }

    /// CX-4: a collapse puts the secondary on top, unless the delegate drops it.
    private func topAfterFirstCollapse(_ consequence: PolicyConsequence) -> SplitViewColumn {
        (delegate.collapseSecondary ?? consequence.delegate.collapseSecondary) == .discard ? .primary : .secondary
    }
}
