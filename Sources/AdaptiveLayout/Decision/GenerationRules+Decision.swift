extension GenerationRules {
    /// Arranges the split view of a container about whose override a policy has decided, and notes what is found.
    ///
    /// - Parameters:
    ///   - decision: The decision; what the policy decided, and what follows from it, stands in it.
    ///   - input: What the decision follows from.
    ///   - moment: The occasion of the layout.
    ///   - collapsedTop: The column on top of the one stack; nil takes what a first collapse puts there.
    static func complete(
        _ decision: inout Decision, of input: DecisionInput, at moment: LayoutMoment, collapsedTop: SplitViewColumn?
    ) {
        if decision.findings.consequence.setsSplitView || input.splitView.mayHaveFaults(at: input.systemVersion) {
            replaceSettings(&decision, of: input, at: moment, collapsedTop: collapsedTop)
        } else {
            arrange(&decision, of: input, input.splitView, at: moment, collapsedTop: collapsedTop)
        }
    }

    /// The same where the settings in effect are not just those of the input.
    @inline(never)
    private static func replaceSettings(
        _ decision: inout Decision, of input: DecisionInput, at moment: LayoutMoment, collapsedTop: SplitViewColumn?
    ) {
        var configuration = input.configuration(with: decision.findings.consequence)
        input.takeFaults(out: &configuration, noting: &decision.findings)
        arrange(&decision, of: input, configuration, at: moment, collapsedTop: collapsedTop)
    }

    // In both places for itself: the settings of an input are read where they stand, and are in most decisions all.
    @inline(__always)
    private static func arrange(
        _ decision: inout Decision, of input: DecisionInput, _ configuration: SplitViewConfiguration,
        at moment: LayoutMoment, collapsedTop: SplitViewColumn?
    ) {
        let environment = SplitViewEnvironment(
            size: input.size, seeing: decision.seen, completedBy: input.derivedTraits.plain,
            safeAreaInsets: input.safeAreaInsets ?? usualSafeAreaInsets(for: input.traits))
        if input.systemVersion < EnumeratedTrait.newestIntroduction {
            decision.findings.noteLaterTraits(of: input.traits, input.systemVersion)
        }
        decision.findings.systemVersion = input.systemVersion
        decision.findings.width = environment.size.width
        var marks = decision.findings.marks.union(.container(of: input))
        marks.noteStandIns(for: input, self, environment, isTopKnown: collapsedTop != nil)
        marks.noteSettings(of: configuration, in: environment, input)
        arrange(
            &decision.splitArrangement, configuration, in: environment, at: moment,
            collapsedTop: collapsedTop ?? input.topAfterFirstCollapse(decision.findings.consequence))
        marks.noteMode(of: decision.splitArrangement.state, input)
        // SVC-17: the bounds may have no room for a minimum width.
        if configuration.widths != nil || decision.findings.consequence.setsSplitView {
            marks.noteMinimums(of: decision.splitArrangement.columns, input, decision.findings.consequence)
        }
        decision.findings.marks = marks
    }
}

extension DecisionInput {
    /// CX-4: a collapse puts the secondary on top, unless the delegate drops it.
    @inline(__always)
    fileprivate func topAfterFirstCollapse(_ consequence: PolicyConsequence) -> SplitViewColumn {
        (delegate.collapseSecondary ?? consequence.delegate.collapseSecondary) == .discard ? .primary : .secondary
    }

    /// Takes away the settings that the version and style do not take, and notes which these were.
    @inline(never)
    fileprivate func takeFaults(
        out configuration: inout SplitViewConfiguration, noting findings: inout DecisionFindings
    ) {
        let faults = configuration.faults(at: systemVersion)
        guard !faults.isEmpty else { return }
        for fault in faults { configuration.clear(fault.setting) }
        var rare = findings.rare ?? RareFindings()
        rare.settingFaults = faults.filter { splitView.sets($0.setting) }
        // A policy is written for many split views: that its behaviour acts in the column styles alone is its nature.
        rare.settingFaultsOfPolicy = faults.filter { fault in
            !splitView.sets(fault.setting) && fault.setting != .preferredSplitBehavior
        }
        findings.setRare(rare)
    }
}
