/// What a generation is asked when it resolves a display mode.
struct ModeQuestion: Sendable {
    var style: SplitViewStyle
    /// The mode that was requested, as the app or the user named it.
    var request: DisplayMode
    /// The mode that was requested, fitted to the style and to the behaviour that the app set.
    var adaptedRequest: DisplayMode
    /// The behaviour that the app set; nil where it is automatic or the style has none.
    var behavior: SplitBehavior?
    /// Whether the bounds are wider than tall.
    var isWiderThanTall: Bool
    /// SVC-8: without the gesture a requested mode is honoured even where space does not permit.
    var isStrict: Bool
    /// Which columns fit.
    var room: ColumnRoom
    /// Whether the display has the scale at which iOS 26.1 was read.
    var isAtReadScale: Bool
    var moment: LayoutMoment

    @inline(__always)
    init(
        style: SplitViewStyle, request: DisplayMode, behavior: SplitBehavior?, isWiderThanTall: Bool, isStrict: Bool,
        room: ColumnRoom, isAtReadScale: Bool, moment: LayoutMoment
    ) {
        (self.style, self.request, self.behavior) = (style, request, behavior)
        adaptedRequest = request.adapted(to: style, behavior)
        (self.isWiderThanTall, self.isStrict, self.room) = (isWiderThanTall, isStrict, room)
        (self.isAtReadScale, self.moment) = (isAtReadScale, moment)
    }

    /// The same question about a mode that is asked for on screen.
    @inline(__always)
    func asking(for mode: DisplayMode, after state: SplitViewLayoutState) -> ModeQuestion {
        var question = self
        question.request = mode
        question.adaptedRequest = mode.adapted(to: style, behavior)
        question.moment = .request(mode, previous: state)
        return question
    }

    /// Whether the split view has two side columns.
    var isTriple: Bool { style == .tripleColumn }

    /// Whether two side columns may stand beside the secondary.
    var tilesThree: Bool { room.fitsThree || (isStrict && adaptedRequest == .twoBesideSecondary) }

    /// Whether the mode was asked for while the split view was on screen.
    var isAskedOnScreen: Bool {
        switch moment {
        case .assignmentOnScreen, .request: true
        case .firstLayout, .boundsChange, .settingsChange: false
        }
    }

    /// The mode before a change of the bounds; nil at any other moment, and where the columns were one stack.
    var modeBeforeBoundsChange: DisplayMode? {
        guard case .boundsChange(let previous) = moment, !previous.isCollapsed else { return nil }
        return previous.displayMode
    }

    /// The mode that a change of another setting leaves in force; nil where the mode has to be resolved anew.
    var modeKeptBySettingsChange: DisplayMode? {
        guard case .settingsChange(let previous) = moment, !previous.isCollapsed else { return nil }
        let kept = previous.displayMode.fitting(style)
        return kept == .twoBesideSecondary && !tilesThree ? nil : kept
    }

    /// The answer that the mode is the given one.
    ///
    /// The behaviour has a reason of its own: where none is given, it is what the app set, or follows with the mode.
    @inline(__always)
    func deciding(
        _ mode: DisplayMode, _ behavior: SplitBehavior?, because reason: Reason, behaving behaviorReason: Reason? = nil
    ) -> ModeDecision {
        let isSet = behavior != nil && behavior == self.behavior
        return ModeDecision(
            displayMode: mode, request: request, adaptedRequest: adaptedRequest, behavior: behavior,
            reason: reason, behaviorReason: behaviorReason ?? (isSet ? Reason(.col5, .documented) : reason))
    }
}

/// The display mode and behaviour that result, and why.
struct ModeDecision: Sendable {
    /// Never automatic.
    var displayMode: DisplayMode
    /// The mode that was requested, as the app or the user named it.
    var request: DisplayMode
    /// The mode that was requested, fitted to the style and to the behaviour that the app set.
    var adaptedRequest: DisplayMode
    /// Nil for the classic style.
    var behavior: SplitBehavior?
    /// Why the mode is what it is.
    var reason: Reason
    /// Why the behaviour is what it is.
    var behaviorReason: Reason
}

extension DisplayMode {
    /// The mode fitted to a style and to the behaviour that the app set, if it did.
    @inline(__always)
    fileprivate func adapted(to style: SplitViewStyle, _ behavior: SplitBehavior?) -> DisplayMode {
        let fitted = fitting(style)
        return behavior?.nearestMode(to: fitted) ?? fitted
    }
}
