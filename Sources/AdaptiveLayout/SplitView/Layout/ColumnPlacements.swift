/// Where a visible column stands, as if the primary edge were the left one.
///
/// Columns share their heights and the split view's insets, so that a placement carries little.
struct ColumnPlacement: Sendable {
    var x: Double
    /// Never negative.
    var width: Double
    var presentation: ColumnPresentation

    @inline(__always)
    init(x: Double, width: Double, as presentation: ColumnPresentation) {
        (self.x, self.width, self.presentation) = (x, max(0, width), presentation)
    }

    var maxX: Double { x + width }
}

/// Where the columns of a split view stand; nil for one that does not show.
struct ColumnPlacements: Sendable {
    var primary: ColumnPlacement?
    var supplementary: ColumnPlacement?
    var secondary: ColumnPlacement?
    var inspector: ColumnPlacement?
    /// Whether the primary is a panel that keeps clear of the split view's insets, and has none.
    var isPrimaryPanel = false
    /// The column over whose leading part the panel lies, which the column's safe area says (COL-29).
    var columnUnderPanel: SplitViewColumn?

    /// Where a column stands.
    subscript(column: SplitViewColumn) -> ColumnPlacement? {
        switch column {
        case .primary: primary
        case .supplementary: supplementary
        case .secondary: secondary
        case .inspector: inspector
        case .compact: nil
        }
    }

    /// Whether a column is a panel.
    func isPanel(_ column: SplitViewColumn) -> Bool { column == .primary && isPrimaryPanel }

    /// Where the panel over a column ends; nil for a column that lies under none.
    func panelEnd(over column: SplitViewColumn) -> Double? {
        column == columnUnderPanel ? primary?.maxX : nil
    }

    /// Whether another column keeps one clear of the trailing inset: an inspector beside the secondary does.
    func isClearOfTrailingInset(_ column: SplitViewColumn) -> Bool {
        column == .secondary && inspector?.presentation == .tiled
    }
}

/// The widths of the side columns as UIKit's getters read.
struct SideColumnWidths: Sendable {
    var primary: Double
    var supplementary = 0.0
}

// Layouts write their placements in place: a struct of this size that is handed on is copied at every step.
extension ColumnPlacements {
    /// The secondary alone, over the whole width.
    @inline(__always)
    mutating func placeSecondaryAlone(_ measures: ColumnMeasures) {
        secondary = ColumnPlacement(x: 0, width: measures.width, as: .tiled)
    }

    /// The secondary in what is left behind the side columns and a separator.
    @inline(__always)
    mutating func placeSecondary(behind sideColumns: Double, _ measures: ColumnMeasures) {
        let start = min(sideColumns + measures.separator, measures.width)
        secondary = ColumnPlacement(x: start, width: measures.width - start, as: .tiled)
    }

    /// The primary as a panel, over the leading part of another column where one is named.
    @inline(__always)
    mutating func placePanel(_ panel: ColumnPlacement, over column: SplitViewColumn? = nil) {
        primary = panel
        isPrimaryPanel = true
        columnUnderPanel = column
    }
}
