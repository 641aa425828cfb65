// What the user and the app do with view controllers.
extension StepRun {
    /// SH-2: the innermost stack on screen takes the push; without a navigation controller the split view is asked.
    mutating func show(_ viewController: ViewController, in column: SplitViewColumn?) throws(TransitionFault) {
        try expectColumn(column)
        try expectNew(viewController)
        if column == nil || step.isCollapsed, let top = step.hierarchy.presented.last {
            return showOnPresentation(viewController, top)
        }
        if isSheetOnScreen, step.hierarchy.columns.inspector?.stack == nil { return step.present(viewController) }
        let column = columnOfNavigation(column)
        guard case .navigation(var stack)? = step.hierarchy.columns[column] else {
            return machine.showWithoutNavigation(viewController, from: column, &step)
        }
        step.warnOfNestingByHand(viewController)
        stack.pushOnInnermost(viewController)
        step.hierarchy.columns[column] = .navigation(stack)
        step.log.call(.navigationController, .push, CallArgument("viewController", .reference(to: viewController)))
    }

    /// SH-1: a presented navigation controller pushes; anything else presents what it shows.
    private mutating func showOnPresentation(_ viewController: ViewController, _ top: ViewController) {
        guard case .navigation(var stack) = top else { return step.present(viewController) }
        stack.pushOnInnermost(viewController)
        step.hierarchy.presented[step.hierarchy.presented.count - 1] = .navigation(stack)
        step.log.call(.navigationController, .push, CallArgument("viewController", .reference(to: viewController)))
    }

    /// SH-4, SH-5, SH-8, SH-9: the split view finds the place; the detail that shows already changes nothing.
    mutating func showDetail(_ viewController: ViewController) throws(TransitionFault) {
        if let shown = step.hierarchy.content(of: .secondary), shown.isSame(as: viewController) {
            if let columns { return columns.showDetailAgain(viewController, &step) }
            guard step.isCollapsed else { return try showDetailAgain(viewController) }
            // SH-5: a secondary that a plain primary dropped is shown again by the primary, and kept twice by nobody.
            step.hierarchy.registeredColumns.secondary = nil
        }
        try expectNew(viewController)
        machine.showDetail(viewController, &step)
    }

    /// SH-4: the delegate is asked first; then the detail that shows already changes nothing.
    private mutating func showDetailAgain(_ viewController: ViewController) throws(TransitionFault) {
        guard ClassicMachine().callShowDetail(viewController, &step) else { return }
        // 001_64f04f1f8906660f.txt: in portrait the primary would push what the secondary has; in landscape the detail's
        // own stack is set to what it is.
        if step.isPortrait { try expectNew(viewController) }
        step.log.call(
            .navigationController, .setStack, CallArgument("viewControllers", .references(to: [viewController])))
    }

    /// SH-10: back by one screen.
    mutating func pop(in column: SplitViewColumn?) throws(TransitionFault) {
        try expectColumn(column)
        if column == nil || step.isCollapsed, let top = step.hierarchy.presented.last {
            return popPresentation(top)
        }
        guard !step.isCollapsed || isSheetOnScreen else {
            _ = machine.popCollapsedStack(&step)
            return
        }
        let column = columnOfNavigation(column)
        guard case .navigation(var stack)? = step.hierarchy.columns[column], let popped = stack.popInnermost() else {
            if isSheetOnScreen { dismissSheet() }
            return
        }
        step.hierarchy.columns[column] = .navigation(stack)
        step.log.call(.navigationController, .pop, returned: .reference(to: popped))
        step.log.discard(popped, because: .popped)
    }

    private mutating func popPresentation(_ top: ViewController) {
        guard case .navigation(var stack) = top, let popped = stack.popInnermost() else {
            step.hierarchy.presented.removeLast()
            step.log.call(.splitViewController, .dismiss)
            step.log.discard(top, because: .dismissed)
            return
        }
        step.hierarchy.presented[step.hierarchy.presented.count - 1] = .navigation(stack)
        step.log.call(.navigationController, .pop, returned: .reference(to: popped))
        step.log.discard(popped, because: .popped)
    }

