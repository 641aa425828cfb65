extension SplitViewStyle {
    /// Whether a split view of the style can have a view controller in the column.
    public func has(_ column: SplitViewColumn) -> Bool {
        switch column {
        case .primary, .secondary: true
        case .supplementary: self == .tripleColumn
        case .inspector, .compact: self != .unspecified
        }
    }
}

extension Hierarchy {
    /// Why this cannot be the hierarchy of a split view of the style, as far as the stacked columns tell; nil if it can.
    public func inconsistency(of style: SplitViewStyle, isCollapsed: Bool) -> String? {
        guard style != .unspecified, isCollapsed else {
            return stackedColumns.isEmpty ? nil : "Only a collapsed split view of a column style has stacked columns."
        }
        if stackedColumns == [.compact] { return nil }
        let order = SplitViewColumn.allCases.filter(stackedColumns.contains)
        guard order == stackedColumns, !stackedColumns.contains(.compact), !stackedColumns.contains(.inspector),
            stackedColumns.allSatisfy(style.has)
        else {
            return "The stacked columns are columns of the style, each once, from the root of the stack to its top."
        }
        let nested = columns.primary?.stack?.suffix(nestedColumns.count) ?? []
        guard nested.count == nestedColumns.count, nested.allSatisfy({ $0.stack != nil }) else {
            return "Each stacked column but the primary is a navigation controller on top of the primary's stack."
        }
        return nil
    }
}
