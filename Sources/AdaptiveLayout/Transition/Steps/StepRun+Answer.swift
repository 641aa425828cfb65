extension StepRun {
    /// What a step answers before the split view has appeared: the decision is that of the first layout to come.
    mutating func answerBeforeAppearing() throws(TransitionFault) -> TransitionStep {
        step.log.warn(
            at: "/events", "The split view has not appeared: the decision is what its first layout would be.", .svc5)
        return try answer(Decision(input, override: override))
    }

    /// The step with the state that it leaves behind.
    mutating func answer(_ decided: consuming Decision) throws(TransitionFault) -> TransitionStep {
        guard step.hierarchy.depth <= TransitionLimits.depth else {
            throw TransitionFault(
                at: .event(member: nil),
                "View controllers would stand more than \(TransitionLimits.depth) deep inside each other.")
        }
        var decision = decided
        state.hierarchy = step.hierarchy
        if isOnScreen {
            state.currentOverride = override.override
            state.progress = TransitionProgress(layout: decision.splitArrangement.state, rule: decision.rule)
        }
        decision.findings.place(inState: step.log.warnings)
        return TransitionStep(state: state, calls: step.log.calls, decision: decision, discarded: step.log.discarded)
    }
}
