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

    static func classicMode(_ question: ModeQuestion) -> ModeDecision { resolveFloating(question) }

    static func columnMode(_ question: ModeQuestion) -> ModeDecision { resolveFloating(question) }

    static func automaticBehavior(_ question: ModeQuestion) -> SplitBehavior { .tile }

    /// SVC-10: portrait is not special any more.
    static func classicButtonMode(isWiderThanTall: Bool) -> DisplayMode { .oneBesideSecondary }

    static func placePair(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnLayout {
        placeFloatingPair(mode, measures)
    }

    static func placeTriple(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnLayout {
        placeFloatingTriple(mode, measures)
    }

    static func placingReason(_ style: SplitViewStyle, _ mode: DisplayMode) -> Reason {
        reasonOfFloatingColumns(style, mode)
    }
}

/// The display mode table of 26.1: what a request becomes at the first layout, on screen, and as the bounds change.
///
/// Read off triple columns (COL-8); the other styles were read at their first layout and on screen only.
private func resolveFloating(_ question: ModeQuestion) -> ModeDecision {
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

private func resolveAutomatic(_ question: ModeQuestion) -> (DisplayMode, Reason) {
    switch question.behavior {
    case .overlay:
        (question.modeThatStays ?? .secondaryOnly, Reason(.col8, .inferred))
    case .tile, .displace, .automatic, nil:
        question.isTriple
            ? (question.room.fitsThree ? .twoBesideSecondary : .oneBesideSecondary, Reason(.col8, .measured))
            : (.oneBesideSecondary, Reason(question.style == .unspecified ? .svc10 : .col8, .measured))
    }
}

/// One or two over: hidden at first, as asked on screen, and as it was while the bounds change.
private func resolveOver(_ question: ModeQuestion) -> (DisplayMode, Reason) {
    let confidence: Confidence = question.isTriple || question.isAskedOnScreen ? .measured : .inferred
    let reason = Reason(.col8, confidence)
    guard !question.isAskedOnScreen else { return (question.adaptedRequest, reason) }
    return (question.modeThatStays ?? .secondaryOnly, reason)
}

/// Two beside, also in place of two displacing: where they do not fit, over if asked on screen, else one beside.
private func resolveTwoSideColumns(_ question: ModeQuestion) -> (DisplayMode, Reason) {
    let reason = Reason(.col8, .measured)
    if question.room.fitsThree { return (.twoBesideSecondary, reason) }
    if question.tilesThree { return (.twoBesideSecondary, Reason(.svc8, .documented)) }
    let isOver = question.isAskedOnScreen || question.modeKeptBySettingsChange == .twoOverSecondary
    return (isOver ? .twoOverSecondary : .oneBesideSecondary, reason)
}

extension ModeQuestion {
    /// The secondary alone or an overlay, where that was in force before the bounds or a setting changed.
    fileprivate var modeThatStays: DisplayMode? {
        switch modeBeforeBoundsChange ?? modeKeptBySettingsChange {
        case .some(let mode) where mode == .secondaryOnly || mode.ownBehavior == .overlay: mode
        default: nil
        }
    }
}
