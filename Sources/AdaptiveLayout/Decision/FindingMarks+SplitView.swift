extension FindingMarks {
    /// COL-1: notes a mode that the style or the behaviour replaces, and a behaviour that the idiom does not have.
    @inline(never)
    private mutating func noteReplacements(
        in configuration: SplitViewConfiguration, isInVision: Bool, _ input: DecisionInput
    ) {
        let style = configuration.style ?? .unspecified
        let behavior = configuration.behaviorInEffect(in: style, isInVision: isInVision)
        let mode = configuration.preferredDisplayMode ?? .automatic
        note(.missingSideColumn, where: mode.fitting(style) != mode)
        let isReplaced = behavior.map { !$0.allows(mode.fitting(style)) } ?? false
        note(.replacedMode, where: isReplaced)
        note(.modeOfPolicy, where: input.splitView.preferredDisplayMode == nil)
        if behavior != nil, isInVision {
            let wanted = configuration.preferredSplitBehavior ?? .automatic
            note(.behaviorInVision, where: wanted == .overlay || wanted == .displace)
            note(.behaviorOfPolicy, where: input.splitView.preferredSplitBehavior == nil)
        }
    }

    /// Notes the version, the insets, the top screen and the display scale that stand in for what is not known.
    ///
    /// Insets stand in every answer that has a column on screen; the scale where columns are a pixel apart.
    @inline(__always)
    mutating func noteStandIns(
        for input: DecisionInput, _ rules: (some GenerationRules).Type, _ environment: SplitViewEnvironment,
        isTopKnown: Bool
    ) {
        note(.unreadVersion, where: rules.areOlder(than: input.systemVersion))
        note(.usualInsets, where: input.safeAreaInsets == nil)
        guard !environment.isCollapsed else { return note(.collapsedTop, where: !isTopKnown) }
        note(.displayScale, where: environment.displayScale == nil && rules.drawsHairlines)
    }

    /// Notes what of the settings that are in effect is replaced, and where they need a display scale.
    @inline(__always)
    mutating func noteSettings(
        of configuration: SplitViewConfiguration, in environment: SplitViewEnvironment,
        _ input: DecisionInput
    ) {
        // SVC-7: a collapsed split view takes no mode and no behaviour, and has no width to round.
        guard !environment.isCollapsed else { return }
        if !configuration.isModeKept(setBy: input.splitView, isInVision: environment.isInVision) {
            noteReplacements(in: configuration, isInVision: environment.isInVision, input)
        }
        guard environment.displayScale == nil, !contains(.displayScale) else { return }
        note(.displayScale, where: configuration.fallsBetweenPixels(inWidth: environment.size.width))
    }

    /// SVC-11: the phones of 5.5 inches have no mode over the secondary.
    @inline(__always)
    mutating func noteMode(of state: SplitViewLayoutState, _ input: DecisionInput) {
        guard state.displayMode == .oneOverSecondary, !state.isCollapsed else { return }
        note(.overlayOnPlus, where: input.isOfPlusPhone)
    }
}

extension SplitViewConfiguration {
    /// Whether nothing replaces the mode or the behaviour: where none is set, and a mode of the app's own in a triple
    /// column whose behaviour is not set.
    @inline(__always)
    fileprivate func isModeKept(setBy app: SplitViewConfiguration, isInVision: Bool) -> Bool {
        guard preferredSplitBehavior == nil else { return false }
        return preferredDisplayMode == nil
            || (style == .tripleColumn && app.preferredDisplayMode != nil && !isInVision)
    }
}

extension DecisionInput {
    @inline(never)
    fileprivate var isOfPlusPhone: Bool {
        let isPlus = size == Size(width: 736, height: 414) || size == Size(width: 414, height: 736)
        return isPlus && traits.userInterfaceIdiom == .phone
    }
}
