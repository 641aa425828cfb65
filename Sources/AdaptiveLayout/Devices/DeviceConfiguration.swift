/// A device as an app finds it: how it is held, which window the app has, and the display setting.
public struct DeviceConfiguration: Sendable, Hashable {
    /// The catalogue entry.
    public let device: Device
    /// How the device is held.
    public let orientation: DeviceOrientation
    /// The app's window.
    public let window: DeviceWindow
    /// Whether the display setting shows everything larger.
    public let isDisplayZoomed: Bool

    /// Makes a configuration.
    ///
    /// - Throws: `DeviceConfigurationFault` where the device offers no such window or no Display Zoom.
    public init(
        device: Device, orientation: DeviceOrientation = .portrait, window: DeviceWindow = .full,
        isDisplayZoomed: Bool = false
    ) throws(DeviceConfigurationFault) {
        guard window == .full || device.pane(window, in: orientation) != nil else {
            throw .windowNotOffered(offered: device.windows(in: orientation))
        }
        if isDisplayZoomed {
            guard device.displayZoom != nil else { throw .displayZoomNotOffered }
            guard window == .full else { throw .displayZoomOnlyOfFullScreen }
        }
        self.init(offeredBy: device, orientation, window, isDisplayZoomed)
    }

    private init(
        offeredBy device: Device, _ orientation: DeviceOrientation, _ window: DeviceWindow, _ isDisplayZoomed: Bool
    ) {
        self.device = device
        self.orientation = orientation
        self.window = window
        self.isDisplayZoomed = isDisplayZoomed
    }

    fileprivate static func all(of device: Device) -> [DeviceConfiguration] {
        DeviceOrientation.allCases.flatMap { orientation in
            device.windows(in: orientation).map { DeviceConfiguration(offeredBy: device, orientation, $0, false) }
                + (device.displayZoom == nil ? [] : [DeviceConfiguration(offeredBy: device, orientation, .full, true)])
        }
    }

    /// The window's size in points.
    public var size: Size {
        if let pane { return pane.size }
        return zoom?.screenSize(in: orientation) ?? device.screenSize(in: orientation)
    }

    /// The window's size classes.
    public var sizeClasses: SizeClasses {
        if let pane { return pane.sizeClasses }
        return zoom?.sizeClasses[orientation] ?? device.sizeClasses[orientation]
    }

    /// What the window's own trait collection says as far as the device decides it.
    public var traits: TraitCollection {
        var traits = TraitCollection()
        traits.horizontalSizeClass = sizeClasses.horizontal
        traits.verticalSizeClass = sizeClasses.vertical
        traits.userInterfaceIdiom = device.idiom
        traits.displayScale = device.displayScale
        return traits
    }

    /// The insets of the window under a system version: the entry's variant for it, else the entry's own.
    public func safeAreaInsets(in version: SystemVersion) -> EdgeInsets {
        knownInsets(in: version).insets[orientation]
    }

    /// The configuration in words, as a source: "iPad (A16), landscape, split-third".
    public var summary: String {
        let window = window == .full ? "" : ", \(window.rawValue)"
        return "\(device.name), \(orientation.rawValue)\(window)\(isDisplayZoomed ? ", Display Zoom" : "")"
    }

    var pane: DevicePane? { window == .full ? nil : device.pane(window, in: orientation) }

    var zoom: DisplayZoom? { isDisplayZoomed ? device.displayZoom : nil }

    func knownInsets(in version: SystemVersion) -> KnownInsets {
        device.safeAreaVariants.first { $0.holds(in: version) }?.known ?? device.safeAreaInsets
    }
}

extension Device {
    /// Every configuration that the device offers: in each orientation its windows, then the zoomed screen.
    public var configurations: [DeviceConfiguration] { DeviceConfiguration.all(of: self) }
}

/// Why a device cannot be used as a request says.
public enum DeviceConfigurationFault: Error, Sendable, Hashable {
    /// The device has no such window in this orientation; those that it has.
    case windowNotOffered(offered: [DeviceWindow])
    /// The device has no Display Zoom, or its zoomed size is not known.
    case displayZoomNotOffered
    /// Only the full screen of a zoomed display is known.
    case displayZoomOnlyOfFullScreen
}
