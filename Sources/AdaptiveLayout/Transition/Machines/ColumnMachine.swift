/// The column styles: the columns' navigation controllers nest while collapsed, and are refilled after it (CX-13, CX-15).
struct ColumnMachine: SplitViewMachine {
    let style: SplitViewStyle

    /// The regular columns from the root of the collapsed stack to its top.
    var regularColumns: [SplitViewColumn] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    func collapse(_ step: inout StepContext) {
        let top = topColumnOfDelegate(&step)
        if step.hierarchy.columns.compact != nil { step.warnOfSeparateCompactColumn() }
        guard top != .compact else {
            // COL-26: the compact column is the whole interface; the others keep their own stacks off screen.
            step.hierarchy.stackedColumns = [.compact]
            return
        }
        step.warnOfEmptyTopColumn(top == .secondary ? step.hierarchy.columns.secondary : nil)
        nest(upTo: top, &step.hierarchy)
    }

    /// CX-14: the split view proposes the column that is deepest in, or the compact one; the delegate may answer another.
    private func topColumnOfDelegate(_ step: inout StepContext) -> SplitViewColumn {
        let columns = step.hierarchy.columns
        let proposed = columns.compact != nil ? .compact : regularColumns.last { columns[$0] != nil } ?? .primary
        let answered =
            switch step.delegate.topColumnForCollapsing ?? .proposed {
            case .proposed: proposed
            case .primary: .primary
            case .primaryIfEmpty: columns.secondary?.showsNothing ?? true ? .primary : proposed
            } as SplitViewColumn
        step.log.call(
            .delegate, .topColumnForCollapsing,
            CallArgument("topColumnForCollapsingToProposedTopColumn", .name(proposed.rawValue)),
            returned: .name(answered.rawValue))
        return answered
    }

    /// CX-13: the primary's navigation controller takes the others on its stack, up to the top one; the rest waits.
    func nest(upTo top: SplitViewColumn, _ hierarchy: inout Hierarchy) {
        var stack = hierarchy.columns.primary?.stack ?? []
        hierarchy.stackedColumns = hierarchy.columns.primary == nil ? [] : [.primary]
        var isCovered = top == .primary
        for column in regularColumns.dropFirst() {
            guard let navigation = hierarchy.columns[column] else { continue }
            hierarchy.columns[column] = nil
            if isCovered {
                hierarchy.registeredColumns[column] = navigation
            } else {
                stack.append(navigation)
                hierarchy.stackedColumns.append(column)
            }
            isCovered = isCovered || column == top
        }
        hierarchy.columns.primary = stack.isEmpty ? nil : .navigation(stack)
    }

    /// COL-23: a column whose view controller is none gets a navigation controller once the split view is on screen.
    func wrapColumns(_ hierarchy: inout Hierarchy) {
        for column in regularColumns { hierarchy.columns[column] = hierarchy.columns[column]?.wrapped }
    }

    func expand(_ step: inout StepContext) {
        if step.hierarchy.columns.compact != nil { step.warnOfSeparateCompactColumn() }
        if step.hierarchy.stackedColumns != [.compact] { unnest(&step.hierarchy) }
        step.hierarchy.stackedColumns = []
    }

    /// CX-15: each column gets back what was set for it, on the stack or off it.
    private func unnest(_ hierarchy: inout Hierarchy) {
        while popTopColumn(&hierarchy) {}
        for column in regularColumns.dropFirst() {
            guard let navigation = hierarchy.registeredColumns[column] else { continue }
            hierarchy.columns[column] = navigation
            hierarchy.registeredColumns[column] = nil
        }
    }

    /// Takes the topmost nested column off the collapsed stack, which stays registered; false if none is nested (CX-15).
    func popTopColumn(_ hierarchy: inout Hierarchy) -> Bool {
        guard let column = hierarchy.stackedColumns.last, column != .primary, column != .compact,
            var stack = hierarchy.columns.primary?.stack, let navigation = stack.popLast()
        else { return false }
        hierarchy.stackedColumns.removeLast()
        hierarchy.registeredColumns[column] = navigation
        hierarchy.columns.primary = stack.isEmpty ? nil : .navigation(stack)
        return true
    }

    /// SH-10: the top column's own stack unwinds first; its last screen takes the column off the stack, still registered.
    func popCollapsedStack(_ step: inout StepContext) -> Bool {
        let column = step.hierarchy.columnOnScreenWhenCollapsed
        guard case .navigation(var stack)? = step.hierarchy.columns[column], let popped = stack.popInnermost() else {
            return false
        }
        step.log.call(.navigationController, .pop, returned: .reference(to: popped))
        let isColumn =
            hasNestedColumn(step.hierarchy) && stack.count < (step.hierarchy.columns[column]?.stack?.count ?? 0)
        if isColumn {
            _ = popTopColumn(&step.hierarchy)
        } else {
            step.hierarchy.columns[column] = .navigation(stack)
            step.log.discard(popped, because: .popped)
        }
        return true
    }

    private func hasNestedColumn(_ hierarchy: Hierarchy) -> Bool {
        hierarchy.stackedColumns.contains { $0 != .primary && $0 != .compact }
    }

    func topColumn(of hierarchy: Hierarchy) -> SplitViewColumn {
        hierarchy.stackedColumns.last ?? .primary
    }
}
