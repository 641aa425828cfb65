extension TransitionState {
    /// Everything that a decision follows from in this state.
    func input(_ resolve: Transition.Resolution) throws(TransitionFault) -> DecisionInput {
        input(of: try resolve(container))
    }

    /// A completed container with what the state adds to it.
    func input(of resolved: consuming DecisionInput) -> DecisionInput {
        var input = resolved
        input.splitView = splitView
        input.splitView.hasInspector = hierarchy.columns.inspector != nil
        input.currentOverride = currentOverride
        if let progress { input.previousRule = progress.rule }
        return input
    }

    /// What the policy made of the override when it was asked last; before the first time, what it would make of it now.
    func overrideInForce(_ input: DecisionInput) throws(TransitionFault) -> OverrideDecision {
        guard let progress else {
            return OverrideDecision(for: input)
        }
        guard let decision = PolicyDecision(byRule: progress.rule, of: input.policy) else {
            throw TransitionFault(
                at: .state(pointer: "/previousRule"), "The policy \(input.policy.id) has no rule of this id.")
        }
        return OverrideDecision(keeping: currentOverride, decidedBy: decision)
    }
}

extension PolicyDecision {
    /// The decision that a rule stands for, or `otherwise` for nil; nil where the policy has no such rule.
    init?(byRule id: String?, of policy: Policy) {
        let index = id.flatMap { id in policy.rules.firstIndex { $0.id == id } }
        guard id == nil || index != nil else { return nil }
        self.init(ruleIndex: index)
    }
}

extension OverrideDecision {
    /// No call is made, because the container is not asked: what was decided before stays in force.
    init(keeping override: TraitCollection?, decidedBy decision: PolicyDecision) {
        self.init(action: .keep, override: override, policyDecision: decision, isAskedNow: false)
    }
}

extension DecisionInput {
    /// What the split view sees: the container's traits, those that had to be derived too, with the override over them.
    func childTraits(under override: TraitCollection?) -> TraitCollection {
        derivedTraits.merging(traits.merging(override))
    }

    /// What surrounds the split view.
    func environment(under override: OverrideDecision, _ generation: SplitViewGeneration) -> SplitViewEnvironment {
        environment(seeing: traits.merging(override.override), generation)
    }

    /// What 001_64f04f1f8906660f.txt takes for portrait, as its component decides it on the split view's own traits.
    ///
    /// Both classes regular: unless wider than tall. Regular by anything else is landscape, everything else portrait.
    func isPortraitForPrimary(under override: TraitCollection?) -> Bool {
        let seen = childTraits(under: override)
        if seen.userInterfaceIdiom == .mac { return false }
        guard seen.horizontalSizeClass == .regular else { return true }
        return seen.verticalSizeClass == .regular && size.width <= size.height
    }
}
