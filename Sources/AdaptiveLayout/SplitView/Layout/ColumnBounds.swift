/// What all columns of a split view share: from it and a placement follow a column's frame and insets.
struct ColumnBounds: Sendable {
    var size: Size
    /// The split view's own insets, as if its primary edge were the left one.
    var insets: EdgeInsets
    /// Where the primary ends, which may lie over other columns.
    var primaryEnd: Double
    /// Whether the primary edge is in truth the right one.
    var isMirrored: Bool

    /// Where a column really stands.
    func frame(of column: ColumnPlacement) -> Rect {
        let (y, height) = column.isPanel ? panelHeight : (0, size.height)
        let frame = Rect(x: column.x, y: y, width: column.width, height: height)
        return isMirrored ? frame.mirrored(inWidth: size.width) : frame
    }

    /// What of the split view's insets, and of a panel, really reaches into a column.
    func safeAreaInsets(of column: ColumnPlacement) -> EdgeInsets {
        guard !column.isPanel else { return .zero }
        let reached = EdgeInsets(
            top: insets.top, left: leadingInset(of: column), bottom: insets.bottom, right: trailingInset(of: column))
        return isMirrored ? reached.mirrored : reached
    }

    /// The inset on the primary edge's side; COL-29: a panel over the column counts.
    func leadingInset(of column: ColumnPlacement) -> Double {
        let own = max(0, insets.left - column.x)
        return column.isUnderPanel ? max(own, min(primaryEnd, column.maxX) - column.x) : own
    }

    /// What a column has of the bounds for itself: not what lies beyond them, nor what lies below a panel.
    func ownWidth(of column: ColumnPlacement) -> Double {
        let start = column.isUnderPanel ? max(column.x, primaryEnd) : column.x
        return max(0, min(column.maxX, size.width) - start)
    }

    private func trailingInset(of column: ColumnPlacement) -> Double {
        column.isClearOfTrailingInset ? 0 : max(0, insets.right - max(0, size.width - column.maxX))
    }
}
