package import AdaptiveLayout
package import JSONWire

/// The columns of a split view by name.
package let splitViewColumns: NameTable<SplitViewColumn> = [
    ("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary), ("inspector", .inspector),
    ("compact", .compact),
]

extension DecodingNotes {
    /// Reads what stands in columns: an array is a navigation controller's stack, an empty one and null are nothing.
    package mutating func columnContents(
        _ value: borrowing JSONValue, into register: inout ViewControllerRegister
    ) -> ColumnContents {
        var columns = ColumnContents()
        guard value.kind == .object else {
            fault("This must be an object, not \(value.kindInWords).")
            return columns
        }
        value.forEachMember { name, value in
            guard let column = name.choice(from: splitViewColumns) else {
                return unknownMember(name, known: splitViewColumns.map(\.name))
            }
            columns[column] = descend(into: .member(column.rawValue)) { notes in
                notes.columnContent(value, into: &register)
            }
        }
        return columns
    }

    private mutating func columnContent(
        _ value: borrowing JSONValue, into register: inout ViewControllerRegister
    ) -> ViewController? {
        switch value.kind {
        case .null: return nil
        case .array:
            let stack = navigationStack(value, depth: 2, into: &register)
            return stack.isEmpty ? nil : .navigation(stack)
        default: return viewController(value, into: &register)
        }
    }

    /// Reads the columns that stand on a collapsed stack, from its root to its top.
    package mutating func stackedColumns(_ value: borrowing JSONValue) -> [SplitViewColumn] {
        var columns: [SplitViewColumn] = []
        readArray(value, limit: splitViewColumns.count) { _, value, notes in
            guard let column = notes.choice(value, from: splitViewColumns) else { return }
            columns.append(column)
        }
        return columns
    }

    /// Reads what is presented modally, the topmost last.
    package mutating func presented(
        _ value: borrowing JSONValue, into register: inout ViewControllerRegister
    ) -> [ViewController] {
        navigationStack(value, depth: 1, into: &register)
    }

    /// Reads the layout that an earlier answer left behind.
    package mutating func layoutState(_ value: borrowing JSONValue) -> SplitViewLayoutState {
        var layout = SplitViewLayoutState(displayMode: .secondaryOnly, requestedDisplayMode: .automatic)
        readObject(value, known: ["displayMode", "requestedDisplayMode", "isCollapsed", "showsInspector"]) {
            name, value, notes in
            switch name {
            case "displayMode": layout.displayMode = notes.choice(value, from: displayModes) ?? .secondaryOnly
            case "requestedDisplayMode":
                layout.requestedDisplayMode = notes.choice(value, from: displayModes) ?? .automatic
            case "isCollapsed": layout.isCollapsed = notes.bool(value) ?? false
            case "showsInspector": layout.showsInspector = notes.bool(value) ?? false
            default: return false
            }
            return true
        }
        return layout
    }
}
