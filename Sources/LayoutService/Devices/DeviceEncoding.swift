package import AdaptiveLayout
package import JSONWire

extension Device: JSONWritable {
    /// Writes the entry as `/v1/devices/{id}` shows it.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", id)
            writer.member("name", name)
            writer.member("idiom", idiom == .pad ? "pad" : "phone")
            writer.member("modelIdentifiers", modelIdentifiers)
            writer.member("portraitSize", portraitSize)
            writer.member("displayScale", displayScale)
            writer.member("releaseYear", releaseYear)
            writer.member("sizeClasses", sizeClasses)
            writer.member("safeAreaInsets", safeAreaInsets.insets)
            writer.member("windows", windows)
            writer.member("displayZoom", orNull: displayZoom)
            writer.member("deviceGroup", ifPresent: group)
        }
    }

    private var windows: [WindowEntry] {
        configurations.filter { !$0.isDisplayZoomed }.map(WindowEntry.init)
    }
}

/// A window among a device's windows.
private struct WindowEntry: JSONWritable {
    let configuration: DeviceConfiguration

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("window", configuration.window.rawValue)
            writer.member("orientation", configuration.orientation.rawValue)
            writer.member("size", configuration.size)
            writer.member("sizeClasses", configuration.sizeClasses)
        }
    }
}

extension DisplayZoom: JSONWritable {
    /// Writes the zoomed screen and its classes.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("portraitSize", portraitSize)
            writer.member("sizeClasses", sizeClasses)
        }
    }
}

extension SizeClasses: JSONWritable {
    /// Writes `{"horizontal", "vertical"}`.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("horizontal", horizontal.name)
            writer.member("vertical", vertical.name)
        }
    }
}

extension ByOrientation: JSONWritable where Value: JSONWritable {
    /// Writes `{"portrait", "landscape"}`.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("portrait", portrait)
            writer.member("landscape", landscape)
        }
    }
}
