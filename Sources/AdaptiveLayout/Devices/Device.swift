/// One screen of one device: a catalogue entry.
///
/// A foldable is two entries, one for each display.
public struct Device: Sendable, Hashable {
    /// The entry's name in requests: lower case words joined by hyphens, such as "iphone-5s".
    public var id: String
    /// The name that Apple sells it under.
    public var name: String
    /// Phone or pad.
    public var idiom: UserInterfaceIdiom
    /// What `uname` says on the device, such as "iPhone6,1"; a foldable's two entries share one.
    public var modelIdentifiers: [String]
    /// The year in which it was first sold.
    public var releaseYear: Int
    /// The full screen in portrait, in points.
    public var portraitSize: Size
    /// Pixels for one point.
    public var displayScale: Double
    /// The classes of the full screen (SZ-1, SZ-3 to SZ-6).
    public var sizeClasses: ByOrientation<SizeClasses>
    /// How well these classes are known.
    public var sizeClassConfidence: Confidence
    /// The insets of a full-screen window with a status bar and no other bars.
    public var safeAreaInsets: KnownInsets
    /// The insets of other system versions, and readings that contradict these.
    public var safeAreaVariants: [SafeAreaVariant]
    /// The larger of the two display settings, where the device has it.
    public var displayZoom: DisplayZoom?
    /// The windows of fixed size beside the full screen.
    public var panes: [DevicePane]
    /// What joins the entries of one foldable, or nil.
    public var group: String?

    /// Makes an entry; what most devices do not have may be left out.
    public init(
        id: String, name: String, idiom: UserInterfaceIdiom, modelIdentifiers: [String], releaseYear: Int,
        portraitSize: Size, displayScale: Double, sizeClasses: ByOrientation<SizeClasses>,
        sizeClassConfidence: Confidence, safeAreaInsets: KnownInsets, safeAreaVariants: [SafeAreaVariant] = [],
        displayZoom: DisplayZoom? = nil, panes: [DevicePane] = [], group: String? = nil
    ) {
        self.id = id
        self.name = name
        self.idiom = idiom
        self.modelIdentifiers = modelIdentifiers
        self.releaseYear = releaseYear
        self.portraitSize = portraitSize
        self.displayScale = displayScale
        self.sizeClasses = sizeClasses
        self.sizeClassConfidence = sizeClassConfidence
        self.safeAreaInsets = safeAreaInsets
        self.safeAreaVariants = safeAreaVariants
        self.displayZoom = displayZoom
        self.panes = panes
        self.group = group
    }

    /// The full screen in an orientation, in points.
    public func screenSize(in orientation: DeviceOrientation) -> Size {
        orientation == .portrait ? portraitSize : portraitSize.rotated
    }

    /// The pane of a window in an orientation, or nil where the device does not offer it.
    public func pane(_ window: DeviceWindow, in orientation: DeviceOrientation) -> DevicePane? {
        panes.first { $0.window == window && $0.orientation == orientation }
    }

    /// The windows that the device offers in an orientation, the full one first.
    public func windows(in orientation: DeviceOrientation) -> [DeviceWindow] {
        DeviceWindow.allCases.filter { $0 == .full || pane($0, in: orientation) != nil }
    }
}
