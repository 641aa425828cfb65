/// The classic style: the secondary is merged into the primary, and taken out of it again (CX-2, CX-5).
struct ClassicMachine: SplitViewMachine {
    func collapse(_ step: inout StepContext) {
        let primary = step.hierarchy.columns.primary
        step.log.call(.delegate, .primaryForCollapsing)
        if let secondary = step.hierarchy.columns.secondary {
            mergeSecondary(secondary, onto: primary, &step)
        }
    }

    private func mergeSecondary(
        _ secondary: ViewController, onto primary: ViewController?, _ step: inout StepContext
    ) {
        step.hierarchy.columns.secondary = nil
        let isHandled = step.delegate.discardsOnCollapse(secondary)
        step.log.call(
            .delegate, .collapseSecondaryOntoPrimary, CallArgument("collapseSecondary", .reference(to: secondary)),
            CallArgument("onto", .reference(to: primary)), returned: .flag(isHandled))
        guard !isHandled else {
            step.log.discard(secondary, because: .collapseHandled)
            return
        }
        step.log.call(
            .primaryViewController, .collapseSecondaryForSplitView,
            CallArgument("secondaryViewController", .reference(to: secondary)))
        // CX-3: a navigation controller pushes the secondary itself, navigation controller or not.
        guard case .navigation(var stack)? = primary else {
            // A plain primary shows nothing of it, and gives it back when the split view expands (CX-6).
            step.hierarchy.registeredColumns.secondary = secondary
            return
        }
        step.warnOfPlaceholderOnStack(secondary)
        stack.append(secondary)
        step.hierarchy.columns.primary = .navigation(stack)
        step.log.call(.navigationController, .push, CallArgument("viewController", .reference(to: secondary)))
    }

    func expand(_ step: inout StepContext) {
        step.log.call(.delegate, .primaryForExpanding)
        let primary = CallArgument("separateSecondaryFrom", .reference(to: step.hierarchy.columns.primary))
        let own = secondaryOfDelegate(&step)
        step.log.call(.delegate, .separateSecondaryFromPrimary, primary, returned: .reference(to: own))
        let registered = step.hierarchy.registeredColumns.secondary
        let secondary = own ?? secondaryOfPrimary(&step)
        if secondary != registered { step.log.discard(registered, because: .registeredSecondaryReplaced) }
        step.hierarchy.registeredColumns.secondary = nil
        step.hierarchy.columns.secondary = secondary
    }

    /// CX-5 (2): the secondary that the delegate answers, taken out of the primary's stack or made; nil leaves it to UIKit.
    private func secondaryOfDelegate(_ step: inout StepContext) -> ViewController? {
        switch step.delegate.separateSecondary ?? .default {
        case .default:
            return step.delegate.migratesStacks ? secondaryOfMigration(&step) : nil
        case .detailInStack:
            guard case .navigation(let stack)? = step.hierarchy.columns.primary,
                let found = stack.separatingTopmostDetail()
            else { return .navigation([step.hierarchy.makePlaceholder()]) }
            if found.wasNested { step.warnOfNestedDetail() }
            step.hierarchy.columns.primary = .navigation(found.remainder)
            return .navigation(found.stack)
        case .placeholder:
            return .navigation([step.hierarchy.makePlaceholder()])
        }
    }

    /// 001_64f04f1f8906660f.txt: beside the list all above its root moves; where the primary stays alone, nothing does.
    private func secondaryOfMigration(_ step: inout StepContext) -> ViewController {
        guard !step.willBePrimaryOnly, case .navigation(let stack)? = step.hierarchy.columns.primary, stack.count > 1
        else { return .navigation([step.hierarchy.makePlaceholder()]) }
        step.hierarchy.columns.primary = .navigation([stack[0]])
        return .navigation(Array(stack.dropFirst()))
    }

    /// CX-5 (3), CX-6: what the primary gives back: a navigation controller its top, a plain one the former secondary.
    private func secondaryOfPrimary(_ step: inout StepContext) -> ViewController? {
        step.log.call(.primaryViewController, .separateSecondaryForSplitView)
        guard case .navigation(var stack)? = step.hierarchy.columns.primary, stack.count > 1 else {
            // U-19: with the root alone, what is still registered comes back, else the secondary is blank.
            let registered = step.hierarchy.registeredColumns.secondary
            if registered == nil { step.warnOfBlankSecondary() }
            return registered
        }
        let top = stack.removeLast()
        step.hierarchy.columns.primary = .navigation(stack)
        step.log.call(.navigationController, .pop, returned: .reference(to: top))
        step.warnOfPoppedList(top)
        return top
    }

    func popCollapsedStack(_ step: inout StepContext) -> Bool {
        guard case .navigation(var stack)? = step.hierarchy.columns.primary, let popped = stack.popInnermost() else {
            return false
        }
        step.hierarchy.columns.primary = .navigation(stack)
        step.log.call(.navigationController, .pop, returned: .reference(to: popped))
        step.log.discard(popped, because: .popped)
        return true
    }

    /// The classic style tells the screens of the one stack apart by nothing but their place: a nested stack is the secondary.
    func topColumn(of hierarchy: Hierarchy) -> SplitViewColumn {
        (hierarchy.columns.primary?.stack?.count ?? 0) > 1 ? .secondary : .primary
    }
}
