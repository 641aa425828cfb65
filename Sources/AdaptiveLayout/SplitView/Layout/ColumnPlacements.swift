/// Where a visible column stands, as if the primary edge were the left one.
struct ColumnPlacement: Sendable {
    var frame: Rect
    var presentation: ColumnPresentation
    var safeAreaInsets: EdgeInsets

    /// A column of the split view's height, which takes of its insets what reaches into it.
    init(
        x: Double, width: Double, as presentation: ColumnPresentation, in measures: ColumnMeasures
    ) {
        frame = Rect(x: x, y: 0, width: max(0, width), height: measures.height)
        self.presentation = presentation
        let insets = measures.insets
        safeAreaInsets = EdgeInsets(
            top: insets.top, left: max(0, insets.left - x), bottom: insets.bottom,
            right: max(0, insets.right - max(0, measures.width - frame.maxX)))
    }

    /// A column that floats, clear of the split view's insets.
    init(floating frame: Rect, as presentation: ColumnPresentation) {
        self.frame = frame
        self.presentation = presentation
        safeAreaInsets = .zero
    }

    /// The same column with the leading inset that a column over it brings.
    func covered(upTo leading: Double) -> ColumnPlacement {
        var covered = self
        covered.safeAreaInsets.left = max(safeAreaInsets.left, min(leading, frame.maxX) - frame.x)
        return covered
    }

    /// The column seen in a mirror in the middle of a container of the given width.
    func mirrored(inWidth width: Double) -> ColumnPlacement {
        var mirrored = self
        mirrored.frame = frame.mirrored(inWidth: width)
        mirrored.safeAreaInsets = safeAreaInsets.mirrored
        return mirrored
    }
}

/// Where the columns of an expanded split view stand; nil for one that does not show.
struct ColumnPlacements: Sendable {
    var primary: ColumnPlacement?
    var supplementary: ColumnPlacement?
    var secondary: ColumnPlacement
    var inspector: ColumnPlacement?
    /// As UIKit's getter reads.
    var primaryColumnWidth: Double
    /// As UIKit's getter reads.
    var supplementaryColumnWidth: Double
}
