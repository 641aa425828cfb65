extension SplitViewGeneration {
    /// What assigning a preferred display mode leaves in the configuration.
    ///
    /// COL-4: in 26.1 the preferred behaviour follows the mode, also while collapsed. The secondary alone and automatic
    /// leave it as it was.
    public func assigning(
        _ mode: DisplayMode, to configuration: SplitViewConfiguration
    ) -> SplitViewConfiguration {
        var assigned = configuration
        assigned.preferredDisplayMode = mode
        if let behavior = behaviorAssigned(with: mode, configuration.style) {
            assigned.preferredSplitBehavior = behavior
        }
        return assigned
    }

    /// What a configuration reads as once the split view is there.
    ///
    /// In 26.1 the initial preferred mode counts as assigned (COL-4); a behaviour that the app gives with it wins.
    public func settled(_ configuration: SplitViewConfiguration) -> SplitViewConfiguration {
        guard configuration.preferredSplitBehavior ?? .automatic == .automatic,
            let mode = configuration.preferredDisplayMode
        else { return configuration }
        return assigning(mode, to: configuration)
    }

    private func behaviorAssigned(with mode: DisplayMode, _ style: SplitViewStyle?) -> SplitBehavior? {
        guard rules.assignmentSetsBehavior, let style, style != .unspecified else { return nil }
        switch mode {
        case .automatic, .secondaryOnly: return nil
        default: return mode.ownBehavior
        }
    }
}
