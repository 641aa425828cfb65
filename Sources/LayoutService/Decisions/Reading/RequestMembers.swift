package import AdaptiveLayout
package import JSONWire

/// The members of a decision request as they were given, before devices and policies have been looked up.
package struct RequestMembers: Sendable {
    package var size: GivenSize?
    package var traits = TraitCollection()
    package var device: DeviceReference?
    package var policy: LoadedPolicy?
    package var currentOverride: TraitCollection?
    package var previousRule: String?
    package var systemVersion: SystemVersion?
    package var safeAreaInsets: EdgeInsets?
    package var splitView: SplitViewConfiguration?
    package var delegate = DelegateBehavior()

    /// Makes a request in which nothing is given.
    package init() {}

    /// Whether a device is named.
    var namesDevice: Bool {
        if case .some = device { true } else { false }
    }

    /// Every member that a decision request can have.
    package static let names: [StaticString] = [
        "size", "traits", "device", "policy", "currentOverride", "previousRule", "systemVersion", "safeAreaInsets",
        "splitView", "delegate",
    ]
}

extension DecodingNotes {
    /// Reads one member of a decision request and says whether it is one; null is as if it were left out.
    package mutating func requestMember(
        _ name: borrowing JSONText, _ value: borrowing JSONValue, into members: inout RequestMembers,
        _ snapshot: Snapshot
    ) -> Bool {
        if value.isNull { return RequestMembers.names.contains { name == $0 } }
        switch name {
        case "size": members.size = size(value)
        case "traits": members.traits = traits(value)
        case "device": members.device = deviceReference(value)
        case "policy": members.policy = policy(value, snapshot.policies)
        case "currentOverride": members.currentOverride = traits(value)
        case "previousRule": members.previousRule = string(value)
        case "systemVersion": members.systemVersion = systemVersion(value)
        case "safeAreaInsets": members.safeAreaInsets = insets(value)
        case "splitView": members.splitView = splitView(value)
        case "delegate": members.delegate = delegateBehavior(value)
        default: return false
        }
        return true
    }
}
