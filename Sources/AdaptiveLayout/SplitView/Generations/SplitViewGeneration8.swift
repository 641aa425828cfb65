/// iOS 8 to 13: the classic style alone.
enum SplitViewGeneration8: TiledGenerationRules {
    static var majorVersions: ClosedRange<Int> { 8...13 }

    static var numbers: GenerationNumbers {
        GenerationNumbers(
            // SVC-19: 703 points beside 320 on a 1024-point iPad leave one point.
            separator: 1, automaticMaximum: 320, supplementaryDefault: KnownWidth(320, .col11, .inferred),
            sideMinimum: 0, secondaryMinimum: 0)
    }

    static func defaultPrimaryWidth(_ style: SplitViewStyle, in width: Double) -> KnownWidth {
        classicPrimaryWidth(in: width)
    }

    static func columnMode(_ question: ModeQuestion) -> ModeDecision { classicMode(question) }

    static func automaticBehavior(_ question: ModeQuestion) -> SplitBehavior { .automatic }
}

/// SVC-19: the primary's default width in the classic style, until iOS 18.
///
/// The formula is inferred; it gives the 320 points that every full-size iPad shows, and 295 on a 736-point iPhone.
func classicPrimaryWidth(in width: Double) -> KnownWidth {
    let twoFifths = (0.4 * width).rounded(.up)
    return twoFifths >= 320 ? KnownWidth(320, .svc19, .measured) : KnownWidth(twoFifths, .svc19, .inferred)
}
