/// How the split views of a range of iOS versions arrange themselves: numbers, and a few decisions.
///
/// A generation is a value without identity; `following(_:)` finds the one for a version. The configuration handed to
/// its functions has only settings that the version knows: see `SplitViewConfiguration.keepingSettings(knownTo:)`.
public struct SplitViewGeneration: Sendable {
    /// What the generation decides, and by which numbers.
    let rules: any GenerationRules.Type

    /// The major versions that behave this way.
    public var majorVersions: ClosedRange<Int> { rules.majorVersions }

    var numbers: GenerationNumbers { rules.numbers }
}

/// The numbers of a generation, in points.
struct GenerationNumbers: Sendable {
    /// What stands between two tiled columns: a point, or nil for one device pixel.
    var separator: Double?
    /// The least distance of a floating primary from the leading edge; nil where columns tile edge to edge.
    var floatingMargin: Double?
    /// SVC-18: what a width is capped by while the app sets no maximum; nil for no cap.
    var automaticMaximum: Double?
    /// The width of a supplementary column that the app leaves automatic.
    var supplementaryDefault: KnownWidth
    /// What a side column may shrink to before a column is dropped.
    var sideMinimum: Double
    /// What the secondary needs before a side column shows beside it.
    var secondaryMinimum: Double
}

/// A width in points, and how well it is known.
struct KnownWidth: Sendable {
    var points: Double
    var reason: Reason

    init(_ points: Double, _ rule: RuleID, _ confidence: Confidence) {
        self.points = points
        reason = Reason(rule, confidence)
    }
}

/// The decisions of a generation.
///
/// A generation is a type without values, so that handing it on and asking it counts no references.
protocol GenerationRules: Sendable {
    /// The major versions that behave this way.
    static var majorVersions: ClosedRange<Int> { get }
    static var numbers: GenerationNumbers { get }
    /// COL-4: whether assigning a display mode assigns a behaviour with it.
    static var assignmentSetsBehavior: Bool { get }
    /// COL-18: whether show and hide write the preferred display mode.
    static var requestsSetPreference: Bool { get }
    /// COL-27: whether there is an inspector column.
    static var hasInspector: Bool { get }

    /// Completes the decision for a container; a requirement, so that each generation has code of its own for it.
    static func complete(
        _ decision: inout Decision, of input: DecisionInput, at moment: LayoutMoment, collapsedTop: SplitViewColumn?
    )
    /// Arranges a split view at a moment; a requirement for the same reason.
    static func arrange(
        _ arrangement: inout SplitArrangement, _ configuration: SplitViewConfiguration,
        in environment: SplitViewEnvironment, at moment: LayoutMoment, collapsedTop: SplitViewColumn
    )
    /// The width of a primary column that the app leaves automatic.
    static func defaultPrimaryWidth(_ style: SplitViewStyle, in width: Double) -> KnownWidth
    /// The display mode and behaviour that result.
    static func resolve(_ question: ModeQuestion) -> ModeDecision
    /// The display mode that results of a question about a mode, other than automatic, that is asked for on screen.
    static func modeAskedOnScreen(_ question: ModeQuestion) -> DisplayMode
    /// COL-6, COL-7: the behaviour in which a column that is asked for shows, while the app leaves it automatic.
    static func automaticBehavior(_ question: ModeQuestion) -> SplitBehavior
    /// The mode that the classic button leads to from the secondary alone (SVC-15).
    static func classicButtonMode(isWiderThanTall: Bool) -> DisplayMode
    /// Places the columns of a style with one side column.
    static func placePair(
        _ mode: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
    ) -> SideColumnWidths
    /// Places the columns of a style with two side columns; `asked` is the mode that was asked for.
    static func placeTriple(
        _ mode: DisplayMode, asked: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
    ) -> SideColumnWidths
    /// Why the columns stand where they do, in a display mode.
    static func placingReason(_ style: SplitViewStyle, _ mode: DisplayMode) -> Reason
}
