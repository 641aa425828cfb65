/// How the split views of a range of iOS versions arrange themselves: numbers, and a few decisions.
///
/// A generation is a value without identity; `following(_:)` finds the one for a version. The configuration handed to
/// its functions has only settings that the version knows: see `SplitViewConfiguration.keepingSettings(knownTo:)`.
public struct SplitViewGeneration: Sendable {
    /// The major versions that behave this way.
    public let majorVersions: ClosedRange<Int>
    let numbers: GenerationNumbers
    let rules: GenerationRules
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
    var supplementaryDefault: Double
    /// What a side column may shrink to before a column is dropped.
    var sideMinimum: Double
    /// What the secondary needs before a side column shows beside it.
    var secondaryMinimum: Double
}

/// The decisions of a generation.
struct GenerationRules: Sendable {
    /// The width of a primary column that the app leaves automatic, by style and the width of the bounds.
    var defaultPrimaryWidth: @Sendable (SplitViewStyle, Double) -> Double
    /// Resolves the display mode of the classic style.
    var classicMode: @Sendable (ModeQuestion) -> ModeDecision
    /// Resolves the display mode of the column styles.
    var columnMode: @Sendable (ModeQuestion) -> ModeDecision
    /// COL-6, COL-7: the behaviour in which a column that is asked for shows, while the app leaves it automatic.
    var automaticBehavior: @Sendable (ModeQuestion) -> SplitBehavior
    /// The mode that the classic button leads to from the secondary alone (SVC-15).
    var classicButtonMode: @Sendable (_ isWiderThanTall: Bool) -> DisplayMode
    /// Places the columns.
    var placeColumns: @Sendable (SplitViewStyle, ModeDecision, ColumnMeasures) -> ColumnPlacements
    /// COL-4: whether assigning a display mode assigns a behaviour with it.
    var assignmentSetsBehavior: Bool
    /// COL-18: whether show and hide write the preferred display mode.
    var requestsSetPreference: Bool
    /// COL-27: whether there is an inspector column.
    var hasInspector: Bool
}

extension SplitViewGeneration {
    /// The numbers of one split view, mirrored so that its primary edge is the left one.
    func measures(
        of configuration: SplitViewConfiguration, in environment: SplitViewEnvironment
    ) -> ColumnMeasures {
        let pixels = environment.pixels
        let width = pixels.rounded(environment.size.width)
        let insets =
            configuration.isMirrored(in: environment)
            ? environment.safeAreaInsets.mirrored : environment.safeAreaInsets
        let separator = numbers.separator ?? pixels.pixel
        let secondaryMinimum = configuration.secondary.minimum ?? numbers.secondaryMinimum
        return ColumnMeasures(
            width: width, height: environment.size.height, insets: insets, separator: separator,
            primaryMargin: numbers.floatingMargin.map { max($0, insets.left) } ?? separator,
            primary: range(
                configuration.primary,
                default: rules.defaultPrimaryWidth(configuration.style ?? .unspecified, environment.size.width),
                environment),
            supplementary: range(configuration.supplementary, default: numbers.supplementaryDefault, environment),
            secondaryMinimum: secondaryMinimum,
            secondaryWanted: max(secondaryMinimum, configuration.secondary.wanted(in: environment) ?? 0))
    }

    /// SVC-17: the wanted width or the default, raised to the minimum, then lowered to the maximum.
    private func range(
        _ widths: ColumnWidths, default standard: Double, _ environment: SplitViewEnvironment
    ) -> WidthRange {
        let minimum = widths.minimum ?? 0
        let raised = max(widths.wanted(in: environment) ?? standard, minimum)
        // SVC-18: the automatic maximum caps a width; a minimum above it lifts it (inferred).
        let maximum = widths.maximum ?? numbers.automaticMaximum.map { max($0, minimum) } ?? .infinity
        let preferred = min(raised, maximum)
        return WidthRange(minimum: min(widths.minimum ?? numbers.sideMinimum, preferred), preferred: preferred)
    }

    /// The display mode and behaviour of a split view at a moment.
    func mode(
        of configuration: SplitViewConfiguration, in environment: SplitViewEnvironment, at moment: LayoutMoment,
        _ measures: ColumnMeasures
    ) -> ModeDecision {
        let question = question(configuration, environment, moment, measures)
        return question.style == .unspecified ? rules.classicMode(question) : rules.columnMode(question)
    }

    func question(
        _ configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment, _ moment: LayoutMoment,
        _ measures: ColumnMeasures
    ) -> ModeQuestion {
        let style = configuration.style ?? .unspecified
        let behavior = configuration.behaviorInEffect(environment)
        let request = moment.request(preferred: configuration.preferredDisplayMode ?? .automatic)
        let fitted = request.fitting(style)
        return ModeQuestion(
            style: style, request: request, adaptedRequest: behavior?.nearestMode(to: fitted) ?? fitted,
            behavior: behavior, isWiderThanTall: environment.isWiderThanTall,
            isStrict: configuration.presentsWithGesture == false, measures: measures, moment: moment)
    }
}

extension LayoutMoment {
    /// The mode that is requested at this moment.
    ///
    /// What was asked for since the last assignment lasts through changes of settings, and through changes of the
    /// bounds where the preference is not automatic.
    func request(preferred: DisplayMode) -> DisplayMode {
        switch self {
        case .firstLayout, .assignmentOnScreen:
            preferred
        case .request(let mode, _):
            mode
        case .settingsChange(let previous):
            previous.isCollapsed ? preferred : previous.requestedDisplayMode
        case .boundsChange(let previous):
            previous.isCollapsed || preferred == .automatic ? preferred : previous.requestedDisplayMode
        }
    }
}

extension SplitViewConfiguration {
    /// Whether the primary column stands at the right: a trailing edge, or a leading one right to left (SVC-22).
    func isMirrored(in environment: SplitViewEnvironment) -> Bool {
        (primaryEdge == .trailing) != environment.isRightToLeft
    }

    /// The behaviour that the app set, nil where it is automatic; the classic style has none.
    func behaviorInEffect(_ environment: SplitViewEnvironment) -> SplitBehavior? {
        guard let style, style != .unspecified else { return nil }
        // COL-1: visionOS only tiles.
        if environment.traits.userInterfaceIdiom == .vision { return .tile }
        return preferredSplitBehavior == .automatic ? nil : preferredSplitBehavior
    }
}

extension ColumnWidths {
    /// SVC-17: the width in points that the app asks for, or the fraction of the split view's; nil where automatic.
    func wanted(in environment: SplitViewEnvironment) -> Double? {
        preferred ?? preferredFraction.map { environment.pixels.rounded($0 * environment.size.width) }
    }
}
