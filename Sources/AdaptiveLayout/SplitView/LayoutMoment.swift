/// What of a layout the next one builds on; a caller may store it between two layouts.
public struct SplitViewLayoutState: Sendable, Hashable {
    /// The display mode that was in force.
    public var displayMode: DisplayMode
    /// The request that led to it: an app's preference, or a column or button that was asked for since.
    ///
    /// Two layouts share the mode `twoOverSecondary` in iOS 26.1; the request tells them apart.
    public var requestedDisplayMode: DisplayMode
    /// Whether the columns were one stack.
    public var isCollapsed: Bool
    /// Whether the inspector was asked for and not hidden since (COL-27).
    public var showsInspector: Bool

    /// Makes a state of the mode in force, the request behind it, and what else showed.
    public init(
        displayMode: DisplayMode, requestedDisplayMode: DisplayMode, isCollapsed: Bool = false,
        showsInspector: Bool = false
    ) {
        self.displayMode = displayMode
        self.requestedDisplayMode = requestedDisplayMode
        self.isCollapsed = isCollapsed
        self.showsInspector = showsInspector
    }
}

/// The occasion of a layout; real UIKit resolves the display mode differently in each (COL-7, COL-8).
public enum LayoutMoment: Sendable, Hashable {
    /// The split view appears.
    case firstLayout
    /// The app assigned a preferred display mode or behaviour while the split view was on screen.
    case assignmentOnScreen(previous: SplitViewLayoutState)
    /// The bounds changed, the traits with them or not.
    case boundsChange(previous: SplitViewLayoutState)
    /// Widths, the edge or another setting changed; the display mode stays where it can.
    case settingsChange(previous: SplitViewLayoutState)
    /// A column or the display mode button was asked for: a mode that is wanted now, apart from the preference.
    case request(DisplayMode, previous: SplitViewLayoutState)

    /// The layout before this one, or nil at the first.
    public var previous: SplitViewLayoutState? {
        switch self {
        case .firstLayout: nil
        case .assignmentOnScreen(let previous), .boundsChange(let previous), .settingsChange(let previous),
            .request(_, let previous):
            previous
        }
    }
}
