/// iOS 14 to 16: the column styles arrive; the automatic behaviour goes by shape and by buckets of width.
enum SplitViewGeneration14: TiledGenerationRules {
    static var majorVersions: ClosedRange<Int> { 14...16 }

    static var numbers: GenerationNumbers {
        GenerationNumbers(
            // The widths of column styles before iOS 26 are not published: those of 26.1 stand in (inferred).
            separator: 1, automaticMaximum: 320, supplementaryDefault: KnownWidth(320, .col12, .inferred),
            sideMinimum: 320, secondaryMinimum: 464)
    }

    static func defaultPrimaryWidth(_ style: SplitViewStyle, in width: Double) -> KnownWidth {
        defaultPrimaryWidthBeforeFloating(style, in: width)
    }

    static func columnMode(_ question: ModeQuestion) -> ModeDecision {
        let behavior = question.behavior ?? automaticBehavior(question)
        if let kept = question.modeKeptBySettingsChange, behavior.allows(kept) || question.behavior == nil {
            return question.deciding(kept, behavior.orOwn(of: kept), because: Reason(.col5, .inferred))
        }
        if question.adaptedRequest == .automatic {
            let confidence: Confidence = question.isTriple || question.behavior != nil ? .inferred : .measured
            return question.deciding(question.startingMode(in: behavior), behavior, because: Reason(.col6, confidence))
        }
        return question.resolvingRequest(in: behavior)
    }

    /// COL-6: landscape tiles, portrait overlays; a triple column that is too narrow to tile displaces, then overlays.
    ///
    /// That there are buckets is documented, landscape and portrait are observed; where the buckets end is inferred.
    static func automaticBehavior(_ question: ModeQuestion) -> SplitBehavior {
        guard question.isWiderThanTall else { return .overlay }
        guard question.isTriple, !question.room.fitsThree else { return .tile }
        return question.room.fitsSupplementary ? .displace : .overlay
    }
}

/// SVC-19 for the classic style; the column styles have the widths measured in 26.1 (COL-12, inferred).
func defaultPrimaryWidthBeforeFloating(_ style: SplitViewStyle, in width: Double) -> KnownWidth {
    switch style {
    case .unspecified: classicPrimaryWidth(in: width)
    case .doubleColumn: KnownWidth(320, .col12, .inferred)
    case .tripleColumn: KnownWidth(280, .col12, .inferred)
    }
}

extension SplitBehavior {
    /// This behaviour where it allows the mode, else the one that the mode shows by itself.
    func orOwn(of mode: DisplayMode) -> SplitBehavior { allows(mode) ? self : mode.ownBehavior }
}

extension ModeQuestion {
    /// The mode that a behaviour starts in while the preferred mode is automatic (COL-6).
    func startingMode(in behavior: SplitBehavior) -> DisplayMode {
        switch behavior {
        case .overlay: .secondaryOnly
        case .tile, .automatic: isTriple && room.fitsThree ? .twoBesideSecondary : .oneBesideSecondary
        case .displace: .oneBesideSecondary
        }
    }

    /// A requested mode before iOS 26: honoured if space permits (SVC-8), within the behaviour that the app set (COL-3).
    func resolvingRequest(in behavior: SplitBehavior) -> ModeDecision {
        let mode = adaptedRequest
        guard mode == .twoBesideSecondary, !tilesThree else {
            let isMapped = mode != request.fitting(style)
            let reason = isMapped ? Reason(.col3, confidenceOfMapping) : Reason(.svc8, .documented)
            return deciding(mode, behavior.orOwn(of: mode), because: reason)
        }
        // COL-6: two beside that do not fit displace, or overlay; under a behaviour that only tiles, one stays beside.
        guard self.behavior == nil else {
            return deciding(.oneBesideSecondary, behavior, because: Reason(.svc8, .inferred))
        }
        return room.fitsSupplementary
            ? deciding(.twoDisplaceSecondary, .displace, because: Reason(.col6, .inferred))
            : deciding(.twoOverSecondary, .overlay, because: Reason(.col6, .inferred))
    }

    /// COL-3: two beside under overlay and under displace are documented, other mappings follow by the same logic.
    private var confidenceOfMapping: Confidence {
        request == .twoBesideSecondary && isTriple ? .documented : .inferred
    }
}
