import AdaptiveLayout
import JSONWire

extension JSONWriter {
    /// Writes a decision with the explanation that was asked for.
    mutating func decision(
        _ decision: Decision, of request: DecisionRequest, _ options: DecisionOptions, _ unknownMembers: [Fault] = []
    ) {
        self.decision(decision, by: request.policy, unknownMembers: unknownMembers) { writer in
            switch options.explanation {
            case .off: break
            case .summary: writer.explanation(of: decision, request, isFull: false)
            case .full: writer.explanation(of: decision, request, isFull: true)
            }
        }
    }

    private mutating func explanation(of decision: Decision, _ request: DecisionRequest, isFull: Bool) {
        let trials = request.policy.policy.explain(request.input.facts)
        object("explanation") { writer in
            writer.array("fields") { writer in
                writer.overrideFields(of: decision, request, trials)
                writer.arrangementFields(of: decision, request.input)
            }
            guard isFull else { return }
            writer.array("rules") { writer in
                for trial in trials { writer.trial(trial) }
            }
        }
    }

    private mutating func overrideFields(of decision: Decision, _ request: DecisionRequest, _ trials: [RuleTrial]) {
        let rule = decision.rule ?? "otherwise"
        let facts =
            decision.rule == nil
            ? ["no rule of \(request.policy.policy.id) matches"] : trials.last?.comparisons.map(\.sentence) ?? []
        for field in ["/overrideTraitCollection", "/overrideAction"] {
            explained(field, rule: rule, confidence: .documented, facts: facts)
        }
        let merged =
            decision.overrideTraitCollection == nil
            ? "there is no override: the child inherits the container's traits"
            : "the override's traits stand over the container's; what it leaves out is inherited"
        explained("/traitCollection", rule: RuleID.tc4.rawValue, confidence: .documented, facts: [merged])
    }

    private mutating func arrangementFields(of decision: Decision, _ input: DecisionInput) {
        let reasons = decision.splitArrangement.reasons
        let facts = ArrangementFacts(decision, input)
        let fields: [(name: String, reason: Reason, facts: [String])] = [
            ("isCollapsed", reasons.isCollapsed, [facts.sizeClass]),
            ("displayMode", reasons.displayMode, facts.ofDisplayMode),
            ("splitBehavior", reasons.splitBehavior, facts.ofDisplayMode),
            ("primaryEdge", reasons.primaryEdge, [facts.edge]),
            ("primaryColumnWidth", reasons.primaryColumnWidth, facts.ofPrimaryWidth),
            ("supplementaryColumnWidth", reasons.supplementaryColumnWidth, facts.ofSupplementaryWidth),
            ("columns", reasons.columns, facts.ofColumns),
            ("columns/0/horizontalSizeClass", reasons.horizontalSizeClasses, [facts.sizeClass]),
            ("displayModeButton", reasons.displayModeButton, facts.ofButton),
        ]
        for (name, reason, facts) in fields {
            if name == "supplementaryColumnWidth", decision.splitArrangement.supplementaryColumnWidth == nil {
                continue
            }
            explained(
                "/splitArrangement/\(name)", rule: reason.rule.rawValue, confidence: reason.confidence, facts: facts)
        }
    }

    private mutating func explained(_ field: String, rule: String, confidence: Confidence, facts: [String]) {
        object { writer in
            writer.member("field", field)
            writer.member("rule", rule)
            writer.member("confidence", confidence.rawValue)
            writer.member("facts", facts)
        }
    }

    private mutating func trial(_ trial: RuleTrial) {
        object { writer in
            writer.member("rule", trial.ruleID)
            writer.member("verdict", trial.verdict.rawValue)
            writer.member("isHeldByBand", trial.isHeldByBand)
            writer.member("facts", trial.comparisons.map(\.sentence))
        }
    }
}
