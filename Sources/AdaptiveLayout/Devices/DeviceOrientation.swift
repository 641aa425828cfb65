/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Sendable {
    case portrait
    case landscape
}

/// One value for each way to hold a device.
public struct ByOrientation<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value that holds in portrait.
    public var portrait: Value
    /// The value that holds in landscape.
    public var landscape: Value

    /// Makes a pair of the two values.
    public init(portrait: Value, landscape: Value) {
        self.portrait = portrait
        self.landscape = landscape
    }

    /// The value that holds in an orientation.
    public subscript(orientation: DeviceOrientation) -> Value {
        switch orientation {
        case .portrait: portrait
        case .landscape: landscape
        }
    }
}
