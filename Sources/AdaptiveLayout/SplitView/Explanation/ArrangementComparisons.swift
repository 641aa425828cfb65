/// The facts that an arrangement was decided by, in words, for its explanation.
public struct ArrangementComparisons: Sendable, Hashable {
    /// What decided the display mode and the behaviour.
    public var displayMode: [String]
    /// What decided the width of the primary column.
    public var primaryColumnWidth: [String]
    /// What decided the width of the supplementary column; empty for a style without one.
    public var supplementaryColumnWidth: [String]
    /// What decided where the columns stand.
    public var columns: [String]
    /// What decided about the display mode button.
    public var displayModeButton: [String]
}

extension SplitViewGeneration {
    /// The facts that `arrange(_:in:at:collapsedTop:)` decides by, given the same arguments.
    ///
    /// They cost more than the arrangement: ask for them only where somebody reads them.
    public func comparisons(
        _ configuration: SplitViewConfiguration, in environment: SplitViewEnvironment,
        at moment: LayoutMoment = .firstLayout
    ) -> ArrangementComparisons {
        guard !environment.isCollapsed else { return comparisonsWhileCollapsed(environment) }
        let style = configuration.style ?? .unspecified
        let measures = rules.measures(of: configuration, style, in: environment)
        let question = rules.question(configuration, style, environment, moment, measures)
        let mode = rules.resolve(question)
        let arranged = arrange(configuration, in: environment, at: moment)
        return ArrangementComparisons(
            displayMode: [question.requestInWords, question.adaptationInWords].compactMap(\.self)
                + facts(behind: mode, question, measures, environment),
            primaryColumnWidth: measures.primary.inWords(
                "primary", configuration.primary, result: arranged.primaryColumnWidth),
            supplementaryColumnWidth: arranged.supplementaryColumnWidth.map {
                measures.supplementary.inWords("supplementary", configuration.supplementary, result: $0)
            } ?? [],
            columns: placementInWords(measures, environment),
            displayModeButton: [
                "display mode \(mode.displayMode.rawValue)", question.gestureInWords,
                "displayModeButtonVisibility \((configuration.displayModeButtonVisibility ?? .automatic).rawValue)",
            ])
    }

    private func comparisonsWhileCollapsed(_ environment: SplitViewEnvironment) -> ArrangementComparisons {
        let collapsed = "horizontalSizeClass compact: all columns are one stack"
        let width = "the stack is as wide as the bounds, \(environment.size.width.inWords)"
        return ArrangementComparisons(
            displayMode: [collapsed], primaryColumnWidth: [width], supplementaryColumnWidth: [width],
            columns: [collapsed], displayModeButton: [collapsed])
    }

    private func facts(
        behind mode: ModeDecision, _ question: ModeQuestion, _ measures: ColumnMeasures,
        _ environment: SplitViewEnvironment
    ) -> [String] {
        var facts = [question.moment.inWords]
        if mode.reason.rule == .svc9 || mode.reason.rule == .col6 {
            let shape = question.isWiderThanTall ? "wider than tall" : "not wider than tall"
            facts.append("bounds \(environment.size.width.inWords) by \(environment.size.height.inWords) are \(shape)")
        }
        if question.isTriple {
            facts.append(measures.roomForThreeInWords)
        } else if mode.reason.rule == .col7 {
            facts.append(measures.roomForPrimaryInWords)
        }
        return facts
    }

    private func placementInWords(_ measures: ColumnMeasures, _ environment: SplitViewEnvironment) -> [String] {
        var facts = ["a separator of \(measures.separator.inWords)"]
        if measures.width != environment.size.width {
            facts.append(
                "width \(environment.size.width.inWords) counts as \(measures.width.inWords), the nearest pixel")
        }
        guard numbers.floatingMargin != nil else { return facts }
        let insets = environment.safeAreaInsets
        facts.append(
            "the primary floats \(measures.primaryMargin.inWords) from its edge, "
                + "between insets of \(insets.top.inWords) above and \(insets.bottom.inWords) below")
        return facts
    }
}
