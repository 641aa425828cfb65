package import AdaptiveLayout
import JSONWire

/// Reads the device catalogue that the binary carries.
package enum DeviceFile {
    /// The file's name.
    package static let name = "devices.json"

    /// The catalogue of the embedded file.
    ///
    /// - Throws: `EmbeddedFileFault` where the file is missing or breaks its own shape.
    package static func catalogue() throws(EmbeddedFileFault) -> DeviceCatalogue {
        try catalogue(parsing: EmbeddedFile(named: name).bytes)
    }

    /// The catalogue of a file's content: an array of entries.
    ///
    /// - Throws: `EmbeddedFileFault` at the first place that cannot be read.
    package static func catalogue(parsing text: [UInt8]) throws(EmbeddedFileFault) -> DeviceCatalogue {
        let tree: JSONTree
        do {
            tree = try JSONTree(parsing: text)
        } catch {
            throw EmbeddedFileFault(file: name, pointer: "", reason: "\(error.reason) (byte \(error.offset))")
        }
        var devices: [Device] = []
        var known: Set<String> = []
        for entry in try DeviceFileReader(tree).elements() {
            let device = try Device(entry)
            guard known.insert(device.id).inserted else { throw entry.fault("The id \(device.id) stands twice.") }
            devices.append(device)
        }
        return DeviceCatalogue(devices: devices)
    }
}

extension Device {
    fileprivate init(_ entry: DeviceFileReader) throws(EmbeddedFileFault) {
        self.init(
            id: try entry["id"].text(), name: try entry["name"].text(),
            idiom: try entry["idiom"].choice(["phone": UserInterfaceIdiom.phone, "pad": .pad]),
            modelIdentifiers: try entry["modelIdentifiers"].texts(),
            releaseYear: Int(try entry["releaseYear"].number()),
            portraitSize: try entry["portraitSize"].size(), displayScale: try entry["scale"].number(),
            sizeClasses: try entry["sizeClasses"].classesByOrientation(),
            sizeClassConfidence: try entry.sizeClassConfidence(),
            safeAreaInsets: KnownInsets(
                insets: try entry["safeAreaInsets"].insetsByOrientation(), basis: try entry["safeAreaBasis"].text()),
            safeAreaVariants: try entry["safeAreaVariants"].optionalElements().map(SafeAreaVariant.init),
            displayZoom: try DisplayZoom(optional: entry["displayZoom"]), panes: try entry.panes(),
            group: try entry["deviceGroup"].optionalText())
    }
}

extension DeviceFileReader {
    // Classes that no document and no simulator gave were taken from a device with the same screen; the file's
    // confidence in them is then not high. The classes of foldables are read off simulators.
    fileprivate func sizeClassConfidence() throws(EmbeddedFileFault) -> Confidence {
        guard try self["confidence"]["sizeClasses"].text() == "high" else { return .inferred }
        return try self["deviceGroup"].optionalText() == nil ? .documented : .measured
    }

    fileprivate func panes() throws(EmbeddedFileFault) -> [DevicePane] {
        let panes = try self["multitasking"].optionalElements() + self["otherWindowSizes"].optionalElements()
        return try panes.map(DevicePane.init)
    }
}

extension KnownInsets {
    /// Insets count as measured where their basis says so of this very device.
    fileprivate init(insets: ByOrientation<EdgeInsets>, basis: String) {
        self.init(insets: insets, confidence: basis.hasPrefix("measured") ? .measured : .inferred, basis: basis)
    }
}
