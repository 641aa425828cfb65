extension DecisionInput {
    /// What surrounds the split view: the container's bounds, and what the child sees over what had to be derived.
    func environment(seeing seen: TraitCollection, _ generation: SplitViewGeneration) -> SplitViewEnvironment {
        SplitViewEnvironment(
            size: size, traits: seen, completedBy: derivedTraits,
            safeAreaInsets: safeAreaInsets ?? generation.usualSafeAreaInsets(for: traits))
    }

    /// The facts that the arrangement of a decision at the first layout was compared with, in words.
    public func comparisons(after override: OverrideDecision) -> ArrangementComparisons {
        let generation = SplitViewGeneration.following(systemVersion)
        return generation.comparisons(
            configuration(after: override).keepingSettings(knownTo: systemVersion),
            in: environment(under: override, generation))
    }
}
