/// A value for each column of a split view; nil for a column without one.
public struct ByColumn<Value> {
    /// The primary column's value.
    public var primary: Value?
    /// The supplementary column's value (triple column only).
    public var supplementary: Value?
    /// The secondary column's value.
    public var secondary: Value?
    /// The inspector's value (iOS 26).
    public var inspector: Value?
    /// The value of the column that is the whole interface while collapsed, if it is set (COL-26).
    public var compact: Value?

    /// No column has a value.
    public init() {}

    /// The value of a column.
    public subscript(column: SplitViewColumn) -> Value? {
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
}

extension ByColumn: Sendable where Value: Sendable {}

extension ByColumn: Equatable where Value: Equatable {}

extension ByColumn: Hashable where Value: Hashable {}
