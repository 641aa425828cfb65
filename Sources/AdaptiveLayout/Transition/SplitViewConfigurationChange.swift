/// An assignment of some of a split view's settings.
public struct SplitViewConfigurationChange: Sendable, Hashable {
    /// The settings that get a value; the others are not touched.
    public var assigned: SplitViewConfiguration
    /// The settings that become automatic again.
    public var cleared: Set<SplitViewSetting>

    /// Makes a change of the settings that get a value and of those that become automatic again.
    public init(assigning assigned: SplitViewConfiguration, clearing cleared: Set<SplitViewSetting> = []) {
        self.assigned = assigned
        self.cleared = cleared
    }
}

extension SplitViewConfiguration {
    /// This configuration after an assignment.
    func applying(_ change: SplitViewConfigurationChange) -> SplitViewConfiguration {
        var changed = merging(change.assigned)
        for setting in change.cleared { changed.clear(setting) }
        return changed
    }
}
