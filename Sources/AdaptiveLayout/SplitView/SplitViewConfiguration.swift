/// What an app sets on its UISplitViewController, member for member; nil is "not set", UIKit's default.
public struct SplitViewConfiguration: Sendable, Hashable {
    /// The style, fixed when the split view is made; not set is the classic style.
    public var style: SplitViewStyle?
    /// The display mode that the app asks for (SVC-8).
    public var preferredDisplayMode: DisplayMode?
    /// The behaviour that the app asks for (COL-5, iOS 14).
    public var preferredSplitBehavior: SplitBehavior?
    /// The edge that the primary column stands at (SVC-22).
    public var primaryEdge: PrimaryEdge?
    /// Whether a swipe brings the hidden columns (SVC-16); not set is true.
    public var presentsWithGesture: Bool?
    /// Whether a triple column offers a button to the secondary alone (COL-21).
    public var showsSecondaryOnlyButton: Bool?
    /// Whether the built-in button may show (COL-21, iOS 14.5).
    public var displayModeButtonVisibility: DisplayModeButtonVisibility?
    /// Whether a view controller stands in the inspector column, whatever its widths are.
    public var hasInspector = false
    /// The widths that the app asks for; nil where it asks for none.
    private(set) var widths: WidthSettings?

    /// Makes a configuration in which nothing is set.
    public init() {}

    /// Whether a width that follows from that of the bounds is no whole number of points: then it depends on the display
    /// scale.
    @inline(never)
    func fallsBetweenPixels(inWidth width: Double) -> Bool {
        guard width == width.roundedDown else { return true }
        return primary.fallsBetweenPixels(inWidth: width) || supplementary.fallsBetweenPixels(inWidth: width)
    }

    /// This configuration with the members that `other` sets put over it.
    public func merging(_ other: SplitViewConfiguration) -> SplitViewConfiguration {
        var merged = self
        merged.style = other.style ?? style
        merged.preferredDisplayMode = other.preferredDisplayMode ?? preferredDisplayMode
        merged.preferredSplitBehavior = other.preferredSplitBehavior ?? preferredSplitBehavior
        merged.primaryEdge = other.primaryEdge ?? primaryEdge
        merged.presentsWithGesture = other.presentsWithGesture ?? presentsWithGesture
        merged.showsSecondaryOnlyButton = other.showsSecondaryOnlyButton ?? showsSecondaryOnlyButton
        merged.displayModeButtonVisibility = other.displayModeButtonVisibility ?? displayModeButtonVisibility
        if let others = other.widths { merged.widths = widths.map { $0.merging(others) } ?? others }
        merged.hasInspector = hasInspector || other.hasInspector
        return merged
    }
}

extension SplitViewConfiguration {
    /// Widths of the primary column.
    public var primary: ColumnWidths {
        get { widths?.primary ?? ColumnWidths() }
        set { setWidths(newValue, supplementary, secondary, inspector) }
    }

    /// Widths of the supplementary column (triple column only).
    public var supplementary: ColumnWidths {
        get { widths?.supplementary ?? ColumnWidths() }
        set { setWidths(primary, newValue, secondary, inspector) }
    }

    /// Widths of the secondary column (iOS 26).
    public var secondary: ColumnWidths {
        get { widths?.secondary ?? ColumnWidths() }
        set { setWidths(primary, supplementary, newValue, inspector) }
    }

    /// Widths of the inspector column (iOS 26).
    public var inspector: ColumnWidths {
        get { widths?.inspector ?? ColumnWidths() }
        set { setWidths(primary, supplementary, secondary, newValue) }
    }

    private mutating func setWidths(
        _ primary: ColumnWidths, _ supplementary: ColumnWidths, _ secondary: ColumnWidths, _ inspector: ColumnWidths
    ) {
        widths = WidthSettings(
            primary: primary, supplementary: supplementary, secondary: secondary, inspector: inspector)
    }
}

extension SplitViewConfiguration {
    /// Whether an arrangement lists the inspector: only where the app has something for it (COL-27).
    @inline(__always)
    var listsInspector: Bool { hasInspector || widths?.inspector.isAutomatic == false }
}
