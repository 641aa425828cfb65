extension SplitViewGeneration {
    /// iOS 8 to 13: the classic style alone.
    static var iOS8: SplitViewGeneration {
        SplitViewGeneration(
            majorVersions: 8...13,
            numbers: GenerationNumbers(
                // SVC-19: 703 points beside 320 on a 1024-point iPad leave one point.
                separator: 1, automaticMaximum: 320, supplementaryDefault: KnownWidth(320, .col11, .inferred),
                sideMinimum: 0, secondaryMinimum: 0),
            rules: GenerationRules(
                defaultPrimaryWidth: { _, width in classicPrimaryWidth(in: width) },
                classicMode: resolveByShape, columnMode: resolveByShape,
                automaticBehavior: { _, _, _ in .automatic },
                classicButtonMode: { $0 ? .oneBesideSecondary : .oneOverSecondary },
                placePair: placeTiledPair, placeTriple: placeTiledTriple, placingReason: reasonOfTiledColumns,
                assignmentSetsBehavior: false, requestsSetPreference: false, hasInspector: false))
    }
}

/// SVC-19: the primary's default width in the classic style, until iOS 18.
///
/// The formula is inferred; it gives the 320 points that every full-size iPad shows, and 295 on a 736-point iPhone.
func classicPrimaryWidth(in width: Double) -> KnownWidth {
    let twoFifths = (0.4 * width).rounded(.up)
    return twoFifths >= 320 ? KnownWidth(320, .svc19, .measured) : KnownWidth(twoFifths, .svc19, .inferred)
}

/// SVC-9: the automatic mode of the classic style until iOS 18 follows the shape of the split view's own bounds.
func resolveByShape(_ question: ModeQuestion) -> ModeDecision {
    // SVC-3: reading the behaviour of the classic style raises.
    let noBehavior = Reason(.svc3, .documented)
    guard question.adaptedRequest == .automatic else {
        return question.deciding(
            question.adaptedRequest, nil, because: Reason(.svc13, .documented), behaving: noBehavior)
    }
    return question.deciding(
        question.isWiderThanTall ? .oneBesideSecondary : .secondaryOnly, nil, because: Reason(.svc9, .documented),
        behaving: noBehavior)
}
