package import AdaptiveLayout
package import JSONWire

/// What a matrix is made of: every combination of these that a device offers is a row.
package struct MatrixRequest: Sendable {
    /// The devices, in the order asked for.
    package var devices: [Device]
    /// How each is held.
    package var orientations: [DeviceOrientation] = DeviceOrientation.allCases
    /// Which windows an app has; those that a device does not offer give no row.
    package var windows: [DeviceWindow] = [.full]
    /// The policies that decide.
    package var policies: [LoadedPolicy]
    /// The versions of iOS to follow.
    package var systemVersions: [SystemVersion] = [.newestMeasured]
    /// What the app sets on its split view.
    package var splitView = SplitViewConfiguration()
    /// How the app's delegate answers.
    package var delegate = DelegateBehavior()

    /// Every combination, in the order of the rows: devices, orientations, windows, policies, versions.
    package var configurations: [DeviceConfiguration] {
        devices.flatMap { device in
            orientations.flatMap { orientation in
                windows.compactMap { window in
                    // A window that is not offered is no fault here: it gives no row.
                    try? DeviceConfiguration(device: device, orientation: orientation, window: window)
                }
            }
        }
    }
}

extension DecodingNotes {
    /// Reads a matrix request; what is left out is all devices, both orientations, `full`, `system` and the newest
    /// measured version.
    package mutating func matrixRequest(_ value: borrowing JSONValue, _ snapshot: Snapshot) -> MatrixRequest? {
        guard let system = snapshot.policies.system else { return nil }
        var matrix = MatrixRequest(devices: snapshot.catalogue.devices, policies: [system])
        let known: [StaticString] = [
            "devices", "orientations", "windows", "policies", "systemVersions", "splitView", "delegate",
        ]
        let isObject = readObject(value, known: known) { name, value, notes in
            if value.isNull { return known.contains { name == $0 } }
            switch name {
            case "devices": matrix.devices = notes.matrixDevices(value, snapshot.catalogue)
            case "orientations":
                matrix.orientations = notes.list(value, by: \.self) { $1.choice($0, from: deviceOrientations) }
            case "windows": matrix.windows = notes.list(value, by: \.self) { $1.choice($0, from: deviceWindows) }
            case "policies": matrix.policies = notes.list(value, by: \.digest) { $1.policy($0, snapshot.policies) }
            case "systemVersions": matrix.systemVersions = notes.list(value, by: \.self) { $1.systemVersion($0) }
            case "splitView": matrix.splitView = notes.splitView(value)
            case "delegate": matrix.delegate = notes.delegateBehavior(value)
            default: return false
            }
            return true
        }
        return isObject ? matrix : nil
    }

    /// Reads `"all"`, a list of ids, or `{"idiom": "pad"}`.
    private mutating func matrixDevices(_ value: borrowing JSONValue, _ catalogue: DeviceCatalogue) -> [Device] {
        switch value.kind {
        case .string where value.text?.string == "all":
            return catalogue.devices
        case .object:
            return matrixIdiom(value).map { idiom in catalogue.devices.filter { $0.idiom == idiom } } ?? []
        case .array:
            return list(value, by: \.id) { value, notes in
                guard let id = notes.string(value) else { return nil }
                if let device = catalogue.device(id: id) { return device }
                notes.fault("There is no device of this id.", nearest: catalogue.nearestID(to: id))
                return nil
            }
        case .string, .null, .bool, .number:
            let found = value.kind == .string ? "another text" : value.kindInWords
            fault("This must be \"all\", a list of ids, or an object with an idiom, not \(found).")
            return []
        }
    }

    private mutating func matrixIdiom(_ value: borrowing JSONValue) -> UserInterfaceIdiom? {
        var idiom: UserInterfaceIdiom?
        var isGiven = false
        readObject(value, known: ["idiom"]) { name, value, notes in
            guard name == "idiom" else { return false }
            isGiven = true
            idiom = notes.choice(value, from: [("phone", UserInterfaceIdiom.phone), ("pad", .pad)])
            return true
        }
        if !isGiven { fault("Devices by idiom need the idiom: phone or pad.") }
        return idiom
    }

    /// Reads a list; what is given again counts once, and an empty list gives no row.
    private mutating func list<Element, Identity: Hashable>(
        _ value: borrowing JSONValue, by identity: KeyPath<Element, Identity>,
        _ read: (borrowing JSONValue, inout DecodingNotes) -> Element?
    ) -> [Element] {
        var elements: [Element] = []
        var known: Set<Identity> = []
        readArray(value, limit: MatrixRows.limit) { _, value, notes in
            guard let element = read(value, &notes), known.insert(element[keyPath: identity]).inserted else { return }
            elements.append(element)
        }
        return elements
    }
}
