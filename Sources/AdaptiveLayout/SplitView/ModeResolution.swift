extension SplitViewGeneration {
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
    /// The behaviour that the app set, nil where it is automatic; the classic style has none.
    func behaviorInEffect(_ environment: SplitViewEnvironment) -> SplitBehavior? {
        guard let style, style != .unspecified else { return nil }
        // COL-1: visionOS only tiles.
        if environment.traits.userInterfaceIdiom == .vision { return .tile }
        return preferredSplitBehavior == .automatic ? nil : preferredSplitBehavior
    }
}
