// What the user and the app do with the display mode and the columns.
extension StepRun {
    /// SVC-14, COL-4: the app assigns the preferred display mode.
    mutating func assign(_ mode: DisplayMode) {
        let configuration = configuration
        let assigned = generation.assigning(mode, to: configuration)
        state.splitView.preferredDisplayMode = mode
        if assigned.preferredSplitBehavior != configuration.preferredSplitBehavior {
            state.splitView.preferredSplitBehavior = assigned.preferredSplitBehavior
        }
        settingsChanged()
        moment = isOnScreen ? moment.asAssignment : moment
    }

    /// COL-5: the app assigns the preferred behaviour; the classic style raises (SVC-3).
    mutating func assign(_ behavior: SplitBehavior) throws(TransitionFault) {
        state.splitView.preferredSplitBehavior = behavior
        settingsChanged()
        try expectTaken([.preferredSplitBehavior], at: "splitBehavior")
        moment = isOnScreen ? moment.asAssignment : moment
    }

    /// The app assigns settings; with a display mode or a behaviour among them it counts as an assignment of these.
    mutating func configure(_ change: SplitViewConfigurationChange) throws(TransitionFault) {
        if let style = change.assigned.style, style != configuration.style ?? .unspecified {
            throw TransitionFault(
                at: .event(member: "splitView/style"), "The style is fixed when the split view is made.")
        }
        state.splitView = state.splitView.applying(change)
        settingsChanged()
        try expectTaken(SplitViewSetting.allCases.filter(change.assigned.sets), at: "splitView")
        if let mode = change.assigned.preferredDisplayMode {
            assign(mode)
            // Where both are given, the explicit behaviour wins.
            if let behavior = change.assigned.preferredSplitBehavior { try assign(behavior) }
        } else if change.assignsBehavior {
            moment = isOnScreen ? moment.asAssignment : moment
        }
    }

    /// UIKit raises where an app sets what the style or the version does not take.
    private func expectTaken(_ settings: [SplitViewSetting], at member: String) throws(TransitionFault) {
        for case .raises(let setting, let reason, _) in input.configuration(after: override).faults(
            at: input.systemVersion)
        where settings.contains(setting) {
            let place = member == "splitView" ? "splitView/\(setting.rawValue)" : member
            throw TransitionFault(at: .event(member: place), "UIKit raises an exception here. \(reason)")
        }
    }

    /// COL-16, COL-19: shows a column.
    mutating func showColumn(_ column: SplitViewColumn) throws(TransitionFault) {
        guard let columns = try columnsOnScreen(showing: column) else { return }
        step.log.call(.splitViewController, .showColumn, CallArgument("column", .name(column.rawValue)))
        guard !step.isCollapsed || column == .inspector else {
            return columns.bringToTop(column, &step)
        }
        try apply(generation.showing(column, configuration, in: environment, from: layout))
    }

    /// COL-16, COL-19: hides a column.
    mutating func hideColumn(_ column: SplitViewColumn) throws(TransitionFault) {
        guard let columns = try columnsOnScreen(showing: column) else { return }
        step.log.call(.splitViewController, .hideColumn, CallArgument("column", .name(column.rawValue)))
        guard !step.isCollapsed || column == .inspector else {
            return columns.hideCollapsed(column, &step)
        }
        guard column != .secondary else {
            return step.log.warn(at: "/events", "The secondary column cannot be hidden, so nothing changes.", .col16)
        }
        try apply(generation.hiding(column, configuration, in: environment, from: layout))
    }

    /// SVC-15, COL-21: the user presses the button.
    mutating func pressDisplayModeButton() {
        guard isOnScreen, !step.isCollapsed else {
            let reason = "There is no display mode button on screen while the split view is one stack."
            return step.log.warn(at: "/state", isOnScreen ? reason : "Nothing is on screen before appear.", .svc15)
        }
        var change = generation.pressingDisplayModeButton(configuration, in: environment, from: layout)
        if columns == nil {
            let answer = step.delegate.targetDisplayMode ?? .automatic
            step.log.call(.delegate, .targetDisplayMode, returned: .name(answer.rawValue))
            if answer != .automatic { change = generation.change(to: answer, layout) }
        }
        guard case .layout(let moment, let preference) = change else {
            return step.log.warn(at: "/state", "There is no display mode button in this mode.", .svc15)
        }
        lay(out: moment, preferring: preference)
    }

    private var environment: SplitViewEnvironment { input.environment(under: override, generation) }

    private var layout: SplitViewLayoutState {
        moment.previous ?? SplitViewLayoutState(displayMode: .secondaryOnly, requestedDisplayMode: .automatic)
    }

    /// The columns, where there is a column that can be shown and hidden.
    private mutating func columnsOnScreen(showing column: SplitViewColumn) throws(TransitionFault) -> ColumnMachine? {
        guard let columns else {
            throw TransitionFault(
                at: .event(member: "type"), "The classic style has no columns to show or hide by name (SVC-3).")
        }
        let isThere = columns.regularColumns.contains(column) || (column == .inspector && generation.hasInspector)
        guard isThere else {
            throw TransitionFault(
                at: .event(member: "column"), "The split view has no such column to show or hide (COL-16).")
        }
        guard isOnScreen else {
            step.log.warn(at: "/state", "Nothing is on screen before appear.", .svc5)
            return nil
        }
        guard column != .inspector || step.hierarchy.columns.inspector != nil else {
            step.log.warn(at: "/state/columns", "The inspector column has no view controller to show.", .col27)
            return nil
        }
        return columns
    }

    private mutating func apply(_ change: SplitViewChange) throws(TransitionFault) {
        switch change {
        case .layout(let moment, let preference): lay(out: moment, preferring: preference)
        case .unchanged: break
        case .refused(let reason, let rule):
            throw TransitionFault(at: .event(member: "column"), "\(reason) (\(rule.rawValue))")
        }
    }

    private mutating func lay(out moment: LayoutMoment, preferring preference: DisplayMode?) {
        self.moment = moment
        guard let preference else { return }
        // COL-18: the request rewrites the preferred mode, and not the preferred behaviour.
        state.splitView.preferredDisplayMode = preference
        settingsChanged()
    }

    /// Takes the state's settings over into what decisions follow from.
    mutating func settingsChanged() {
        let hasInspector = input.splitView.hasInspector
        input.splitView = state.splitView
        input.splitView.hasInspector = hasInspector
    }
}

extension SplitViewConfigurationChange {
    /// Whether a mode or a behaviour is among what changes.
    fileprivate var assignsBehavior: Bool {
        assigned.preferredSplitBehavior != nil || cleared.contains(.preferredSplitBehavior)
            || cleared.contains(.preferredDisplayMode)
    }
}

extension LayoutMoment {
    /// The same moment, were it an assignment on screen.
    fileprivate var asAssignment: LayoutMoment {
        previous.map { .assignmentOnScreen(previous: $0) } ?? self
    }
}

extension SplitViewGeneration {
    /// COL-27: whether there is an inspector column.
    fileprivate var hasInspector: Bool { rules.hasInspector }
}
