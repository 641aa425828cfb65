/// iOS 17 and 18: the column styles tile whenever there is room, and remember what was hidden.
enum SplitViewGeneration17: TiledGenerationRules {
    static var majorVersions: ClosedRange<Int> { 17...18 }

    static var numbers: GenerationNumbers {
        GenerationNumbers(
            // The room that tiling needs is not published: the minimums of 26.1 stand in (inferred).
            separator: 1, automaticMaximum: 320, supplementaryDefault: KnownWidth(320, .col12, .inferred),
            sideMinimum: 240, secondaryMinimum: 464)
    }

    static func defaultPrimaryWidth(_ style: SplitViewStyle, in width: Double) -> KnownWidth {
        defaultPrimaryWidthBeforeFloating(style, in: width)
    }

    static func columnMode(_ question: ModeQuestion) -> ModeDecision {
        let behavior = question.behavior ?? automaticBehavior(question)
        if let kept = question.modeKeptBySettingsChange, behavior.allows(kept) || question.behavior == nil {
            return question.deciding(
                kept, question.behavior ?? behavior.reported(in: kept), because: Reason(.col5, .inferred))
        }
        if question.adaptedRequest == .automatic {
            return resolveAutomatic(question, behavior)
        }
        if question.behavior == nil, question.adaptedRequest == .twoBesideSecondary, !question.tilesThree,
            !question.isAskedOnScreen
        {
            // COL-7: narrowing hides; only what is asked for when it does not fit overlays or displaces.
            return question.deciding(.oneBesideSecondary, .tile, because: Reason(.col7, .inferred))
        }
        return question.resolvingRequest(
            in: question.behavior ?? behavior.reported(in: question.adaptedRequest))
    }

    /// COL-7: tile whenever there is room, else displace or overlay; where which begins is inferred.
    static func automaticBehavior(_ question: ModeQuestion) -> SplitBehavior {
        guard question.isTriple else { return question.room.fitsPrimary ? .tile : .overlay }
        guard !question.room.fitsThree else { return .tile }
        return question.room.fitsSupplementary ? .displace : .overlay
    }
}

private func resolveAutomatic(_ question: ModeQuestion, _ behavior: SplitBehavior) -> ModeDecision {
    if let previous = question.modeBeforeBoundsChange, question.behavior?.allows(previous) ?? true {
        let mode = narrowed(previous, question)
        return question.deciding(
            mode, question.behavior ?? behavior.reported(in: mode), because: Reason(.col7, .documented))
    }
    let mode = question.startingMode(in: behavior)
    return question.deciding(
        mode, question.behavior ?? behavior.reported(in: mode), because: Reason(.col7, .inferred))
}

extension SplitBehavior {
    /// The behaviour that is read in a mode while the app leaves it automatic: the mode's own one, and where the secondary is
    /// alone the one in which a column that is asked for would lie over it.
    ///
    /// A mode that tiles is reported as such, also where a second side column would displace.
    fileprivate func reported(in mode: DisplayMode) -> SplitBehavior {
        self == .overlay && mode == .secondaryOnly ? self : mode.ownBehavior
    }
}

/// COL-7: a tiled column hides where it no longer fits and stays hidden; one that overlays stays as it is.
private func narrowed(_ mode: DisplayMode, _ question: ModeQuestion) -> DisplayMode {
    let room = question.room
    let fitsOne = question.isTriple ? room.fitsSupplementary : room.fitsPrimary
    return switch mode {
    case .twoBesideSecondary where room.fitsThree: mode
    case .twoBesideSecondary, .oneBesideSecondary:
        fitsOne || question.behavior != nil ? .oneBesideSecondary : .secondaryOnly
    default: mode
    }
}
