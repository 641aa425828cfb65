/// The known devices, found by id, by model identifier and by the size of a window.
///
/// It is a class, so that passing it on costs next to nothing.
public final class DeviceCatalogue: Sendable {
    /// All entries, in the order in which they are listed.
    public let devices: [Device]

    private let placesByID: [String: Int]
    private let placesByModel: [String: [Int]]
    private let configurationsBySize: [Size: [DeviceConfiguration]]

    /// Makes a catalogue; of two entries with one id, the first is found.
    public init(devices: [Device]) {
        self.devices = devices
        placesByID = Dictionary(devices.indices.map { (devices[$0].id, $0) }) { first, _ in first }
        let models = devices.indices.flatMap { place in devices[place].modelIdentifiers.map { ($0, place) } }
        placesByModel = Dictionary(grouping: models, by: \.0).mapValues { $0.map(\.1) }
        configurationsBySize = Dictionary(grouping: devices.flatMap(\.configurations), by: \.size)
    }

    /// The entry of an id, or nil.
    public func device(id: String) -> Device? {
        placesByID[id].map { devices[$0] }
    }

    /// The entries that a model identifier names: none, one, or the two displays of a foldable.
    public func devices(modelIdentifier: String) -> [Device] {
        (placesByModel[modelIdentifier] ?? []).map { devices[$0] }
    }

    /// The configurations of all devices whose window has exactly this size in points.
    public func configurations(ofSize size: Size) -> [DeviceConfiguration] {
        configurationsBySize[size] ?? []
    }
}
