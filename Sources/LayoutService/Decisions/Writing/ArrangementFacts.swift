import AdaptiveLayout
import JSONWire

/// What an arrangement was compared with, in words, for its explanation.
struct ArrangementFacts {
    /// What the split view itself sees.
    let sizeClass: String
    /// Which way leading is.
    let edge: String
    private let bounds: String
    private let style: String
    private let preference: String
    private let widths: [String]

    init(_ decision: Decision, _ input: DecisionInput) {
        let seen = input.derivedTraits.merging(decision.traitCollection)
        sizeClass = "horizontalSizeClass is \(seen.horizontalSizeClass?.name.description ?? "unspecified")"
        edge =
            "primaryEdge \(decision.splitArrangement.primaryEdge.rawValue), layoutDirection "
            + (seen[.layoutDirection]?.description ?? "unspecified")
        bounds = "bounds \(input.width.inWords) by \(input.height.inWords), iOS \(input.systemVersion)"
        let override = OverrideDecision(input.policy, facts: input.facts, currentOverride: input.currentOverride)
        let configuration = input.configuration(after: override)
        style = "style \((configuration.style ?? .unspecified).rawValue)"
        preference =
            "preferredDisplayMode \((configuration.preferredDisplayMode ?? .automatic).rawValue), "
            + "preferredSplitBehavior \((configuration.preferredSplitBehavior ?? .automatic).rawValue)"
        widths = splitViewWidths.compactMap { name, width in
            configuration[keyPath: width.path].map { "\(name) \(JSONNumber.spelling(of: $0))" }
        }
    }

    /// What decides the display mode and what follows from it.
    var ofDisplayMode: [String] { [sizeClass, style, preference, bounds] }

    /// What decides widths and frames.
    var ofWidths: [String] { [bounds, style] + (widths.isEmpty ? ["all widths are automatic"] : widths) }
}

extension Double? {
    fileprivate var inWords: String { map(JSONNumber.spelling) ?? "an unmeasured side" }
}
