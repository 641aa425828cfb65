import AdaptiveLayout

/// Counts decisions by policy and rule.
///
/// It knows the rules of one set of policies, so that no request can add a series: decisions by documents that came with
/// their request are counted together.
package final class DecisionTally: Sendable {
    /// What a count is of.
    package struct Key: Sendable, Hashable {
        /// The policy's id.
        package let policy: String
        /// The rule's id.
        package let rule: String

        /// Makes a key of both ids.
        package init(policy: String, rule: String) {
            self.policy = policy
            self.rule = rule
        }

        /// Decisions by documents that came with their request.
        package static let inline = Key(policy: "(inline)", rule: "(any)")

        fileprivate static let otherwise = "(otherwise)"
    }

    /// Where decisions of one kind are counted, in the tally that said so.
    package struct Place: Sendable {
        fileprivate let index: Int
    }

    private let keys: [Key]
    private let firstOfPolicy: [ObjectIdentifier: Int]
    private let counters: CounterBank
    private let before: [Key: UInt64]

    /// Makes a tally for policies.
    ///
    /// - Parameters:
    ///   - policies: The policies that have counts of their own.
    ///   - earlier: The tally of the set that these policies replace; what it has counted stays counted.
    package init(of policies: [LoadedPolicy], continuing earlier: DecisionTally? = nil) {
        var keys = [Key.inline]
        var firstOfPolicy: [ObjectIdentifier: Int] = [:]
        for loaded in policies {
            firstOfPolicy[ObjectIdentifier(loaded)] = keys.count
            let rules = loaded.policy.rules.map(\.id) + [Key.otherwise]
            keys += rules.map { Key(policy: loaded.policy.id, rule: $0) }
        }
        self.keys = keys
        self.firstOfPolicy = firstOfPolicy
        counters = CounterBank(count: keys.count)
        before = earlier.map { Dictionary($0.counts(), uniquingKeysWith: +) } ?? [:]
    }

    /// Where the decisions by a rule of a policy are counted; nil is the policy's `otherwise`.
    package func place(of rule: String?, in policy: LoadedPolicy) -> Place {
        guard let first = firstOfPolicy[ObjectIdentifier(policy)] else { return Place(index: 0) }
        let rules = policy.policy.rules
        let index = rule.flatMap { rule in rules.firstIndex { $0.id == rule } } ?? rules.count
        return Place(index: first + index)
    }

    /// Counts a decision at its place in this tally.
    package func count(at place: Place) {
        counters.add(to: place.index)
    }

    /// Counts a decision by a rule of a policy; nil is the policy's `otherwise`.
    package func count(_ rule: String?, of policy: LoadedPolicy) {
        count(at: place(of: rule, in: policy))
    }

    /// What has been counted so far, without what is 0.
    package func counts() -> [(Key, UInt64)] {
        keys.enumerated().compactMap { index, key in
            let count = counters[index] + (before[key] ?? 0)
            return count > 0 ? (key, count) : nil
        }
    }
}
