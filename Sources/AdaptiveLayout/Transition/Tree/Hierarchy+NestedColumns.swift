/// The collapsed stack of a column style: the primary's own screens, then the other columns' navigation controllers.
///
/// What the app pushes goes to the innermost stack, so the columns on the stack are always its last members (CX-13).
extension Hierarchy {
    /// The columns other than the primary on the collapsed stack, from bottom to top.
    var nestedColumns: [SplitViewColumn] {
        stackedColumns.filter { $0 != .primary && $0 != .compact }
    }

    /// The primary's own screens, without the columns nested above them.
    private var ownStackOfPrimary: [ViewController] {
        Array((columns.primary?.stack ?? []).dropLast(nestedColumns.count))
    }

    /// What a column holds, wherever it is: in its place, nested on the collapsed stack, or off it.
    func content(of column: SplitViewColumn) -> ViewController? {
        let nested = nestedColumns
        if column == .primary, !nested.isEmpty {
            let own = ownStackOfPrimary
            return own.isEmpty ? nil : .navigation(own)
        }
        if let place = nested.firstIndex(of: column), let stack = columns.primary?.stack {
            return stack[stack.count - nested.count + place]
        }
        return registeredColumns[column] ?? columns[column]
    }

    /// Puts a view controller in a column's place; nil empties the column.
    ///
    /// While the regular columns are one stack, a column that is not on it stays registered off it (CX-14).
    mutating func setContent(of column: SplitViewColumn, to content: ViewController?, isOneStack: Bool) {
        if nestedColumns.contains(column) {
            setNestedContent(of: column, to: content)
        } else if column == .primary, isOneStack {
            setOwnContentOfPrimary(to: content)
        } else if isOneStack, column == .supplementary || column == .secondary {
            registeredColumns[column] = content
        } else {
            columns[column] = content
        }
    }

    private mutating func setNestedContent(of column: SplitViewColumn, to content: ViewController?) {
        let nested = nestedColumns
        guard var stack = columns.primary?.stack, let place = nested.firstIndex(of: column) else { return }
        let index = stack.count - nested.count + place
        if let content {
            stack[index] = content
        } else {
            stack.remove(at: index)
            stackedColumns.removeAll { $0 == column }
        }
        columns.primary = stack.isEmpty ? nil : .navigation(stack)
    }

    private mutating func setOwnContentOfPrimary(to content: ViewController?) {
        let nested = (columns.primary?.stack ?? []).suffix(nestedColumns.count)
        let stack = (content?.stack ?? []) + nested
        stackedColumns.removeAll { $0 == .primary }
        if content != nil { stackedColumns.insert(.primary, at: 0) }
        columns.primary = stack.isEmpty ? nil : .navigation(stack)
    }
}
