extension DecisionFindings {
    /// Notes each field of an arrangement that rests on an inferred rule.
    mutating func noteInferredRules(of arrangement: SplitArrangement) {
        let reasons = arrangement.reasons
        infer("/splitArrangement/displayMode", .text(arrangement.displayMode.rawValue), reasons.displayMode)
        if let behavior = arrangement.splitBehavior {
            infer("/splitArrangement/splitBehavior", .text(behavior.rawValue), reasons.splitBehavior)
        }
        infer(
            "/splitArrangement/primaryColumnWidth", .number(arrangement.primaryColumnWidth),
            reasons.primaryColumnWidth)
        if let width = arrangement.supplementaryColumnWidth {
            infer("/splitArrangement/supplementaryColumnWidth", .number(width), reasons.supplementaryColumnWidth)
        }
        infer("/splitArrangement/columns", .text("frames as answered"), reasons.columns)
        infer("/splitArrangement/columns/0/horizontalSizeClass", .text("compact"), reasons.horizontalSizeClasses)
        infer(
            "/splitArrangement/displayModeButton",
            .text(arrangement.displayModeButton.targetDisplayMode?.rawValue ?? "none"), reasons.displayModeButton)
    }

    /// Notes the display scale that stands in for an unspecified one, where a hairline of one pixel depends on it.
    mutating func noteDisplayScale(
        of environment: SplitViewEnvironment, _ arrangement: SplitArrangement, _ generation: SplitViewGeneration
    ) {
        guard environment.traits.displayScale == nil, !arrangement.isCollapsed, generation.drawsHairlines else {
            return
        }
        assume(
            Assumption(
                pointer: "/traits/displayScale", value: .number(SplitViewEnvironment.assumedDisplayScale),
                source: "the display scale of iPads", confidence: .inferred, rule: .col8))
    }

    private mutating func infer(_ pointer: String, _ value: AssumedValue, _ reason: Reason) {
        guard reason.confidence == .inferred else { return }
        assume(
            Assumption(
                pointer: pointer, value: value, source: "the most likely reading of the rule", confidence: .inferred,
                rule: reason.rule))
    }
}
