/// What surrounds a split view when it lays its columns out: its bounds and what it sees.
public struct SplitViewEnvironment: Sendable, Hashable {
    /// The split view's own bounds, in points; a side of 0 is unmeasured.
    public var size: Size
    /// The traits of the split view itself, a container's override included.
    public var traits: TraitCollection
    /// The insets of the split view's own view, in points from its physical edges.
    public var safeAreaInsets: EdgeInsets

    /// Makes an environment of the bounds, the traits and the insets.
    public init(size: Size, traits: TraitCollection, safeAreaInsets: EdgeInsets) {
        self.size = size
        self.traits = traits
        self.safeAreaInsets = safeAreaInsets
    }

    /// The display scale that stands in for an unspecified one: that of every iPad since 2012.
    public static var assumedDisplayScale: Double { 2 }

    /// The pixels that widths fall on.
    var pixels: PixelGrid { PixelGrid(scale: traits.displayScale ?? Self.assumedDisplayScale) }

    /// SVC-4: collapsed follows the split view's own horizontal class and nothing else; unspecified stays expanded.
    var isCollapsed: Bool { traits.horizontalSizeClass == .compact }

    /// Whether leading is the right-hand side.
    var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

    /// SVC-9: the shape test of the automatic display mode; a square counts as portrait.
    var isWiderThanTall: Bool { size.width > size.height }
}
