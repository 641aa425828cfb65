extension ColumnMachine {
    /// SH-8, SH-9: the secondary column's content is replaced; collapsed, the column also comes to the top.
    func showDetail(_ viewController: ViewController, _ step: inout StepContext) {
        callShowDetail(viewController, &step)
        replaceContent(of: .secondary, with: viewController.wrapped, because: .secondaryReplaced, &step)
        bringDetailToTop(&step)
    }

    /// SH-8, SH-9: the detail that its column has already comes to the top of one stack, and changes nothing else.
    func showDetailAgain(_ viewController: ViewController, _ step: inout StepContext) {
        callShowDetail(viewController, &step)
        bringDetailToTop(&step)
    }

    private func callShowDetail(_ viewController: ViewController, _ step: inout StepContext) {
        step.log.call(
            .splitViewController, .showDetail, CallArgument("viewController", .reference(to: viewController)))
    }

    private func bringDetailToTop(_ step: inout StepContext) {
        guard step.isCollapsed else { return }
        if step.hierarchy.stackedColumns == [.compact] {
            // U-10: what the compact interface shows is the app's own business.
            step.warnOfSeparateCompactColumn()
        } else {
            bringToTop(.secondary, &step)
        }
    }

    /// SH-8: a split view of a column style loads its view and does nothing else.
    func showWithoutNavigation(
        _ viewController: ViewController, from column: SplitViewColumn, _ step: inout StepContext
    ) {
        step.log.call(
            .splitViewController, .show, CallArgument("viewController", .reference(to: viewController)))
        step.log.discard(viewController, because: .showHadNoEffect)
    }

    func setViewController(
        _ viewController: ViewController?, for column: SplitViewColumn, _ step: inout StepContext
    ) {
        callSetViewController(viewController, for: column, &step)
        guard let viewController else {
            replaceContent(of: column, with: nil, because: .columnCleared, &step)
            // Without the compact interface the regular columns become the one stack.
            if column == .compact, step.hierarchy.stackedColumns == [.compact] {
                nest(upTo: .secondary, &step.hierarchy)
            }
            return
        }
        if pushesOnWrapper(viewController, column, step), var stack = step.hierarchy.content(of: column)?.stack {
            // COL-25: a plain secondary is pushed on the navigation controller that the column has already.
            stack.append(viewController)
            place(.navigation(stack), in: column, &step)
            step.log.call(
                .navigationController, .push, CallArgument("viewController", .reference(to: viewController)))
            return
        }
        // COL-23: all but the compact column get a navigation controller if they do not bring one.
        let content = column == .compact || column == .inspector ? viewController : viewController.wrapped
        replaceContent(of: column, with: content, because: .columnReplaced, &step)
    }

    func callSetViewController(
        _ viewController: ViewController?, for column: SplitViewColumn, _ step: inout StepContext
    ) {
        step.log.call(
            .splitViewController, .setColumn, CallArgument("viewController", .reference(to: viewController)),
            CallArgument("for", .name(column.rawValue)))
    }

    private func pushesOnWrapper(
        _ viewController: ViewController, _ column: SplitViewColumn, _ step: StepContext
    ) -> Bool {
        // COL-24: before the first appearance there is no navigation controller yet to push on.
        column == .secondary && viewController.stack == nil && step.isOnScreen
    }

    private func replaceContent(
        of column: SplitViewColumn, with content: ViewController?, because reason: DiscardReason,
        _ step: inout StepContext
    ) {
        step.log.discard(step.hierarchy.content(of: column), because: reason)
        place(content, in: column, &step)
    }

    private func place(_ content: ViewController?, in column: SplitViewColumn, _ step: inout StepContext) {
        let isOneStack = step.isCollapsed && step.hierarchy.stackedColumns != [.compact]
        step.hierarchy.setContent(of: column, to: content, isOneStack: isOneStack)
    }

    /// COL-19: collapsed, a column comes to the top: what covers it is popped, or it is pushed with the columns between.
    func bringToTop(_ column: SplitViewColumn, _ step: inout StepContext) {
        guard step.hierarchy.content(of: column) != nil else { return }
        if step.hierarchy.stackedColumns.contains(column) {
            while step.hierarchy.stackedColumns.last != column, popTopColumn(&step.hierarchy) {
                step.log.call(.navigationController, .pop)
            }
            return
        }
        for between in regularColumns.dropFirst() where !step.hierarchy.stackedColumns.contains(between) {
            push(between, &step)
            if between == column { return }
        }
    }

    private func push(_ column: SplitViewColumn, _ step: inout StepContext) {
        guard let navigation = step.hierarchy.registeredColumns[column] else { return }
        step.hierarchy.registeredColumns[column] = nil
        let stack = step.hierarchy.columns.primary?.stack ?? []
        step.hierarchy.columns.primary = .navigation(stack + [navigation])
        step.hierarchy.stackedColumns.append(column)
        step.log.call(.navigationController, .push, CallArgument("viewController", .reference(to: navigation)))
    }

    /// COL-19: collapsed, hiding pops a column that is on top; the primary and a covered one stay.
    func hideCollapsed(_ column: SplitViewColumn, _ step: inout StepContext) {
        guard column != .primary, step.hierarchy.stackedColumns.last == column, popTopColumn(&step.hierarchy) else {
            return
        }
        step.log.call(.navigationController, .pop)
    }
}

extension ViewController {
    /// COL-23: itself if it is a navigation controller, else a new one around it.
    var wrapped: ViewController { stack == nil ? .navigation([self]) : self }
}
