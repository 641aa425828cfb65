/// What stands in each column; nil is a column without a view controller.
public struct ColumnContents: Sendable, Hashable {
    /// The primary column's view controller.
    public var primary: ViewController?
    /// The supplementary column's view controller (triple column only).
    public var supplementary: ViewController?
    /// The secondary column's view controller.
    public var secondary: ViewController?
    /// The inspector's view controller (iOS 26).
    public var inspector: ViewController?
    /// What is the whole interface while collapsed, if it is set (COL-26).
    public var compact: ViewController?

    /// Makes columns that are all empty.
    public init() {}

    /// The view controller of a column.
    public subscript(column: SplitViewColumn) -> ViewController? {
        get {
            switch column {
            case .primary: primary
            case .supplementary: supplementary
            case .secondary: secondary
            case .inspector: inspector
            case .compact: compact
            }
        }
        set {
            switch column {
            case .primary: primary = newValue
            case .supplementary: supplementary = newValue
            case .secondary: secondary = newValue
            case .inspector: inspector = newValue
            case .compact: compact = newValue
            }
        }
    }

    /// The columns that hold something, in UIKit's order.
    public var occupied: [SplitViewColumn] {
        SplitViewColumn.allCases.filter { self[$0] != nil }
    }

    /// Calls `body` for each screen of each column.
    public func forEachScreen(_ body: (Screen) -> Void) {
        for column in SplitViewColumn.allCases { self[column]?.forEachScreen(body) }
    }
}
