/// What surrounds a split view when it lays its columns out: its bounds, and what of its traits the layout asks for.
public struct SplitViewEnvironment: Sendable {
    /// The split view's own bounds, in points; a side of 0 is unmeasured.
    public var size: Size
    // Decoded when they are asked for, which most are not.
    private var traits: PlainTraits
    /// The insets of the split view's own view, in points from its physical edges.
    public var safeAreaInsets: EdgeInsets

    /// Makes an environment of the bounds, the traits and the insets.
    ///
    /// - Parameters:
    ///   - size: The split view's own bounds, in points.
    ///   - traits: The traits of the split view itself, a container's override included.
    ///   - derived: What stands in for traits that are not specified.
    ///   - safeAreaInsets: The insets of the split view's own view, in points.
    @inline(__always)
    public init(
        size: Size, traits: borrowing TraitCollection,
        completedBy derived: borrowing TraitCollection = TraitCollection(),
        safeAreaInsets: EdgeInsets
    ) {
        self.init(
            size: size, seeing: traits.plain, completedBy: derived.plain, safeAreaInsets: safeAreaInsets)
    }

    /// The same, for traits without a language, which no layout asks for.
    @inline(__always)
    init(size: Size, seeing traits: PlainTraits, completedBy derived: PlainTraits, safeAreaInsets: EdgeInsets) {
        self.size = size
        self.traits = derived.merging(traits)
        self.safeAreaInsets = safeAreaInsets
    }
}

extension SplitViewEnvironment {
    /// The class of the split view's own width, a container's override included; nil where unspecified.
    public var horizontalSizeClass: SizeClass? {
        get { SizeClass(rawValue: traits.codes[.horizontalSizeClass]) }
        set { traits.codes[.horizontalSizeClass] = newValue?.rawValue ?? 0 }
    }

    /// The kind of device or window; nil where unspecified.
    public var userInterfaceIdiom: UserInterfaceIdiom? {
        get { UserInterfaceIdiom(rawValue: traits.codes[.userInterfaceIdiom]) }
        set { traits.codes[.userInterfaceIdiom] = newValue?.rawValue ?? 0 }
    }

    /// The direction of leading to trailing; nil where unspecified.
    public var layoutDirection: LayoutDirection? {
        get { LayoutDirection(rawValue: traits.codes[.layoutDirection]) }
        set { traits.codes[.layoutDirection] = newValue?.rawValue ?? 0 }
    }

    /// Pixels for one point; nil where unspecified.
    public var displayScale: Double? {
        get { traits.scale == 0 ? nil : traits.scale }
        set { traits.scale = newValue ?? 0 }
    }

    /// The display scale that stands in for an unspecified one: that of every iPad since 2012.
    public static var assumedDisplayScale: Double { 2 }

    /// The pixels that widths fall on.
    var pixels: PixelGrid { PixelGrid(scale: displayScale ?? Self.assumedDisplayScale) }

    /// SVC-4: collapsed follows the split view's own horizontal class and nothing else; unspecified stays expanded.
    @inline(__always)
    var isCollapsed: Bool { traits.codes[.horizontalSizeClass] == SizeClass.compact.rawValue }

    /// Whether leading is the right-hand side.
    @inline(__always)
    var isRightToLeft: Bool { traits.codes[.layoutDirection] == LayoutDirection.rightToLeft.rawValue }

    /// Whether the window is one of visionOS.
    @inline(__always)
    var isInVision: Bool { traits.codes[.userInterfaceIdiom] == UserInterfaceIdiom.vision.rawValue }

    /// SVC-9: the shape test of the automatic display mode; a square counts as portrait.
    var isWiderThanTall: Bool { size.width > size.height }
}

extension SplitViewEnvironment: Hashable {
    /// Whether a layout finds the same in both.
    public static func == (left: SplitViewEnvironment, right: SplitViewEnvironment) -> Bool {
        left.size == right.size && left.safeAreaInsets == right.safeAreaInsets
            && left.traits.scale == right.traits.scale && left.horizontalSizeClass == right.horizontalSizeClass
            && left.userInterfaceIdiom == right.userInterfaceIdiom && left.layoutDirection == right.layoutDirection
    }

    /// Feeds what a layout finds.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(safeAreaInsets)
        hasher.combine(traits.scale)
        hasher.combine(horizontalSizeClass)
        hasher.combine(userInterfaceIdiom)
        hasher.combine(layoutDirection)
    }
}
