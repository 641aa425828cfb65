extension ClassicMachine {
    func showDetail(_ viewController: ViewController, _ step: inout StepContext) {
        if callShowDetail(viewController, &step) {
            showByOrientation(viewController, &step)
        } else if step.isCollapsed {
            showOnPrimary(viewController, &step)
        } else {
            replaceSecondary(with: viewController, &step)
        }
    }

    /// SH-4, SH-5: the delegate is asked before anything else; whether it shows the detail itself.
    func callShowDetail(_ viewController: ViewController, _ step: inout StepContext) -> Bool {
        let isHandled = step.delegate.showDetail == .primaryInPortrait
        step.log.call(
            .splitViewController, .showDetail, CallArgument("viewController", .reference(to: viewController)))
        step.log.call(
            .delegate, .delegateShowDetail, CallArgument("showDetail", .reference(to: viewController)),
            returned: .flag(isHandled))
        return isHandled
    }

    /// 001_64f04f1f8906660f.txt: in portrait the primary takes it; in landscape it is the detail's only screen.
    private func showByOrientation(_ viewController: ViewController, _ step: inout StepContext) {
        guard !step.isPortrait, !step.isCollapsed else {
            return showOnPrimary(viewController, &step, isFromSplitView: false)
        }
        step.log.call(
            .navigationController, .setStack, CallArgument("viewControllers", .references(to: [viewController])))
        step.warnOfNestingByHand(viewController)
        step.log.discard(step.hierarchy.columns.secondary, because: .secondaryReplaced)
        step.hierarchy.columns.secondary = .navigation([viewController])
    }

    /// SH-5: `show` goes to the primary: a navigation controller pushes, anything else lets it be presented.
    private func showOnPrimary(
        _ viewController: ViewController, _ step: inout StepContext, isFromSplitView: Bool = true
    ) {
        step.log.call(
            .primaryViewController, .show, CallArgument("viewController", .reference(to: viewController)))
        guard case .navigation(var stack)? = step.hierarchy.columns.primary else {
            step.present(viewController)
            return
        }
        // CX-3: only the split view itself may nest a navigation controller in another.
        if !isFromSplitView { step.warnOfNestingByHand(viewController) }
        step.warnOfShownPlaceholder(viewController)
        stack.append(viewController)
        step.hierarchy.columns.primary = .navigation(stack)
        step.log.call(.navigationController, .push, CallArgument("viewController", .reference(to: viewController)))
    }

    /// SH-4: the secondary is replaced.
    private func replaceSecondary(with viewController: ViewController, _ step: inout StepContext) {
        step.log.discard(step.hierarchy.columns.secondary, because: .secondaryReplaced)
        step.hierarchy.columns.secondary = viewController
    }

    /// SH-3: expanded, it becomes the primary, whichever column it is shown from; collapsed, it is presented.
    func showWithoutNavigation(
        _ viewController: ViewController, from column: SplitViewColumn, _ step: inout StepContext
    ) {
        step.log.call(
            .splitViewController, .show, CallArgument("viewController", .reference(to: viewController)))
        step.log.call(
            .delegate, .delegateShow, CallArgument("show", .reference(to: viewController)), returned: .flag(false))
        guard !step.isCollapsed else { return step.present(viewController) }
        if column == .secondary { step.warnOfReplacedPrimary() }
        step.log.discard(
            step.hierarchy.columns.primary, because: column == .secondary ? .primaryReplacedFromAside : .primaryReplaced
        )
        step.hierarchy.columns.primary = viewController
    }

    /// The classic style has no columns to set; what stands for it is an assignment of `viewControllers`.
    func setViewController(
        _ viewController: ViewController?, for column: SplitViewColumn, _ step: inout StepContext
    ) {
        step.log.discard(
            step.hierarchy.content(of: column), because: viewController == nil ? .columnCleared : .columnReplaced)
        if step.isCollapsed, column == .secondary {
            // One stack has no place for it: it waits for the expansion, like a secondary that a plain primary dropped.
            step.hierarchy.registeredColumns.secondary = viewController
        } else {
            step.hierarchy.columns[column] = viewController
        }
        callSetViewController(viewController, for: column, &step)
    }

    func callSetViewController(
        _ viewController: ViewController?, for column: SplitViewColumn, _ step: inout StepContext
    ) {
        let assigned = [SplitViewColumn.primary, .secondary].compactMap { step.hierarchy.content(of: $0) }
        step.log.call(
            .splitViewController, .setViewControllers, CallArgument("viewControllers", .references(to: assigned)))
    }
}
