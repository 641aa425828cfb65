extension DecisionFindings {
    /// The assumptions in words, in the order in which an answer lists them.
    func assumptions(of arrangement: SplitArrangement) -> [Assumption] {
        var list = givenAssumptionsInPlace
        forEachNotedAssumption(of: arrangement) { list.append(Assumption($0)) }
        return list
    }

    /// The assumptions that were given with the input.
    var givenAssumptionsInPlace: [Assumption] {
        let given = rare?.givenAssumptions ?? []
        guard isOfState else { return given }
        return given.map { assumption in
            var assumption = assumption
            assumption.pointer = place.description + assumption.pointer
            return assumption
        }
    }

    /// Visits the assumptions that follow those given with the input, in the order in which an answer lists them.
    func forEachNotedAssumption(of arrangement: SplitArrangement, _ visit: (borrowing NotedAssumption) -> Void) {
        if marks.contains(.missingWidth) { note("/size/width", .number(0), "a side that is not given", nil, visit) }
        if marks.contains(.missingHeight) { note("/size/height", .number(0), "a side that is not given", nil, visit) }
        visitStandIns(of: arrangement, visit)
        visitInferredFields(of: arrangement, visit)
    }

    private func visitStandIns(of arrangement: SplitArrangement, _ visit: (borrowing NotedAssumption) -> Void) {
        if marks.contains(.collapsedTop) {
            let top = arrangement.columns.first(where: \.isVisible)?.column.word ?? "secondary"
            note("/columns", .word(top), "the column on top after a first collapse", .cx4, visit)
        }
        if marks.contains(.usualInsets) { visit(assumptionOfInsets(arrangement.columns.bounds.insets)) }
        if marks.contains(.displayScale) {
            let scale = SplitViewEnvironment.assumedDisplayScale
            note(
                "/traits/displayScale", .number(scale), "the display scale of iPads", isFloating ? .col8 : .svc17,
                visit)
        }
    }

    /// Phones differ from model to model, so that no insets stand in for theirs; SVC-23 was read in iOS 26.
    private func assumptionOfInsets(_ insets: EdgeInsets) -> NotedAssumption {
        let isUnknown = insets == .zero
        return NotedAssumption(
            place: place, pointer: "/safeAreaInsets", value: .insets(insets),
            source: isUnknown ? "none, since those of phones differ" : "the usual insets of iOS ",
            version: isUnknown ? nil : systemVersion, rule: isFloating ? .svc23 : nil)
    }

    /// Whether the answer follows iOS 26.
    private var isFloating: Bool { SplitViewGeneration.following(systemVersion).placesColumnsBySafeArea }

    /// Visits each field of the arrangement that rests on an inferred rule.
    private func visitInferredFields(of arrangement: SplitArrangement, _ visit: (borrowing NotedAssumption) -> Void) {
        let reasons = arrangement.reasons
        func infer(_ pointer: StaticString, _ value: @autoclosure () -> NotedValue, _ reason: Reason) {
            guard reason.confidence == .inferred else { return }
            note(pointer, value(), "the most likely reading of the rule", reason.rule, visit)
        }
        infer("/splitArrangement/displayMode", .word(arrangement.displayMode.word), reasons.displayMode)
        if let behavior = arrangement.splitBehavior {
            infer("/splitArrangement/splitBehavior", .word(behavior.word), reasons.splitBehavior)
        }
        infer(
            "/splitArrangement/primaryColumnWidth", .number(arrangement.primaryColumnWidth),
            reasons.primaryColumnWidth)
        if let width = arrangement.supplementaryColumnWidth {
            infer("/splitArrangement/supplementaryColumnWidth", .number(width), reasons.supplementaryColumnWidth)
        }
        infer("/splitArrangement/columns", .word("frames as answered"), reasons.columns)
        infer("/splitArrangement/columns/0/horizontalSizeClass", .word("compact"), reasons.horizontalSizeClasses)
        infer(
            "/splitArrangement/displayModeButton",
            .word(arrangement.displayModeButton.targetDisplayMode?.word ?? "none"), reasons.displayModeButton)
    }

    private func note(
        _ pointer: StaticString, _ value: NotedValue, _ source: StaticString, _ rule: RuleID?,
        _ visit: (borrowing NotedAssumption) -> Void
    ) {
        visit(
            NotedAssumption(place: place, pointer: pointer, value: value, source: source, version: nil, rule: rule))
    }
}
