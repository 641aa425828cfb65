import AdaptiveLayout
package import JSONWire

extension DecodingNotes {
    /// Reads a policy: its id, its id with the digest that it must have, or a document.
    package mutating func policy(_ value: borrowing JSONValue, _ policies: PolicySet) -> LoadedPolicy? {
        if let text = value.text {
            return policies.policy(named: text) ?? policy(named: text.string, policies)
        }
        guard value.kind == .object else {
            fault("This must be the id of a policy or a policy document, not \(value.kindInWords).")
            return nil
        }
        return value.isPolicyDocument ? policyDocument(value) : pinnedPolicy(value, policies)
    }

    private mutating func policy(named id: String, _ policies: PolicySet) -> LoadedPolicy? {
        if let policy = policies[id] { return policy }
        fault(
            "There is no policy of this id.",
            nearest: NearestName.nearest(to: id, among: policies.policies.lazy.map(\.policy.id)))
        return nil
    }

    /// Reads `{"id", "digest"}`: a policy that must be the very one that the caller knows.
    private mutating func pinnedPolicy(_ value: borrowing JSONValue, _ policies: PolicySet) -> LoadedPolicy? {
        var policy: LoadedPolicy?
        var digest: String?
        readObject(value, known: ["id", "digest"]) { name, value, notes in
            switch name {
            case "id": policy = notes.string(value).flatMap { notes.policy(named: $0, policies) }
            case "digest": digest = notes.digest(value)
            default: return false
            }
            return true
        }
        if value["id"] == nil { fault("The member id is missing.") }
        guard let policy, let digest else { return nil }
        if policy.digest != digest { conflict(.policyChanged(policy)) }
        return policy
    }

    private mutating func digest(_ value: borrowing JSONValue) -> String? {
        guard let digest = string(value) else { return nil }
        let digits = digest.utf8.dropFirst(7)
        guard digest.hasPrefix("sha256:"), digits.count == 64, digits.allSatisfy(\.isHexadecimalDigit) else {
            fault("A digest is sha256: and 64 small hexadecimal digits.")
            return nil
        }
        return digest
    }
}

extension JSONValue {
    /// Whether the value is a policy document, rather than a policy's id, alone or with its digest.
    var isPolicyDocument: Bool { kind == .object && self["digest"] == nil }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}

extension Problem {
    /// A request for a policy that has another digest now.
    fileprivate static func policyChanged(_ policy: LoadedPolicy) -> Problem {
        Problem(.policyChanged, "The policy \(policy.policy.id) has another digest now: see digest.")
            .with("policy", .text(policy.policy.id))
            .with("digest", .text(policy.digest))
    }
}
