/// A set of columns in one byte.
struct ColumnSet: Sendable, Equatable {
    private var bits: UInt8 = 0

    /// The set of the columns that satisfy a condition.
    init(where isIncluded: (SplitViewColumn) -> Bool = { _ in false }) {
        for (place, column) in SplitViewColumn.allCases.enumerated() where isIncluded(column) { bits |= 1 << place }
    }

    /// Whether a column is in the set.
    func contains(_ column: SplitViewColumn) -> Bool {
        bits & ColumnSet { $0 == column }.bits != 0
    }

    /// The columns here that are not in another set, in UIKit's order.
    func columns(notIn other: ColumnSet) -> [SplitViewColumn] {
        SplitViewColumn.allCases.enumerated().filter { (bits & ~other.bits) & (1 << $0.offset) != 0 }.map(\.element)
    }
}
