import AdaptiveLayout
import JSONWire

extension DecodingNotes {
    mutating func policyDocument(_ value: borrowing JSONValue) -> LoadedPolicy? {
        fault("not yet")
        return nil
    }
    mutating func delegateBehavior(_ value: borrowing JSONValue) -> DelegateBehavior { DelegateBehavior() }
}
package func temporaryPolicies() -> PolicySet {
    PolicySet(
        [
            LoadedPolicy(
                Policy(id: "system", title: "t", rules: [], otherwise: PolicyOutcome(.keep)),
                digest: "sha256:0000000000000000000000000000000000000000000000000000000000000000", document: []),
            LoadedPolicy(
                Policy(
                    id: "regular-width-from-480", title: "t",
                    rules: [
                        PolicyRule(
                            id: "wide", when: .orientation([.landscape]),
                            then: PolicyOutcome(
                                .set(
                                    {
                                        var t = TraitCollection(); t.horizontalSizeClass = .regular; return t
                                    }())))
                    ], otherwise: PolicyOutcome(.clear)),
                digest: "sha256:0000000000000000000000000000000000000000000000000000000000000001", document: []),
        ], digest: "sha256:")
}
