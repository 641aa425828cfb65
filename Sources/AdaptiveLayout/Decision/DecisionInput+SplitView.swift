extension DecisionInput {
    /// What surrounds the split view once the override is decided: the container's bounds, and what the child sees.
    func environment(after override: OverrideDecision) -> SplitViewEnvironment {
        let seen = override.override.map(traits.merging) ?? traits
        return SplitViewEnvironment(
            size: size, traits: derivedTraits.merging(seen),
            safeAreaInsets: safeAreaInsets
                ?? SplitViewGeneration.following(systemVersion).usualSafeAreaInsets(for: traits))
    }

    /// The facts that the arrangement of a decision at the first layout was compared with, in words.
    public func comparisons(after override: OverrideDecision) -> ArrangementComparisons {
        SplitViewGeneration.following(systemVersion).comparisons(
            configuration(after: override).keepingSettings(knownTo: systemVersion), in: environment(after: override))
    }
}
