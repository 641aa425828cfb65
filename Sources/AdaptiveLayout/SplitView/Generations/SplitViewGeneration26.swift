/// iOS 26: the primary floats; read off 26.1.
enum SplitViewGeneration26: GenerationRules {
    static var majorVersions: ClosedRange<Int> { 26...26 }

    static var numbers: GenerationNumbers {
        GenerationNumbers(
            // COL-8: 954.5 = 240 + 10 + 240 + a hairline of one pixel + 464.
            separator: nil, floatingMargin: 10, automaticMaximum: nil,
            supplementaryDefault: KnownWidth(320, .col12, .measured), sideMinimum: 240, secondaryMinimum: 464)
    }

    static var assignmentSetsBehavior: Bool { true }

    static var requestsSetPreference: Bool { true }

    static var hasInspector: Bool { true }

    /// COL-12: the widths that were measured.
    static func defaultPrimaryWidth(_ style: SplitViewStyle, in width: Double) -> KnownWidth {
        KnownWidth(style == .tripleColumn ? 280 : 320, .col12, .measured)
    }

    static func automaticBehavior(_ question: ModeQuestion) -> SplitBehavior { .tile }

    /// COL-8: a mode is as it was asked for, but that two beside which do not fit lie over the secondary.
    @inline(__always)
    static func modeAskedOnScreen(_ question: ModeQuestion) -> DisplayMode {
        switch question.adaptedRequest {
        case .twoBesideSecondary, .twoDisplaceSecondary:
            question.tilesThree ? .twoBesideSecondary : .twoOverSecondary
        default: question.adaptedRequest
        }
    }

    /// SVC-10: portrait is not special any more.
    static func classicButtonMode(isWiderThanTall: Bool) -> DisplayMode { .oneBesideSecondary }

    @inline(__always)
    static func placePair(
        _ mode: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
    ) -> SideColumnWidths {
        placeFloatingPair(mode, measures, &placements)
    }

    @inline(__always)
    static func placeTriple(
        _ mode: DisplayMode, asked: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
    ) -> SideColumnWidths {
        placeFloatingTriple(mode, asked: asked, measures, &placements)
    }

    @inline(__always)
    static func placingReason(_ style: SplitViewStyle, _ mode: DisplayMode) -> Reason {
        reasonOfFloatingColumns(style, mode)
    }
}

extension SplitViewGeneration26 {
    /// The display mode table of 26.1: what a request becomes at the first layout, on screen, and as the bounds change.
    ///
    /// Read off triple columns (COL-8); the other styles were read at their first layout and on screen only.
    @inline(__always)
    static func resolve(_ question: ModeQuestion) -> ModeDecision {
        var (mode, reason) =
            switch question.adaptedRequest {
            case .automatic: resolveAutomatic(question)
            case .secondaryOnly, .oneBesideSecondary: (question.adaptedRequest, Reason(.col8, .measured))
            case .oneOverSecondary, .twoOverSecondary: resolveOver(question)
            case .twoBesideSecondary, .twoDisplaceSecondary: resolveTwoSideColumns(question)
            }
        // COL-8 was read at scale 2, and of modes that the behaviour allows (COL-3): what holds elsewhere is concluded.
        let isReplaced = question.adaptedRequest != question.request.fitting(question.style)
        if reason.rule == .col8, !question.isAtReadScale || isReplaced { reason.confidence = .inferred }
        guard question.style != .unspecified else {
            return question.deciding(mode, nil, because: reason, behaving: Reason(.svc3, .measured))
        }
        // COL-9: a mode shows its own behaviour; displacing never results.
        return question.deciding(mode, mode.ownBehavior, because: reason, behaving: Reason(.col9, .measured))
    }
}

@inline(__always)
private func resolveAutomatic(_ question: ModeQuestion) -> (DisplayMode, Reason) {
    switch question.behavior {
    case .overlay:
        (question.moment.modeThatStays(in: question.style) ?? .secondaryOnly, Reason(.col8, .inferred))
    case .tile, .displace, .automatic, nil:
        question.isTriple
            ? (question.room.fitsThree ? .twoBesideSecondary : .oneBesideSecondary, Reason(.col8, .measured))
            : (.oneBesideSecondary, Reason(question.style == .unspecified ? .svc10 : .col8, .measured))
    }
}

/// One or two over: hidden at first, as asked on screen, and as it was while the bounds change.
@inline(__always)
private func resolveOver(_ question: ModeQuestion) -> (DisplayMode, Reason) {
    let confidence: Confidence = question.isTriple || question.isAskedOnScreen ? .measured : .inferred
    if question.isAskedOnScreen {
        return (SplitViewGeneration26.modeAskedOnScreen(question), Reason(.col8, confidence))
    }
    return (question.moment.modeThatStays(in: question.style) ?? .secondaryOnly, Reason(.col8, confidence))
}

/// Two beside, also in place of two displacing: where they do not fit, over if asked on screen, else one beside.
@inline(__always)
private func resolveTwoSideColumns(_ question: ModeQuestion) -> (DisplayMode, Reason) {
    let reason = Reason(.col8, .measured)
    if question.room.fitsThree { return (.twoBesideSecondary, reason) }
    if question.tilesThree { return (.twoBesideSecondary, Reason(.svc8, .documented)) }
    if question.isAskedOnScreen { return (SplitViewGeneration26.modeAskedOnScreen(question), reason) }
    let isOver = question.moment.isSettingsChange(in: .twoOverSecondary, question.style)
    return (isOver ? .twoOverSecondary : .oneBesideSecondary, reason)
}

// Asked about the moment and the style alone: a question that is handed on as a whole has to be put together first.
extension LayoutMoment {
    /// The secondary alone or an overlay, where that was in force before the bounds or a setting changed.
    @inline(never)
    fileprivate func modeThatStays(in style: SplitViewStyle) -> DisplayMode? {
        guard let previous, !previous.isCollapsed else { return nil }
        let mode: DisplayMode
        switch self {
        case .boundsChange: mode = previous.displayMode
        case .settingsChange: mode = previous.displayMode.fitting(style)
        case .firstLayout, .assignmentOnScreen, .request: return nil
        }
        return mode == .secondaryOnly || mode.ownBehavior == .overlay ? mode : nil
    }

    /// Whether a setting changed while a mode was in force.
    @inline(never)
    fileprivate func isSettingsChange(in mode: DisplayMode, _ style: SplitViewStyle) -> Bool {
        guard case .settingsChange(let previous) = self, !previous.isCollapsed else { return false }
        return previous.displayMode.fitting(style) == mode
    }
}
