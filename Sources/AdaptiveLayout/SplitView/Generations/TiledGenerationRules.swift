/// What iOS 8 to 18 have in common: columns tile from edge to edge, and the classic style goes by shape.
protocol TiledGenerationRules: GenerationRules {}

extension TiledGenerationRules {
    static var assignmentSetsBehavior: Bool { false }

    static var requestsSetPreference: Bool { false }

    static var hasInspector: Bool { false }

    /// SVC-9: the automatic mode of the classic style until iOS 18 follows the shape of the split view's own bounds.
    static func classicMode(_ question: ModeQuestion) -> ModeDecision {
        let noBehavior = reasonOfNoBehavior
        guard question.adaptedRequest == .automatic else {
            return question.deciding(
                question.adaptedRequest, nil, because: Reason(.svc13, .documented), behaving: noBehavior)
        }
        return question.deciding(
            question.isWiderThanTall ? .oneBesideSecondary : .secondaryOnly, nil, because: Reason(.svc9, .documented),
            behaving: noBehavior)
    }

    static func classicButtonMode(isWiderThanTall: Bool) -> DisplayMode {
        isWiderThanTall ? .oneBesideSecondary : .oneOverSecondary
    }

    static func placePair(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnLayout {
        placeTiledPair(mode, measures)
    }

    static func placeTriple(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnLayout {
        placeTiledTriple(mode, measures)
    }

    static func placingReason(_ style: SplitViewStyle, _ mode: DisplayMode) -> Reason {
        reasonOfTiledColumns(style, mode)
    }
}
