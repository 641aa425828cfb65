extension SplitViewStyle {
    /// Whether a split view of the style can have a view controller in the column, under a version of iOS.
    public func has(_ column: SplitViewColumn, at version: SystemVersion) -> Bool {
        switch column {
        case .primary, .secondary: true
        case .supplementary: self == .tripleColumn
        case .compact: self != .unspecified
        // COL-27
        case .inspector: self != .unspecified && version >= SystemVersion(major: 26)
        }
    }
}

/// Why a hierarchy cannot be that of a split view.
public struct HierarchyFault: Sendable, Hashable {
    /// The JSON pointer of what is wrong, within a state.
    public var pointer: String
    /// What is wrong there, in a sentence.
    public var reason: String
}

extension Hierarchy {
    /// What cannot be in a split view of the style and the version: a step would have to lose it.
    public func faults(
        of style: SplitViewStyle, at version: SystemVersion, isCollapsed: Bool
    ) -> [HierarchyFault] {
        let misplaced = columns.occupied.filter { !style.has($0, at: version) }.map { column in
            HierarchyFault(
                pointer: "/columns/\(column.rawValue)",
                reason: "A split view of this style and version has no such column.")
        }
        let isOneStack = isCollapsed && stackedColumns != [.compact]
        return misplaced + (isOneStack ? [] : faultsOfSeparateColumns(isCollapsed))
            + (isOneStack ? faultsOfOneStack(style, version) : [])
    }

    private func faultsOfSeparateColumns(_ isCollapsed: Bool) -> [HierarchyFault] {
        var faults = registeredColumns.occupied.map { column in
            HierarchyFault(
                pointer: "/registeredColumns/\(column.rawValue)",
                reason: "Columns are registered off the stack only while the split view is one stack.")
        }
        if !isCollapsed, !stackedColumns.isEmpty {
            faults.append(
                HierarchyFault(
                    pointer: "/stackedColumns", reason: "Only a collapsed split view has stacked columns."))
        }
        return faults
    }

    private func faultsOfOneStack(_ style: SplitViewStyle, _ version: SystemVersion) -> [HierarchyFault] {
        let beside = [SplitViewColumn.supplementary, .secondary].filter { columns[$0] != nil }.map { column in
            HierarchyFault(
                pointer: "/columns/\(column.rawValue)",
                reason: "While the split view is one stack, this stands on the primary's stack or is registered off it."
            )
        }
        let off = registeredColumns.occupied.filter { column in
            ![.supplementary, .secondary].contains(column) || !style.has(column, at: version)
                || stackedColumns.contains(column)
        }
        let registered = off.map { column in
            HierarchyFault(
                pointer: "/registeredColumns/\(column.rawValue)", reason: "This column cannot be off the stack.")
        }
        let stacked = reasonAgainstStackedColumns(style, version).map {
            HierarchyFault(pointer: "/stackedColumns", reason: $0)
        }
        return beside + registered + (stacked.map { [$0] } ?? [])
    }

    private func reasonAgainstStackedColumns(_ style: SplitViewStyle, _ version: SystemVersion) -> String? {
        guard style != .unspecified else {
            return stackedColumns.isEmpty ? nil : "A split view of the classic style has no stacked columns."
        }
        let regular = SplitViewColumn.allCases.filter {
            $0 != .inspector && $0 != .compact && style.has($0, at: version)
        }
        guard stackedColumns == regular.filter(stackedColumns.contains) else {
            return "Stacked columns are columns of the style, each once, from the root of the stack to its top."
        }
        let nested = columns.primary?.stack?.suffix(nestedColumns.count) ?? []
        guard nested.count == nestedColumns.count, nested.allSatisfy({ $0.stack != nil }) else {
            return "Each stacked column but the primary is a navigation controller on top of the primary's stack."
        }
        return nil
    }
}
