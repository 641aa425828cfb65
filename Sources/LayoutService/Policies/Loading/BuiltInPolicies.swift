import JSONWire

/// The policies that the binary carries.
package enum BuiltInPolicies {
    /// Reads all of them, in the order in which they are listed.
    ///
    /// - Throws: `EmbeddedFileFault` at the first document that is no policy.
    package static func load() throws(EmbeddedFileFault) -> [LoadedPolicy] {
        var policies: [LoadedPolicy] = []
        for file in EmbeddedFile.all(in: "policies/") {
            policies.append(try policy(of: file))
        }
        return policies
    }

    private static func policy(of file: EmbeddedFile) throws(EmbeddedFileFault) -> LoadedPolicy {
        do {
            return try PolicyFile.policy(parsing: file.bytes)
        } catch {
            let first = error.faults.first
            throw EmbeddedFileFault(
                file: file.name, pointer: first?.pointer ?? "", reason: first?.reason ?? error.reason)
        }
    }
}
