/// Where every view controller of the split view is.
public struct Hierarchy: Sendable, Hashable {
    /// What stands in the columns; collapsed, what was pushed stands nested in the primary (CX-3, CX-13).
    public var columns = ColumnContents()
    /// What the split view still knows for a column while it is off the stack (CX-14, CX-15).
    public var registeredColumns = ColumnContents()
    /// The columns on the collapsed stack of a column style, from the root to the top; empty while expanded.
    ///
    /// The compact column alone where it is the whole interface (COL-26).
    public var stackedColumns: [SplitViewColumn] = []
    /// What is presented modally, the topmost last (SH-1).
    public var presented: [ViewController] = []

    /// Makes a hierarchy without a view controller.
    public init() {}

    /// Calls `body` for each screen, wherever it is.
    public func forEachScreen(_ body: (Screen) -> Void) {
        columns.forEachScreen(body)
        registeredColumns.forEachScreen(body)
        for viewController in presented { viewController.forEachScreen(body) }
    }

    /// The id of a screen here that is also in the view controller; nil where there is none.
    func idShared(with viewController: ViewController) -> String? {
        var shared: String?
        if case .screen(let screen) = viewController {
            forEachScreen { if $0.id == screen.id { shared = screen.id } }
            return shared
        }
        let ids = Set(viewController.screens.map(\.id))
        forEachScreen { if ids.contains($0.id) { shared = shared ?? $0.id } }
        return shared
    }

    /// How many view controllers stand inside each other at the deepest place.
    public var depth: Int {
        var deepest = 0
        for column in SplitViewColumn.allCases {
            deepest = max(deepest, columns[column]?.depth ?? 0, registeredColumns[column]?.depth ?? 0)
        }
        for viewController in presented { deepest = max(deepest, viewController.depth) }
        return deepest
    }

    /// The column whose stack is on screen while collapsed: the compact one where it is the whole interface (COL-26).
    var columnOnScreenWhenCollapsed: SplitViewColumn {
        stackedColumns == [.compact] ? .compact : .primary
    }

    /// A placeholder whose id no screen here has: "placeholder", or the first free "placeholder-2", "placeholder-3" and so on.
    func makePlaceholder() -> ViewController {
        var taken: Set<String> = []
        forEachScreen { if $0.id.hasPrefix("placeholder") { taken.insert($0.id) } }
        var id = "placeholder"
        var number = 1
        while taken.contains(id) {
            number += 1
            id = "placeholder-\(number)"
        }
        return .screen(Screen(id: id, isPlaceholder: true))
    }
}