    /// Back to the root of the innermost stack on screen.
    mutating func popToRoot(in column: SplitViewColumn?) throws(TransitionFault) {
        try expectColumn(column)
        let place = step.hierarchy.presented.count - 1
        let isPresentation = place >= 0 && (column == nil || step.isCollapsed)
        let column = columnOfNavigation(column)
        let shown = isPresentation ? step.hierarchy.presented[place] : step.hierarchy.columns[column]
        guard case .navigation(var stack)? = shown else { return }
        let popped = stack.popInnermostToRoot()
        if isPresentation {
            step.hierarchy.presented[place] = .navigation(stack)
        } else {
            step.hierarchy.columns[column] = .navigation(stack)
        }
        step.log.call(.navigationController, .popToRoot, returned: .references(to: popped))
        for viewController in popped { step.log.discard(viewController, because: .popped) }
    }

    /// COL-23, COL-25: what is set already stays as it is.
    mutating func setViewController(
        _ viewController: ViewController?, for column: SplitViewColumn
    ) throws(TransitionFault) {
        try expectColumn(column)
        if let viewController {
            if let shown = step.hierarchy.content(of: column), shown.isSame(as: viewController) {
                return machine.callSetViewController(viewController, for: column, &step)
            }
            try expectNew(viewController)
        }
        machine.setViewController(viewController, for: column, &step)
        input.splitView.hasInspector = step.hierarchy.columns.inspector != nil
        if column == .inspector, viewController == nil { hideInspector() }
    }

    /// COL-27: whether the inspector lies over the one stack as a sheet.
    private var isSheetOnScreen: Bool {
        step.isCollapsed && moment.previous?.showsInspector == true && step.hierarchy.columns.inspector != nil
    }

    /// The user puts the inspector's sheet away, which stays the column's (COL-27).
    private mutating func dismissSheet() {
        step.log.call(.splitViewController, .dismiss)
        hideInspector()
    }

    private mutating func hideInspector() {
        guard var layout = moment.previous else { return }
        layout.showsInspector = false
        moment = .settingsChange(previous: layout)
    }

    /// The column whose stack takes a push or a pop: the one on screen while collapsed, else the one asked for.
    private func columnOfNavigation(_ column: SplitViewColumn?) -> SplitViewColumn {
        if isSheetOnScreen { return .inspector }
        return step.isCollapsed ? step.hierarchy.columnOnScreenWhenCollapsed : column ?? .primary
    }

    /// UIKit raises where a view controller is pushed or set that is in the hierarchy already (COL-24).
    private func expectNew(_ viewController: ViewController) throws(TransitionFault) {
        guard let id = step.hierarchy.idShared(with: viewController) else { return }
        throw TransitionFault(
            at: .event(member: "viewController"), "The view controller \"\(id)\" is in the hierarchy already.")
    }

    /// An event that names a column needs one that the style and the version have, whatever else it would do.
    private func expectColumn(_ column: SplitViewColumn?) throws(TransitionFault) {
        guard let column, !(columns?.style ?? .unspecified).has(column, at: input.systemVersion) else { return }
        throw TransitionFault(at: .event(member: "column"), "The split view has no such column.")
    }
}

extension ViewController {
    /// Whether these are the same view controllers in the same places; a wrapper around a screen is UIKit's own (COL-23).
    ///
    /// An id makes a screen the same, whatever else is said of it.
    fileprivate func isSame(as other: ViewController) -> Bool {
        hasSameScreens(as: other) || hasSameScreens(as: other.wrapped)
    }

    private func hasSameScreens(as other: ViewController) -> Bool {
        switch (self, other) {
        case (.screen(let screen), .screen(let otherScreen)): screen.id == otherScreen.id
        case (.navigation(let stack), .navigation(let otherStack)):
            stack.elementsEqual(otherStack) { $0.hasSameScreens(as: $1) }
        default: false
        }
    }
}
