/// What stands in each column; nil is a column without a view controller.
public typealias ColumnContents = ByColumn<ViewController>

extension ColumnContents {
    /// The columns that hold something, in UIKit's order.
    public var occupied: [SplitViewColumn] {
        SplitViewColumn.allCases.filter { self[$0] != nil }
    }

    /// Calls `body` for each screen of each column.
    public func forEachScreen(_ body: (Screen) -> Void) {
        for column in SplitViewColumn.allCases { self[column]?.forEachScreen(body) }
    }
}
