/// Where a visible column stands, as if the primary edge were the left one.
///
/// Columns share their heights and the split view's insets, so that a placement carries little.
struct ColumnPlacement: Sendable {
    var x: Double
    /// Never negative.
    var width: Double
    var presentation: ColumnPresentation
    /// Whether the column is a panel that keeps clear of the split view's insets, and has none.
    var isPanel = false
    /// Whether a panel lies over the column's leading part, which its safe area says (COL-29).
    var isUnderPanel = false
    /// Whether another column keeps it clear of the trailing inset.
    var isClearOfTrailingInset = false

    init(x: Double, width: Double, as presentation: ColumnPresentation) {
        (self.x, self.width, self.presentation) = (x, max(0, width), presentation)
    }

    var maxX: Double { x + width }

    /// The same column below a panel.
    var underPanel: ColumnPlacement {
        var column = self
        column.isUnderPanel = true
        return column
    }
}

/// Where the columns of a split view stand; nil for one that does not show.
typealias ColumnPlacements = ByColumn<ColumnPlacement>

/// What a layout of an expanded split view comes to.
struct ColumnLayout: Sendable {
    var placements: ColumnPlacements
    /// As UIKit's getter reads.
    var primaryColumnWidth: Double
    /// As UIKit's getter reads.
    var supplementaryColumnWidth: Double

    @inline(__always)
    init(
        primary: ColumnPlacement? = nil, supplementary: ColumnPlacement? = nil, secondary: ColumnPlacement,
        primaryColumnWidth: Double, supplementaryColumnWidth: Double
    ) {
        placements = ColumnPlacements()
        (placements.primary, placements.supplementary, placements.secondary) = (primary, supplementary, secondary)
        (self.primaryColumnWidth, self.supplementaryColumnWidth) = (primaryColumnWidth, supplementaryColumnWidth)
    }
}
