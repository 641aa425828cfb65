/// The container of a split view, as far as it is given; a device fills in the rest.
public struct TransitionContainer: Sendable, Hashable {
    /// The container's width in points; nil where it is not given.
    public var width: Double?
    /// The container's height in points; nil where it is not given.
    public var height: Double?
    /// The container's own traits, as far as they are given.
    public var traits: TraitCollection
    /// How the device is held; nil without a device.
    public var orientation: DeviceOrientation?

    /// Makes a container of what is given of it.
    public init(
        width: Double? = nil, height: Double? = nil, traits: TraitCollection = TraitCollection(),
        orientation: DeviceOrientation? = nil
    ) {
        self.width = width
        self.height = height
        self.traits = traits
        self.orientation = orientation
    }

    /// This container turned by a quarter: given sides change places, and a device with them.
    var rotated: TransitionContainer {
        TransitionContainer(width: height, height: width, traits: traits, orientation: orientation?.rotated)
    }
}

extension DeviceOrientation {
    fileprivate var rotated: DeviceOrientation {
        switch self {
        case .portrait: .landscape
        case .landscape: .portrait
        }
    }
}
