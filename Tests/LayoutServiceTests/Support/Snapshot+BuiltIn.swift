import LayoutService

extension Snapshot {
    /// The devices and policies that the binary carries.
    static func builtIn() throws -> Snapshot {
        Snapshot(catalogue: try DeviceFile.catalogue(), policies: PolicySet(try BuiltInPolicies.load()))
    }
}
