extension SplitViewGeneration {
    /// iOS 8 to 13: the classic style alone.
    static var iOS8: SplitViewGeneration {
        SplitViewGeneration(
            majorVersions: 8...13,
            numbers: GenerationNumbers(
                // SVC-19: 703 points beside 320 on a 1024-point iPad leave one point.
                separator: 1, automaticMaximum: 320, supplementaryDefault: 320, sideMinimum: 0, secondaryMinimum: 0),
            rules: GenerationRules(
                defaultPrimaryWidth: { _, width in classicPrimaryWidth(in: width) },
                classicMode: resolveByShape, columnMode: resolveByShape,
                automaticBehavior: { _ in .automatic },
                classicButtonMode: { $0 ? .oneBesideSecondary : .oneOverSecondary },
                placeColumns: placeTiledColumns,
                assignmentSetsBehavior: false, requestsSetPreference: false, hasInspector: false))
    }
}

/// SVC-19: the primary's default width in the classic style, until iOS 18.
func classicPrimaryWidth(in width: Double) -> Double { min(320, (0.4 * width).rounded(.up)) }

/// SVC-9: the automatic mode of the classic style until iOS 18 follows the shape of the split view's own bounds.
func resolveByShape(_ question: ModeQuestion) -> ModeDecision {
    guard question.adaptedRequest == .automatic else {
        return question.deciding(question.adaptedRequest, nil, because: Reason(.svc13, .documented))
    }
    return question.deciding(
        question.isWiderThanTall ? .oneBesideSecondary : .secondaryOnly, nil, because: Reason(.svc9, .documented))
}
