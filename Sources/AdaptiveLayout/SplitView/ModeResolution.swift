extension GenerationRules {
    /// What the generation is asked about a split view's display mode at a moment.
    @inline(__always)
    static func question(
        _ configuration: SplitViewConfiguration, _ style: SplitViewStyle, _ environment: SplitViewEnvironment,
        _ moment: LayoutMoment, _ measures: ColumnMeasures
    ) -> ModeQuestion {
        ModeQuestion(
            style: style,
            request: moment.request(preferred: configuration.preferredDisplayMode ?? .automatic),
            behavior: configuration.behaviorInEffect(in: style, isInVision: environment.isInVision),
            isWiderThanTall: environment.isWiderThanTall,
            isStrict: configuration.presentsWithGesture == false, room: measures.room,
            isAtReadScale: measures.pixels.scale == SplitViewEnvironment.assumedDisplayScale, moment: moment)
    }
}

extension LayoutMoment {
    /// The mode that is requested at this moment.
    ///
    /// What was asked for since the last assignment lasts through changes of settings, and through changes of the
    /// bounds where the preference is not automatic.
    @inline(__always)
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
    /// The behaviour that the app set, nil where it is automatic; the classic style has none.
    @inline(__always)
    func behaviorInEffect(in style: SplitViewStyle, isInVision: Bool) -> SplitBehavior? {
        guard style != .unspecified else { return nil }
        // COL-1: visionOS only tiles.
        if isInVision { return .tile }
        return preferredSplitBehavior == .automatic ? nil : preferredSplitBehavior
    }
}
