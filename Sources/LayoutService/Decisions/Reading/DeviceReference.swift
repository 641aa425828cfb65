package import AdaptiveLayout
package import JSONWire

/// The device that a request names, as it names it.
package struct DeviceReference: Sendable, Hashable {
    /// The catalogue's id.
    package var id: String?
    /// Apple's model identifier.
    package var model: String?
    package var orientation = DeviceOrientation.portrait
    package var window = DeviceWindow.full
    package var isDisplayZoomed = false
    /// Whether an id or a model stands there, readable or not.
    fileprivate var isNamed = false

    /// Makes a reference that names nothing yet.
    package init() {}
}

/// The orientations of a device by name.
package let deviceOrientations: NameTable<DeviceOrientation> = [("portrait", .portrait), ("landscape", .landscape)]

/// The windows of a device by name.
package let deviceWindows: NameTable<DeviceWindow> = [
    ("full", .full), ("slide-over", .slideOver), ("split-third", .splitThird), ("split-half", .splitHalf),
    ("split-two-thirds", .splitTwoThirds),
]

extension DecodingNotes {
    /// Reads a device's name and how it is held.
    package mutating func deviceReference(_ value: borrowing JSONValue) -> DeviceReference? {
        var device = DeviceReference()
        let isObject = readObject(value, known: ["id", "model", "orientation", "window", "displayZoom"]) {
            name, value, notes in
            if value.isNull { return name.isDeviceMember }
            switch name {
            case "id": (device.id, device.isNamed) = (notes.string(value), true)
            case "model": (device.model, device.isNamed) = (notes.string(value), true)
            case "orientation": device.orientation = notes.choice(value, from: deviceOrientations) ?? .portrait
            case "window": device.window = notes.choice(value, from: deviceWindows) ?? .full
            case "displayZoom": device.isDisplayZoomed = notes.bool(value) ?? false
            default: return false
            }
            return true
        }
        return isObject ? device : nil
    }

    /// Finds the device in the catalogue and puts it in the configuration that the request asks for.
    package mutating func configuration(
        of reference: DeviceReference, in catalogue: DeviceCatalogue
    ) -> DeviceConfiguration? {
        guard let device = device(of: reference, in: catalogue) else { return nil }
        do throws(DeviceConfigurationFault) {
            return try DeviceConfiguration(
                device: device, orientation: reference.orientation, window: reference.window,
                isDisplayZoomed: reference.isDisplayZoomed)
        } catch {
            note(error, of: device, reference)
            return nil
        }
    }

    private mutating func device(of reference: DeviceReference, in catalogue: DeviceCatalogue) -> Device? {
        if let id = reference.id {
            guard let device = catalogue.device(id: id) else {
                fault(
                    at: .member("id"), "There is no device of this id.", nearest: catalogue.nearestID(to: id))
                return nil
            }
            guard let model = reference.model, !device.modelIdentifiers.contains(model) else { return device }
            fault(at: .member("model"), "This is no model identifier of \(id).")
            return nil
        }
        guard let model = reference.model else {
            if !reference.isNamed { fault("A device needs an id or a model.") }
            return nil
        }
        let devices = catalogue.devices(modelIdentifier: model)
        if devices.count == 1 { return devices[0] }
        if devices.isEmpty {
            fault(
                at: .member("model"), "There is no device of this model identifier.",
                nearest: catalogue.nearestModel(to: model))
        } else {
            let ids = devices.map(\.id).joined(separator: " and ")
            fault(at: .member("model"), "This model identifier names more than one display: give the id, \(ids).")
        }
        return nil
    }

    private mutating func note(_ error: DeviceConfigurationFault, of device: Device, _ reference: DeviceReference) {
        switch error {
        case .windowNotOffered(let offered):
            let names = offered.map(\.rawValue).joined(separator: ", ")
            fault(
                at: .member("window"),
                "\(device.name) does not have this window in \(reference.orientation.rawValue); it has \(names).")
        case .displayZoomNotOffered:
            fault(at: .member("displayZoom"), "\(device.name) has no Display Zoom, or none whose size is known.")
        case .displayZoomOnlyOfFullScreen:
            fault(at: .member("displayZoom"), "Only the full screen of a zoomed display is known.")
        }
    }
}

extension JSONText {
    fileprivate var isDeviceMember: Bool {
        choice(from: [("id", true), ("model", true), ("orientation", true), ("window", true), ("displayZoom", true)])
            ?? false
    }
}
