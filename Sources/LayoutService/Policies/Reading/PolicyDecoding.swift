package import AdaptiveLayout
package import JSONWire

/// The members of a policy document while they are read.
private struct PolicyMembers {
    var id: String?
    var title: String?
    var sources: [String] = []
    var rules: [PolicyRule] = []
    var otherwise: PolicyOutcome?
    var splitView: PolicySplitViewSettings?
    var delegate: DelegateBehavior?
}

extension DecodingNotes {
    /// Reads a policy document and digests its canonical form; nil only where a fault was noted.
    package mutating func policyDocument(_ value: borrowing JSONValue) -> LoadedPolicy? {
        policy(value).map(LoadedPolicy.init)
    }

    /// Reads a policy document; nil only where a fault was noted.
    package mutating func policy(_ value: borrowing JSONValue) -> Policy? {
        var members = PolicyMembers()
        let isObject = readObject(
            value, known: ["id", "title", "sources", "rules", "otherwise", "splitView", "delegate"]
        ) { name, value, notes in
            notes.policyMember(name, value, into: &members)
        }
        guard isObject else { return nil }
        if value["id"] == nil { fault("The member id is missing.") }
        if value["otherwise"] == nil {
            fault("The member otherwise is missing: without it some containers would have no answer.")
        }
        guard let id = members.id, let otherwise = members.otherwise else { return nil }
        return Policy(
            id: id, title: members.title ?? id, sources: members.sources, rules: members.rules, otherwise: otherwise,
            splitView: members.splitView, delegate: members.delegate)
    }

    private mutating func policyMember(
        _ name: borrowing JSONText, _ value: borrowing JSONValue, into members: inout PolicyMembers
    ) -> Bool {
        switch name {
        case "id": members.id = identifier(value)
        case "title": members.title = string(value, limit: PolicyLimits.textBytes)
        case "sources": members.sources = sources(value)
        case "rules": members.rules = policyRules(value)
        case "otherwise": members.otherwise = policyOutcome(value)
        case "splitView": members.splitView = policySplitView(value)
        case "delegate": members.delegate = delegateBehavior(value)
        // Where editors look for the schema; it says nothing about the policy.
        case "$schema": _ = string(value, limit: PolicyLimits.textBytes)
        default: return false
        }
        return true
    }

    /// Reads an id that can stand in a path and in a file name.
    private mutating func identifier(_ value: borrowing JSONValue) -> String? {
        guard let id = string(value, limit: PolicyLimits.idBytes) else { return nil }
        guard !id.isEmpty, id.utf8.allSatisfy(\.isIdentifierByte) else {
            fault("An id has one or more letters, digits, dots, underscores and hyphens, and nothing else.")
            return nil
        }
        guard !reservedIDs.contains(id) else {
            fault("This id is taken: /v1/policies/\(id) is another resource.")
            return nil
        }
        return id
    }

    private mutating func sources(_ value: borrowing JSONValue) -> [String] {
        var sources: [String] = []
        readArray(value, limit: PolicyLimits.listedValues) { _, value, notes in
            if let source = notes.string(value, limit: PolicyLimits.textBytes) { sources.append(source) }
        }
        return sources
    }

    private mutating func policyRules(_ value: borrowing JSONValue) -> [PolicyRule] {
        var rules: [PolicyRule] = []
        var ids: Set<String> = []
        readArray(value, limit: PolicyLimits.rules) { _, value, notes in
            guard let rule = notes.policyRule(value, otherIDs: &ids) else { return }
            rules.append(rule)
        }
        return rules
    }
}

/// The resources that stand beside the policies.
private let reservedIDs: Set<String> = ["analysis", "comparison"]

extension UInt8 {
    fileprivate var isIdentifierByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
