import AdaptiveLayout
import Testing

@Suite("The reason of an arrangement's field")
struct ReasonTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        var version = SystemVersion.newestMeasured
        var size = Size(width: 1180, height: 820)
        var style = SplitViewStyle.tripleColumn
        var set: @Sendable (inout SplitViewConfiguration) -> Void = { _ in }
        var scale = 2.0
        var direction: LayoutDirection?
        let field: any KeyPath<ArrangementReasons, Reason> & Sendable
        let reason: Reason

        var testDescription: String { note }
    }

    @Test("is a rule of the version, no better known than what was read", arguments: ofModes + ofColumns)
    func reasons(row: Row) {
        var configuration = SplitViewConfiguration()
        configuration.style = row.style
        row.set(&configuration)
        var traits = TraitCollection()
        traits.horizontalSizeClass = .regular
        traits.displayScale = row.scale
        traits.layoutDirection = row.direction
        let environment = SplitViewEnvironment(
            size: row.size, traits: traits, safeAreaInsets: EdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
        let arrangement = SplitViewGeneration.following(row.version).arrange(configuration, in: environment)
        #expect(arrangement.reasons[keyPath: row.field] == row.reason)
    }

    static let ofModes = [
        Row(note: "COL-8: read", field: \.displayMode, reason: Reason(.col8, .measured)),
        Row(
            note: "COL-3: a mode that the behavior does not allow was not read",
            set: {
                $0.preferredSplitBehavior = .displace
                $0.preferredDisplayMode = .twoOverSecondary
            }, field: \.displayMode, reason: Reason(.col8, .inferred)),
        Row(
            note: "SVC-8: a strict request without room was not read",
            size: Size(width: 820, height: 820),
            set: {
                $0.presentsWithGesture = false
                $0.preferredDisplayMode = .twoBesideSecondary
            }, field: \.displayMode, reason: Reason(.svc8, .documented)),
        Row(
            note: "COL-6 ends with iOS 16: an overlay that starts hidden",
            set: { $0.preferredSplitBehavior = .overlay },
            field: \.displayMode, reason: Reason(.col8, .inferred)),
        Row(
            note: "SVC-3: the classic style raises", style: .unspecified, field: \.splitBehavior,
            reason: Reason(.svc3, .measured)),
        Row(
            note: "SVC-1: there was no behavior to read", version: SystemVersion(major: 12), style: .unspecified,
            field: \.splitBehavior, reason: Reason(.svc1, .documented)),
        Row(
            note: "SVC-13: COL-2 is not the classic style's", version: SystemVersion(major: 12),
            size: Size(width: 700, height: 820), style: .unspecified, field: \.columns,
            reason: Reason(.svc13, .documented)),
    ]

    static let ofColumns = [
        Row(note: "COL-13: read", field: \.columns, reason: Reason(.col13, .measured)),
        Row(
            note: "COL-15: what the secondary prefers was not read",
            set: { $0.secondary.preferred = 800 }, field: \.columns, reason: Reason(.col13, .inferred)),
        Row(
            note: "COL-12: nor what it leaves the supplementary",
            set: { $0.secondary.preferred = 800 }, field: \.supplementaryColumnWidth, reason: Reason(.col12, .inferred)),
        Row(
            note: "no maximum was read", set: { $0.supplementary.maximum = 300 }, field: \.columns,
            reason: Reason(.col13, .inferred)),
        Row(
            note: "minimums were read", set: { $0.supplementary.minimum = 300 }, field: \.columns,
            reason: Reason(.col13, .measured)),
        Row(
            note: "no fraction of the supplementary was read", set: { $0.supplementary.preferredFraction = 0.25 },
            field: \.columns, reason: Reason(.col13, .inferred)),
        Row(
            note: "SVC-17: a fraction that is rounded", set: { $0.primary.preferredFraction = 0.2001 },
            field: \.primaryColumnWidth, reason: Reason(.svc17, .inferred)),
        Row(note: "no other scale was read", scale: 3, field: \.columns, reason: Reason(.col13, .inferred)),
        Row(
            note: "right to left was not read", direction: .rightToLeft, field: \.columns,
            reason: Reason(.col13, .inferred)),
        Row(
            note: "a trailing edge was read at 820 alone", set: { $0.primaryEdge = .trailing }, field: \.columns,
            reason: Reason(.col13, .inferred)),
        Row(
            note: "and there it was", size: Size(width: 820, height: 1180),
            set: {
                $0.primaryEdge = .trailing
                $0.primary.preferredFraction = 0.4
            }, field: \.columns, reason: Reason(.col13, .measured)),
    ]
}
