/// The longest side of any iPhone in points, as of 2026; a compact phone window is not wider.
private let longestPhoneSide = 956.0

/// SZ-10: the widest iPad pane that is known to be compact, and the narrowest that is known to be regular.
private let (widestCompactPane, narrowestRegularPane) = (647.0, 678.0)

extension DecisionFindings {
    /// Notes input that no device shows: legal, answered, and most likely not meant.
    mutating func noteContradictions(of input: DecisionInput) {
        guard let width = input.width, width > 0 else { return }
        switch (input.traits.userInterfaceIdiom, input.traits.horizontalSizeClass) {
        case (.phone, .compact) where width > longestPhoneSide:
            noteClass("A phone's window that is compact is not \(FactValue.number(width).words) points wide.", .sz13)
        case (.pad, .compact) where width >= narrowestRegularPane:
            noteClass("An iPad's window of \(FactValue.number(width).words) points is regular.", .sz10)
        case (.pad, .regular) where width <= widestCompactPane:
            noteClass("An iPad's window of \(FactValue.number(width).words) points is compact.", .sz10)
        default: break
        }
        if input.traits.userInterfaceIdiom == .pad, input.traits.verticalSizeClass == .compact {
            warn("/traits/verticalSizeClass", "An iPad's own vertical size class is always regular.", .sz2)
        }
    }

    private mutating func noteClass(_ reason: String, _ rule: RuleID) {
        warn("/traits/horizontalSizeClass", reason, rule)
    }
}
