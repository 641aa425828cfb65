/// What all columns of a split view share: from it and a placement follow a column's frame and insets.
struct ColumnBounds: Sendable {
    /// The split view's own, of which the width is rounded to the nearest pixel.
    var size = Size(width: 0, height: 0)
    /// The split view's own insets.
    var insets = EdgeInsets.zero
    /// Whether the primary edge is the right one.
    var isMirrored = false

    /// Where a column really stands.
    func frame(of column: ColumnPlacement, isPanel: Bool) -> Rect {
        let (y, height) = isPanel ? panelHeight : (0, size.height)
        let frame = Rect(x: column.x, y: y, width: column.width, height: height)
        return isMirrored ? frame.mirrored(inWidth: size.width) : frame
    }

    /// What of the split view's insets, and of a panel that ends over the column, really reaches into a column.
    func safeAreaInsets(
        of column: ColumnPlacement, underPanelTo panelEnd: Double?, isClearOfTrailingInset: Bool
    ) -> EdgeInsets {
        let reached = EdgeInsets(
            top: insets.top, left: leadingInset(of: column, underPanelTo: panelEnd), bottom: insets.bottom,
            right: isClearOfTrailingInset ? 0 : trailingInset(of: column))
        return isMirrored ? reached.mirrored : reached
    }

    /// The inset on the primary edge's side; COL-29: a panel over the column counts.
    func leadingInset(of column: ColumnPlacement, underPanelTo panelEnd: Double?) -> Double {
        let own = max(0, (isMirrored ? insets.right : insets.left) - column.x)
        return panelEnd.map { max(own, min($0, column.maxX) - column.x) } ?? own
    }

    /// What a column has of the bounds for itself: not what lies beyond them, nor what lies below a panel.
    func ownWidth(of column: ColumnPlacement, underPanelTo panelEnd: Double?) -> Double {
        let start = panelEnd.map { max(column.x, $0) } ?? column.x
        return max(0, min(column.maxX, size.width) - start)
    }

    private func trailingInset(of column: ColumnPlacement) -> Double {
        max(0, (isMirrored ? insets.left : insets.right) - max(0, size.width - column.maxX))
    }
}
