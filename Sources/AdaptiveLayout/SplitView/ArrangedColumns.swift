/// The columns of an arrangement, in UIKit's order: at most five, held in place and described when one is read.
public struct ArrangedColumns: Sendable, RandomAccessCollection {
    private let placements: ColumnPlacements
    private let bounds: ColumnBounds
    private let listed: ColumnList
    /// The class of the split view's own width.
    private let ownClass: SizeClass?
    /// The columns' common top while they are one stack.
    private let stackTop: SplitViewColumn?

    /// The columns of an expanded split view.
    @inline(__always)
    init(_ listed: ColumnList, at placements: ColumnPlacements, in bounds: ColumnBounds, ownClass: SizeClass?) {
        (self.listed, self.placements, self.bounds, self.ownClass) = (listed, placements, bounds, ownClass)
        stackTop = nil
    }

    /// The columns of a collapsed split view: the top one fills the bounds (SVC-7, CX-13).
    init(_ listed: ColumnList, stackedUnder top: SplitViewColumn, in bounds: ColumnBounds, ownClass: SizeClass?) {
        (self.listed, self.bounds, self.ownClass) = (listed, bounds, ownClass)
        var placements = ColumnPlacements()
        placements[top] = ColumnPlacement(x: 0, width: bounds.size.width, as: .stacked)
        self.placements = placements
        stackTop = top
    }

    /// How many columns are listed.
    public var count: Int { listed.count }

    /// The place of the first column.
    public var startIndex: Int { 0 }

    /// The place behind the last column.
    public var endIndex: Int { count }

    /// The column at a place.
    public subscript(place: Int) -> ArrangedColumn {
        let column = listed[place]
        // A column that the others leave no width does not show; where nothing is measured, none has any.
        guard let placement = placements[column], placement.width > 0 || bounds.size.width == 0 else {
            return ArrangedColumn(
                column: column, isVisible: false, presentation: presentationWhileHidden(column), frame: nil,
                horizontalSizeClass: classSeen(by: column))
        }
        return ArrangedColumn(
            column: column, isVisible: true, presentation: placement.presentation, frame: bounds.frame(of: placement),
            safeAreaInsets: bounds.safeAreaInsets(of: placement), horizontalSizeClass: classSeen(by: column))
    }

    /// SVC-20: the primary is told that it is compact, the secondary is told the split view's own class.
    ///
    /// The supplementary and the inspector are side columns like the primary (inferred).
    private func classSeen(by column: SplitViewColumn) -> SizeClass? {
        stackTop != nil || column == .secondary ? ownClass : .compact
    }

    /// COL-26: a compact column replaces the stack; COL-27: an inspector is a sheet, not a screen of it.
    private func presentationWhileHidden(_ column: SplitViewColumn) -> ColumnPresentation {
        guard let stackTop else { return .hidden }
        return stackTop == .compact || column == .inspector ? .hidden : .stacked
    }

    /// Whether a column that shows has a width of its own within the bounds.
    func hasRoom(for width: Double, of column: SplitViewColumn) -> Bool {
        guard let placement = placements[column], stackTop == nil else { return true }
        // A sum of widths may miss by a rounding error of thirds of a point.
        return bounds.ownWidth(of: placement) >= width - 1e-6
    }

    /// The insets that the columns were arranged in.
    var insets: EdgeInsets { bounds.isMirrored ? bounds.insets.mirrored : bounds.insets }
}

extension ArrangedColumns: Hashable {
    /// Whether both list the same columns in the same places.
    public static func == (left: ArrangedColumns, right: ArrangedColumns) -> Bool { left.elementsEqual(right) }

    /// Feeds each column.
    public func hash(into hasher: inout Hasher) {
        for column in self { hasher.combine(column) }
    }
}

/// Names of columns in an order, each at most once.
struct ColumnList: Sendable {
    private var columns: [5 of SplitViewColumn] = [.primary, .primary, .primary, .primary, .primary]
    private var length: UInt8 = 1

    /// The columns that an arrangement lists: those of the style, the inspector where the app has something for it
    /// (COL-27), and the compact column where it stands in place of the others.
    @inline(__always)
    init(of style: SplitViewStyle, inspector: Bool, compact: Bool = false) {
        if style == .tripleColumn { append(.supplementary) }
        append(.secondary)
        if inspector { append(.inspector) }
        if compact { append(.compact) }
    }

    var count: Int { Int(length) }

    subscript(place: Int) -> SplitViewColumn {
        precondition(place < count, "There is no column at this place.")
        return columns[place]
    }

    @inline(__always)
    private mutating func append(_ column: SplitViewColumn) {
        columns[count] = column
        length += 1
    }
}
