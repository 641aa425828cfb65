// `stackMigration`: the app moves the screens of its columns itself, as 001_64f04f1f8906660f.txt does.
extension StepRun {
    /// Moves the screens where the app takes the size change for one that calls for it.
    mutating func migrateStacks(wasPrimaryOnly: Bool) {
        switch step.delegate.stackMigration ?? .none {
        case .none: return
        case .followDecision:
            guard !step.isCollapsed, wasPrimaryOnly != step.willBePrimaryOnly else { return }
            moveScreens(toPrimary: step.willBePrimaryOnly)
        case .assumesRotation:
            // The component flips whatever was there, on every size change.
            step.willBePrimaryOnly = !step.isPortrait
            warnOfAssumedRotation()
            guard !step.isCollapsed else { return }
            moveScreens(toPrimary: !step.isPortrait)
        }
    }

    private mutating func moveScreens(toPrimary: Bool) {
        if toPrimary {
            step.moveScreensToPrimary()
        } else {
            step.moveScreensToSecondary()
        }
    }

    /// Whether the primary alone fills the window: one stack, or a primary as wide as the bounds.
    func isPrimaryOnly(after override: OverrideDecision) -> Bool {
        guard step.delegate.migratesStacks else { return false }
        let arrangement = Decision(input, override: override, at: moment, collapsedTop: .primary).splitArrangement
        return arrangement.isCollapsed || arrangement.primaryColumnWidth >= input.size.width
    }
}
