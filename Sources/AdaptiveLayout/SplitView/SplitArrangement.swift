/// How a column stands on screen.
public enum ColumnPresentation: String, CaseIterable, Sendable {
    /// Beside the others, sharing the bounds.
    case tiled
    /// Beside, over the secondary's bounds: the sidebar of iOS 26.
    case floating
    /// Over a dimmed secondary.
    case overlay
    /// Pushing the secondary partly off screen, or the secondary that is pushed.
    case displacing
    /// Collapsed: a screen of the one stack.
    case stacked
    /// Not on screen.
    case hidden
}

/// One column of an arrangement.
public struct ArrangedColumn: Sendable, Hashable {
    /// Which column this is.
    public var column: SplitViewColumn
    /// Whether any of it shows.
    public var isVisible: Bool
    /// How it stands on screen.
    public var presentation: ColumnPresentation
    /// In the split view's coordinates; nil where the column does not show.
    public var frame: Rect?
    /// What stands over the column's edges; nil where nothing is known or the column does not show.
    public var safeAreaInsets: EdgeInsets?
    /// What the column's view controller sees (SVC-20); nil where unspecified.
    public var horizontalSizeClass: SizeClass?

    /// Makes a column of where it stands and what it sees.
    public init(
        column: SplitViewColumn, isVisible: Bool, presentation: ColumnPresentation, frame: Rect?,
        safeAreaInsets: EdgeInsets? = nil, horizontalSizeClass: SizeClass? = nil
    ) {
        self.column = column
        self.isVisible = isVisible
        self.presentation = presentation
        self.frame = frame
        self.safeAreaInsets = safeAreaInsets
        self.horizontalSizeClass = horizontalSizeClass
    }
}

/// The button that changes the display mode.
public struct DisplayModeButton: Sendable, Hashable {
    /// Whether any of it shows.
    public var isVisible: Bool
    /// The mode that results when it is pressed; nil where there is no button.
    public var targetDisplayMode: DisplayMode?

    /// Makes a button of whether it shows and where it leads.
    public init(isVisible: Bool, targetDisplayMode: DisplayMode?) {
        self.isVisible = isVisible
        self.targetDisplayMode = targetDisplayMode
    }
}

/// What the split view shows: which columns, where, how wide, in which mode and behaviour, and by which rules.
public struct SplitArrangement: Sendable, Hashable {
    /// Nil for the classic style, where reading it raises (SVC-3).
    public var splitBehavior: SplitBehavior?
    /// The edge that the primary column stands at.
    public var primaryEdge: PrimaryEdge
    /// As UIKit's getter reads, in points.
    public var primaryColumnWidth: Double
    /// As UIKit's getter reads, in points; nil for a style without the column.
    public var supplementaryColumnWidth: Double?
    /// The columns of the style, in UIKit's order: primary, supplementary, secondary, inspector.
    public var columns: ArrangedColumns
    /// The button that changes the display mode.
    public var displayModeButton: DisplayModeButton
    /// Which rule decided each of the fields above.
    public var reasons: ArrangementReasons
    /// What the next layout builds on; not part of an answer by itself.
    public var state: SplitViewLayoutState

    /// Makes an arrangement of all its fields.
    public init(
        isCollapsed: Bool, displayMode: DisplayMode, splitBehavior: SplitBehavior?, primaryEdge: PrimaryEdge,
        primaryColumnWidth: Double, supplementaryColumnWidth: Double?, columns: ArrangedColumns,
        displayModeButton: DisplayModeButton, reasons: ArrangementReasons, state: SplitViewLayoutState
    ) {
        self.splitBehavior = splitBehavior
        self.primaryEdge = primaryEdge
        self.primaryColumnWidth = primaryColumnWidth
        self.supplementaryColumnWidth = supplementaryColumnWidth
        self.columns = columns
        self.displayModeButton = displayModeButton
        self.reasons = reasons
        self.state = state
        self.isCollapsed = isCollapsed
        self.displayMode = displayMode
    }
}

extension SplitArrangement {
    /// An arrangement that is still to be filled in.
    @inline(__always)
    init() {
        splitBehavior = nil
        primaryEdge = .leading
        primaryColumnWidth = 0
        supplementaryColumnWidth = nil
        columns = ArrangedColumns()
        displayModeButton = DisplayModeButton(isVisible: false, targetDisplayMode: nil)
        reasons = ArrangementReasons(all: Reason(.svc4, .documented))
        state = SplitViewLayoutState(displayMode: .secondaryOnly, requestedDisplayMode: .automatic)
    }

    /// Whether all columns are one stack (SVC-4).
    public var isCollapsed: Bool {
        get { state.isCollapsed }
        set { state.isCollapsed = newValue }
    }

    /// The mode in force, never automatic (SVC-8).
    public var displayMode: DisplayMode {
        get { state.displayMode }
        set { state.displayMode = newValue }
    }
}
