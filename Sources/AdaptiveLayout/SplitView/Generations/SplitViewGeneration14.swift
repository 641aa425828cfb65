extension SplitViewGeneration {
    /// iOS 14 to 16: the column styles arrive; the automatic behaviour goes by shape and by buckets of width.
    static var iOS14: SplitViewGeneration {
        SplitViewGeneration(
            majorVersions: 14...16,
            numbers: GenerationNumbers(
                // The widths of column styles before iOS 26 are not published: those of 26.1 stand in (inferred).
                separator: 1, automaticMaximum: 320, supplementaryDefault: KnownWidth(320, .col12, .inferred),
                sideMinimum: 320,
                secondaryMinimum: 464),
            rules: GenerationRules(
                defaultPrimaryWidth: defaultPrimaryWidthBeforeFloating,
                classicMode: resolveByShape, columnMode: resolveByShapeAndBucket,
                automaticBehavior: behaviorByShapeAndBucket,
                classicButtonMode: { $0 ? .oneBesideSecondary : .oneOverSecondary },
                placePair: placeTiledPair, placeTriple: placeTiledTriple, placingReason: reasonOfTiledColumns,
                assignmentSetsBehavior: false, requestsSetPreference: false, hasInspector: false))
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

/// COL-6: landscape tiles, portrait overlays; a triple column that is too narrow to tile displaces, then overlays.
///
/// That there are buckets is documented, landscape and portrait are observed; where the buckets end is inferred.
private func behaviorByShapeAndBucket(
    _ style: SplitViewStyle, isWiderThanTall: Bool, _ room: ColumnRoom
) -> SplitBehavior {
    guard isWiderThanTall else { return .overlay }
    guard style == .tripleColumn, !room.fitsThree else { return .tile }
    return room.fitsSupplementary ? .displace : .overlay
}

private func resolveByShapeAndBucket(_ question: ModeQuestion) -> ModeDecision {
    let behavior =
        question.behavior
        ?? behaviorByShapeAndBucket(question.style, isWiderThanTall: question.isWiderThanTall, question.room)
    if let kept = question.modeKeptBySettingsChange, behavior.allows(kept) || question.behavior == nil {
        return question.deciding(kept, behavior.orOwn(of: kept), because: Reason(.col5, .inferred))
    }
    if question.adaptedRequest == .automatic {
        let confidence: Confidence = question.isTriple || question.behavior != nil ? .inferred : .measured
        return question.deciding(question.startingMode(in: behavior), behavior, because: Reason(.col6, confidence))
    }
    return question.resolvingRequest(in: behavior)
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
