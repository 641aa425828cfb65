/// What surrounds a split view when it lays its columns out: its bounds, and what of its traits the layout asks for.
public struct SplitViewEnvironment: Sendable, Hashable {
    /// The split view's own bounds, in points; a side of 0 is unmeasured.
    public var size: Size
    /// The class of the split view's own width, a container's override included; nil where unspecified.
    public var horizontalSizeClass: SizeClass?
    /// The kind of device or window; nil where unspecified.
    public var userInterfaceIdiom: UserInterfaceIdiom?
    /// The direction of leading to trailing; nil where unspecified.
    public var layoutDirection: LayoutDirection?
    /// Pixels for one point; nil where unspecified.
    public var displayScale: Double?
    /// The insets of the split view's own view, in points from its physical edges.
    public var safeAreaInsets: EdgeInsets

    /// Makes an environment of the bounds, the traits and the insets.
    ///
    /// - Parameters:
    ///   - size: The split view's own bounds, in points.
    ///   - traits: The traits of the split view itself, a container's override included.
    ///   - derived: What stands in for traits that are not specified.
    ///   - safeAreaInsets: The insets of the split view's own view, in points.
    public init(
        size: Size, traits: borrowing TraitCollection,
        completedBy derived: borrowing TraitCollection = TraitCollection(),
        safeAreaInsets: EdgeInsets
    ) {
        self.size = size
        horizontalSizeClass = traits.horizontalSizeClass ?? derived.horizontalSizeClass
        userInterfaceIdiom = traits.userInterfaceIdiom ?? derived.userInterfaceIdiom
        layoutDirection = traits.layoutDirection ?? derived.layoutDirection
        displayScale = traits.displayScale ?? derived.displayScale
        self.safeAreaInsets = safeAreaInsets
    }

    /// The display scale that stands in for an unspecified one: that of every iPad since 2012.
    public static var assumedDisplayScale: Double { 2 }

    /// The pixels that widths fall on.
    var pixels: PixelGrid { PixelGrid(scale: displayScale ?? Self.assumedDisplayScale) }

    /// SVC-4: collapsed follows the split view's own horizontal class and nothing else; unspecified stays expanded.
    var isCollapsed: Bool { horizontalSizeClass == .compact }

    /// Whether leading is the right-hand side.
    var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    /// SVC-9: the shape test of the automatic display mode; a square counts as portrait.
    var isWiderThanTall: Bool { size.width > size.height }
}
