import AdaptiveLayout
import JSONWire

/// What an arrangement was compared with, in words, for its explanation.
struct ArrangementFacts {
    /// What the split view itself sees.
    let sizeClass: String
    /// Which way leading is.
    let edge: String
    private let setting: [String]
    private let comparisons: ArrangementComparisons

    init(_ decision: Decision, _ input: DecisionInput) {
        let seen = input.derivedTraits.merging(decision.traitCollection)
        sizeClass = "horizontalSizeClass is \(seen.horizontalSizeClass?.name.description ?? "unspecified")"
        edge =
            "primaryEdge \(decision.splitArrangement.primaryEdge.rawValue), layoutDirection "
            + (seen[.layoutDirection]?.description ?? "unspecified")
        let override = OverrideDecision(input.policy, facts: input.facts, currentOverride: input.currentOverride)
        let style = input.configuration(after: override).style ?? .unspecified
        setting = [
            "style \(style.rawValue), iOS \(input.systemVersion)",
            "bounds \(input.width.inWords) by \(input.height.inWords)",
        ]
        comparisons = input.comparisons(after: override)
    }

    /// What decides the display mode and the behaviour.
    var ofDisplayMode: [String] { setting + comparisons.displayMode }

    /// What decides about the button.
    var ofButton: [String] { comparisons.displayModeButton }

    /// What decides the width of the primary column.
    var ofPrimaryWidth: [String] { comparisons.primaryColumnWidth }

    /// What decides the width of the supplementary column.
    var ofSupplementaryWidth: [String] { comparisons.supplementaryColumnWidth }

    /// What decides where columns stand.
    var ofColumns: [String] { setting + comparisons.columns }
}

extension Double? {
    fileprivate var inWords: String { map(JSONNumber.spelling) ?? "an unmeasured side" }
}
