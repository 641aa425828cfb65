/// The columns of an arrangement, in UIKit's order: at most five, held in place and described when one is read.
public struct ArrangedColumns: Sendable, RandomAccessCollection {
    /// Where the columns of an expanded split view stand.
    var placements = ColumnPlacements()
    var bounds = ColumnBounds()
    var listed = ColumnList(of: .unspecified, inspector: false)
    /// The class of the split view's own width.
    var ownClass: SizeClass?
    /// The columns' common top while they are one stack: it fills the bounds (SVC-7, CX-13).
    var stackTop: SplitViewColumn?

    /// No column has a place yet.
    @inline(__always)
    init() {}

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
        guard let placement = placement(of: column), placement.width > 0 || bounds.size.width == 0 else {
            return ArrangedColumn(
                column: column, isVisible: false, presentation: presentationWhileHidden(column), frame: nil,
                horizontalSizeClass: classSeen(by: column))
        }
        return ArrangedColumn(
            column: column, isVisible: true, presentation: placement.presentation,
            frame: bounds.frame(of: placement, isPanel: placements.isPanel(column)),
            safeAreaInsets: safeAreaInsets(of: column, at: placement), horizontalSizeClass: classSeen(by: column))
    }

    private func placement(of column: SplitViewColumn) -> ColumnPlacement? {
        guard let stackTop else { return placements[column] }
        return column == stackTop ? ColumnPlacement(x: 0, width: bounds.size.width, as: .stacked) : nil
    }

    private func safeAreaInsets(of column: SplitViewColumn, at placement: ColumnPlacement) -> EdgeInsets {
        guard !placements.isPanel(column) else { return .zero }
        return bounds.safeAreaInsets(
            of: placement, underPanelTo: placements.panelEnd(over: column),
            isClearOfTrailingInset: placements.isClearOfTrailingInset(column))
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
        return bounds.ownWidth(of: placement, underPanelTo: placements.panelEnd(over: column)) >= width - 1e-6
    }
}

extension ArrangedColumns: Hashable {
    /// Whether both list the same columns in the same places.
    public static func == (left: ArrangedColumns, right: ArrangedColumns) -> Bool { left.elementsEqual(right) }

    /// Feeds each column.
    public func hash(into hasher: inout Hasher) {
        for column in self { hasher.combine(column) }
    }
}

/// The columns that an arrangement lists, in UIKit's order: those of the style, the inspector where the app has something
/// for it (COL-27), and the compact column where it stands in place of the others.
struct ColumnList: Sendable {
    private let hasSupplementary: Bool
    private let hasInspector: Bool
    private let hasCompact: Bool

    @inline(__always)
    init(of style: SplitViewStyle, inspector: Bool, compact: Bool = false) {
        (hasSupplementary, hasInspector, hasCompact) = (style == .tripleColumn, inspector, compact)
    }

    var count: Int { 2 + (hasSupplementary ? 1 : 0) + (hasInspector ? 1 : 0) + (hasCompact ? 1 : 0) }

    subscript(place: Int) -> SplitViewColumn {
        precondition(place >= 0 && place < count, "There is no column at this place.")
        return switch hasSupplementary || place == 0 ? place : place + 1 {
        case 0: .primary
        case 1: .supplementary
        case 2: .secondary
        case 3 where hasInspector: .inspector
        default: .compact
        }
    }
}
