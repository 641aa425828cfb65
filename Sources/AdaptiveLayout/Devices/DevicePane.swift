/// A window of fixed size on a device, beside the full screen (SZ-7, SZ-12).
public struct DevicePane: Sendable, Hashable {
    /// Which window it is.
    public var window: DeviceWindow
    /// How the device is held.
    public var orientation: DeviceOrientation
    /// The window's size in points.
    public var size: Size
    /// The window's size classes.
    public var sizeClasses: SizeClasses
    /// How well the width is known; inferred where it was computed from the panes of other devices.
    public var widthConfidence: Confidence
    /// How well the height is known; inferred where it is only known not to be larger.
    public var heightConfidence: Confidence
    /// How well the horizontal class is known.
    public var classConfidence: Confidence
    /// What sources say against the class, in words, or nil where they agree.
    public var contested: String?

    /// Makes a pane of its place on the device, its measures, and how well they are known.
    public init(
        window: DeviceWindow, orientation: DeviceOrientation, size: Size, sizeClasses: SizeClasses,
        widthConfidence: Confidence, heightConfidence: Confidence, classConfidence: Confidence, contested: String? = nil
    ) {
        self.window = window
        self.orientation = orientation
        self.size = size
        self.sizeClasses = sizeClasses
        self.widthConfidence = widthConfidence
        self.heightConfidence = heightConfidence
        self.classConfidence = classConfidence
        self.contested = contested
    }
}

/// The display setting that shows everything larger, on a screen of fewer points.
public struct DisplayZoom: Sendable, Hashable {
    /// The full screen in portrait, in points.
    public var portraitSize: Size
    /// The classes of the full screen (SZ-6).
    public var sizeClasses: ByOrientation<SizeClasses>
    /// How well the size is known; the classes are always inferred.
    public var sizeConfidence: Confidence
    /// What the size or the classes rest on, in words, or nil.
    public var note: String?

    /// Makes a zoomed screen of its size and classes.
    public init(
        portraitSize: Size, sizeClasses: ByOrientation<SizeClasses>, sizeConfidence: Confidence, note: String? = nil
    ) {
        self.portraitSize = portraitSize
        self.sizeClasses = sizeClasses
        self.sizeConfidence = sizeConfidence
        self.note = note
    }

    /// The full screen in an orientation, in points.
    public func screenSize(in orientation: DeviceOrientation) -> Size {
        orientation == .portrait ? portraitSize : portraitSize.rotated
    }
}
