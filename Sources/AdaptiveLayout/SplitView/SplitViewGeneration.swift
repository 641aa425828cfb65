/// How the split views of a range of iOS versions arrange themselves: numbers, and a few decisions.
///
/// A generation is a value without identity; `following(_:)` finds the one for a version. The configuration handed to
/// its functions has only settings that the version knows: see `SplitViewConfiguration.keepingSettings(knownTo:)`.
public struct SplitViewGeneration: Sendable {
    // Shared, so that handing a generation on copies one reference instead of every number and rule.
    private let definition: GenerationDefinition

    init(majorVersions: ClosedRange<Int>, numbers: GenerationNumbers, rules: GenerationRules) {
        definition = GenerationDefinition(majorVersions: majorVersions, numbers: numbers, rules: rules)
    }

    /// The major versions that behave this way.
    public var majorVersions: ClosedRange<Int> { definition.majorVersions }

    var numbers: GenerationNumbers { definition.numbers }

    var rules: GenerationRules { definition.rules }
}

/// What makes a generation; it never changes.
private final class GenerationDefinition: Sendable {
    let majorVersions: ClosedRange<Int>
    let numbers: GenerationNumbers
    let rules: GenerationRules

    init(majorVersions: ClosedRange<Int>, numbers: GenerationNumbers, rules: GenerationRules) {
        self.majorVersions = majorVersions
        self.numbers = numbers
        self.rules = rules
    }
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
struct GenerationRules: Sendable {
    /// The width of a primary column that the app leaves automatic, by style and the width of the bounds.
    var defaultPrimaryWidth: @Sendable (SplitViewStyle, Double) -> KnownWidth
    /// Resolves the display mode of the classic style.
    var classicMode: @Sendable (ModeQuestion) -> ModeDecision
    /// Resolves the display mode of the column styles.
    var columnMode: @Sendable (ModeQuestion) -> ModeDecision
    /// COL-6, COL-7: the behaviour in which a column that is asked for shows, while the app leaves it automatic.
    var automaticBehavior: @Sendable (SplitViewStyle, _ isWiderThanTall: Bool, ColumnRoom) -> SplitBehavior
    /// The mode that the classic button leads to from the secondary alone (SVC-15).
    var classicButtonMode: @Sendable (_ isWiderThanTall: Bool) -> DisplayMode
    /// Places the columns of a style with one side column.
    var placePair: @Sendable (ModeDecision, ColumnMeasures) -> ColumnPlacements
    /// Places the columns of a style with two side columns.
    var placeTriple: @Sendable (ModeDecision, ColumnMeasures) -> ColumnPlacements
    /// Why the columns stand where they do, in a display mode.
    var placingReason: @Sendable (SplitViewStyle, DisplayMode) -> Reason
    /// COL-4: whether assigning a display mode assigns a behaviour with it.
    var assignmentSetsBehavior: Bool
    /// COL-18: whether show and hide write the preferred display mode.
    var requestsSetPreference: Bool
    /// COL-27: whether there is an inspector column.
    var hasInspector: Bool
}
