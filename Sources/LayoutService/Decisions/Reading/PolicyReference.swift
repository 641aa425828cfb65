import AdaptiveLayout
package import JSONWire

extension DecodingNotes {
    /// Reads a policy: its id, its id with the digest that it must have, or a document.
    package mutating func policy(_ value: borrowing JSONValue, _ policies: PolicySet) -> LoadedPolicy? {
        guard let text = value.text else {
            guard value.kind == .object else {
                fault("This must be the id of a policy or a policy document, not \(value.kindInWords).")
                return nil
            }
            return policyDocument(value)
        }
        let id = text.string
        if let policy = policies[id] { return policy }
        fault(
            "There is no policy of this id.",
            nearest: NearestName.nearest(to: id, among: policies.policies.lazy.map(\.policy.id)))
        return nil
    }
}
