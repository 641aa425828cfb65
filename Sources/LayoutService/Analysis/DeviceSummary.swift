import AdaptiveLayout

/// A set of device configurations in one sentence, such as "Differs on iPhone Air in landscape, and on no iPad.".
struct DeviceSummary {
    /// How many devices of a kind are named; the others are counted.
    private static let longestList = 5

    private let configurations: [DeviceConfiguration]

    init(_ configurations: [DeviceConfiguration]) {
        self.configurations = configurations
    }

    var sentence: String {
        guard !configurations.isEmpty else { return "Differs on no device." }
        return "Differs on \(list(.phone) ?? "no iPhone"), and on \(list(.pad) ?? "no iPad")."
    }

    /// The devices of a kind, each with how it must be held; nil for none.
    private func list(_ idiom: UserInterfaceIdiom) -> String? {
        var names: [String] = []
        var byName: [String: [DeviceConfiguration]] = [:]
        for configuration in configurations where configuration.device.idiom == idiom {
            let name = configuration.device.name
            if byName[name] == nil { names.append(name) }
            byName[name, default: []].append(configuration)
        }
        guard !names.isEmpty else { return nil }
        let listed = names.prefix(Self.longestList).map { name in
            name + Self.circumstances(of: byName[name, default: []])
        }
        let more = names.count - listed.count
        let kind = idiom == .pad ? "iPads" : "iPhones"
        return listed.joined(separator: ", ") + (more > 0 ? " and \(more) more \(kind)" : "")
    }

    /// What all configurations of a device have in common.
    private static func circumstances(of configurations: [DeviceConfiguration]) -> String {
        let orientations = Set(configurations.map(\.orientation))
        let held = orientations.count == 1 ? configurations.first.map { " in \($0.orientation.rawValue)" } ?? "" : ""
        let isFullScreen = configurations.contains { $0.window == .full }
        return held + (isFullScreen ? "" : " in smaller windows")
    }
}
