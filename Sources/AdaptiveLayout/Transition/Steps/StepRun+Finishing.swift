// The layout that ends a step, with the hooks around it: CX-2, CX-5, CX-12, ROT-10.
extension StepRun {
    /// SVC-5, ROT-6: the split view comes on screen; the container sets its child's override for the first time.
    mutating func appear() {
        guard !isOnScreen else {
            return step.log.warn(at: "/events", "The split view has appeared before, so nothing happens.", .svc5)
        }
        callSetOverride()
        settle()
        if state.splitView.style == nil { state.splitView.style = input.configuration(after: override).style }
        if let columns { columns.wrapColumns(&step.hierarchy) } else { step.fillEmptyDetailAtLoad() }
        step.willBePrimaryOnly = isPrimaryOnly(after: override)
        isOnScreen = true
        step.isOnScreen = true
    }

    /// COL-4: a preferred mode that an app or its policy sets counts as assigned in iOS 26.
    mutating func settle() {
        let configuration = configuration
        let settled = generation.settled(configuration)
        guard settled.preferredSplitBehavior != configuration.preferredSplitBehavior else { return }
        state.splitView.preferredSplitBehavior = settled.preferredSplitBehavior
        settingsChanged()
    }

    /// Lays out, lets the columns collapse or expand where the class asks for it, and answers the step.
    mutating func finish() throws(TransitionFault) -> TransitionStep {
        guard isOnScreen else { return try answerBeforeAppearing() }
        let shownBefore = state.progress.map { shownColumns(in: $0.layout, state.hierarchy) } ?? ColumnSet()
        var decision = decision()
        let isCollapsed = decision.splitArrangement.isCollapsed
        switch (step.isCollapsed, isCollapsed) {
        case (false, true):
            announceMode(of: decision)
            machine.collapse(&step)
            decision = self.decision()
        case (true, false):
            decision = askForExpandingMode(decision)
            announceMode(of: decision)
            machine.expand(&step)
        default:
            announceMode(of: decision)
        }
        let hasTurned = step.isCollapsed != isCollapsed
        step.isCollapsed = isCollapsed
        if hasTurned { step.postShowDetailTargetChange() }
        let shown = shownColumns(in: decision.splitArrangement.state, step.hierarchy)
        announceColumns(from: shownBefore, to: shown)
        if hasTurned { announceTurn() }
        if isCollapsed, shown.contains(.inspector) { step.warnOfSheet() }
        announceTraits(after: decision)
        return try answer(decision)
    }

    /// CX-12: the delegate may name another mode for the columns that are about to show.
    private mutating func askForExpandingMode(_ decision: Decision) -> Decision {
        guard columns != nil, let previous = moment.previous else { return decision }
        let proposed = decision.splitArrangement.displayMode
        var answered = proposed
        if case .mode(let mode)? = step.delegate.displayModeForExpanding, mode != .automatic { answered = mode }
        step.log.call(
            .delegate, .displayModeForExpanding,
            CallArgument("displayModeForExpandingToProposedDisplayMode", .name(proposed.rawValue)),
            returned: .name(answered.rawValue))
        guard answered != proposed else { return decision }
        moment = .request(answered, previous: previous)
        return self.decision()
    }

    /// SVC-14: the delegate hears of a mode that really changes.
    private mutating func announceMode(of decision: Decision) {
        // CX-17, SVC-24: the mode of a split view that is off screen, and that of one stack, were read in 26.1 only.
        let isWholeLifeRead = step.isFloatingGeneration
        let before = state.progress?.layout
        guard isWholeLifeRead || (before?.isCollapsed == false && !decision.splitArrangement.isCollapsed) else {
            return
        }
        let mode = decision.splitArrangement.displayMode
        guard mode != before?.displayMode ?? .secondaryOnly else { return }
        step.log.call(.delegate, .willChangeDisplayMode, CallArgument("willChangeTo", .name(mode.rawValue)))
    }

    /// COL-20, COL-27: the delegate of a column style hears of columns that come and go.
    private mutating func announceColumns(from before: ColumnSet, to after: ColumnSet) {
        guard columns != nil, before != after else { return }
        let (hidden, shown) = (before.columns(notIn: after), after.columns(notIn: before))
        for column in hidden { call(.willHideColumn, "willHide", column) }
        for column in shown { call(.willShowColumn, "willShow", column) }
        guard step.isFloatingGeneration else { return }
        for column in hidden { call(.didHideColumn, "didHide", column) }
        for column in shown { call(.didShowColumn, "didShow", column) }
    }

    private mutating func call(_ method: CallMethod, _ label: String, _ column: SplitViewColumn) {
        step.log.call(.delegate, method, CallArgument(label, .name(column.rawValue)))
    }

    /// CX-12: the delegate hears when it is done; of the classic style's only the collapse, and in 26.1 (COL-28).
    private mutating func announceTurn() {
        if step.isCollapsed, columns != nil || step.isFloatingGeneration {
            step.log.call(.delegate, .didCollapse)
        } else if !step.isCollapsed, columns != nil {
            step.log.call(.delegate, .didExpand)
        }
    }

    /// ROT-2 (4): whoever sees other traits now is told what it saw before.
    private mutating func announceTraits(after decision: Decision) {
        guard let traitsBefore else { return }
        let own = input.ownTraits
        if own != traitsBefore.own {
            let previous = CallArgument("previousTraitCollection", .traits(traitsBefore.own))
            step.log.call(.container, .traitCollectionDidChange, previous)
        }
        if input.childTraits(under: override.override) != traitsBefore.seen {
            let previous = CallArgument("previousTraitCollection", .traits(traitsBefore.seen))
            step.log.call(.splitViewController, .traitCollectionDidChange, previous)
        }
    }

    /// COL-2, COL-22: the columns that show.
    private func shownColumns(in layout: SplitViewLayoutState, _ hierarchy: Hierarchy) -> ColumnSet {
        guard let columns else { return ColumnSet() }
        guard !layout.isCollapsed else {
            let top = columns.topColumn(of: hierarchy)
            // COL-27: a sheet lies over the one stack.
            return ColumnSet { $0 == top || ($0 == .inspector && layout.showsInspector) }
        }
        return ColumnSet { column in
            column == .inspector ? layout.showsInspector : layout.displayMode.shows(column, in: columns.style)
        }
    }
}
