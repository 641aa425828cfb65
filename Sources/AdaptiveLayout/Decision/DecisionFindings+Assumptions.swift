extension DecisionFindings {
    /// The assumptions in words, in the order in which an answer lists them.
    func assumptions(of arrangement: SplitArrangement) -> [Assumption] {
        var list = givenAssumptions
        list.reserveCapacity(list.count + Self.mostAssumptions)
        if marks.contains(.missingWidth) { list.add("/size/width", .number(0), "a side that is not given", nil) }
        if marks.contains(.missingHeight) { list.add("/size/height", .number(0), "a side that is not given", nil) }
        addStandIns(of: arrangement, to: &list)
        addInferredRules(of: arrangement, to: &list)
        if place.utf8CodeUnitCount > 0 {
            for index in list.indices { list[index].pointer = place.description + list[index].pointer }
        }
        return list
    }

    /// The most that a decision assumes beside what was given with its input: two sides, two stand-ins, seven fields.
    private static var mostAssumptions: Int { 11 }

    private func addStandIns(of arrangement: SplitArrangement, to list: inout [Assumption]) {
        if marks.contains(.collapsedTop) {
            let top = arrangement.columns.first(where: \.isVisible)?.column.rawValue ?? "secondary"
            list.add("/columns", .text(top), "the column on top after a first collapse", .cx4)
        }
        if marks.contains(.usualInsets) {
            // Joined, not interpolated: most answers carry this sentence, and this way it costs half.
            let source = "the usual insets of iOS " + systemVersion.description
            list.add("/safeAreaInsets", .insets(usualInsets), source, .svc23)
        }
        if marks.contains(.displayScale) {
            list.add(
                "/traits/displayScale", .number(SplitViewEnvironment.assumedDisplayScale),
                "the display scale of iPads", .col8)
        }
    }

    /// Each field of the arrangement that rests on an inferred rule.
    private func addInferredRules(of arrangement: SplitArrangement, to list: inout [Assumption]) {
        let reasons = arrangement.reasons
        list.infer("/splitArrangement/displayMode", .text(arrangement.displayMode.rawValue), reasons.displayMode)
        if let behavior = arrangement.splitBehavior {
            list.infer("/splitArrangement/splitBehavior", .text(behavior.rawValue), reasons.splitBehavior)
        }
        list.infer(
            "/splitArrangement/primaryColumnWidth", .number(arrangement.primaryColumnWidth),
            reasons.primaryColumnWidth)
        if let width = arrangement.supplementaryColumnWidth {
            list.infer(
                "/splitArrangement/supplementaryColumnWidth", .number(width), reasons.supplementaryColumnWidth)
        }
        list.infer("/splitArrangement/columns", .text("frames as answered"), reasons.columns)
        list.infer("/splitArrangement/columns/0/horizontalSizeClass", .text("compact"), reasons.horizontalSizeClasses)
        list.infer(
            "/splitArrangement/displayModeButton",
            .text(arrangement.displayModeButton.targetDisplayMode?.rawValue ?? "none"), reasons.displayModeButton)
    }
}

extension [Assumption] {
    fileprivate mutating func add(_ pointer: String, _ value: AssumedValue, _ source: String, _ rule: RuleID?) {
        append(Assumption(pointer: pointer, value: value, source: source, confidence: .inferred, rule: rule))
    }

    fileprivate mutating func infer(_ pointer: String, _ value: @autoclosure () -> AssumedValue, _ reason: Reason) {
        guard reason.confidence == .inferred else { return }
        add(pointer, value(), "the most likely reading of the rule", reason.rule)
    }
}
