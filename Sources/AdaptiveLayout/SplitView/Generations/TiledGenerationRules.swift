/// What iOS 8 to 18 have in common: columns tile from edge to edge, and the classic style goes by shape.
protocol TiledGenerationRules: GenerationRules {
    /// Resolves the display mode of the column styles.
    static func columnMode(_ question: ModeQuestion) -> ModeDecision
}

extension TiledGenerationRules {
    static var assignmentSetsBehavior: Bool { false }

    static var requestsSetPreference: Bool { false }

    static var hasInspector: Bool { false }

    static func resolve(_ question: ModeQuestion) -> ModeDecision {
        question.style == .unspecified ? classicMode(question) : columnMode(question)
    }

    static func modeAskedOnScreen(_ question: ModeQuestion) -> DisplayMode { resolve(question).displayMode }

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

    @inline(__always)
    static func placePair(
        _ mode: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
    ) -> SideColumnWidths {
        placeTiledPair(mode, measures, &placements)
    }

    @inline(__always)
    static func placeTriple(
        _ mode: DisplayMode, asked: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
    ) -> SideColumnWidths {
        placeTiledTriple(mode, measures, &placements)
    }

    static func placingReason(_ style: SplitViewStyle, _ mode: DisplayMode) -> Reason {
        reasonOfTiledColumns(style, mode)
    }
}
