import AdaptiveLayout
import Synchronization

/// Counts decisions by policy and rule, and says how long its policies are in force.
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
    /// The policies by their places in the set, each with the count of its first rule.
    private let policies: [(policy: LoadedPolicy, first: Int)]
    private let counters: CounterBank
    private let before: [Key: UInt64]
    private let hasEnded = Atomic<Bool>(false)

    /// Makes a tally for policies.
    ///
    /// - Parameters:
    ///   - policies: The policies that have counts of their own, each at its place in their set.
    ///   - earlier: The tally of the set that these policies replace; what it has counted stays counted.
    package init(of policies: [LoadedPolicy], continuing earlier: DecisionTally? = nil) {
        var keys = [Key.inline]
        var firsts: [(LoadedPolicy, Int)] = []
        for loaded in policies {
            firsts.append((loaded, keys.count))
            let rules = loaded.policy.rules.map(\.id) + [Key.otherwise]
            keys += rules.map { Key(policy: loaded.policy.id, rule: $0) }
        }
        self.keys = keys
        self.policies = firsts
        counters = CounterBank(count: keys.count)
        before = earlier.map { Dictionary($0.counts(), uniquingKeysWith: +) } ?? [:]
    }

    /// Whether no other policies have taken the place of these: what follows from them holds as long.
    package var isCurrent: Bool { !hasEnded.load(ordering: .acquiring) }

    /// Says that other policies take the place of these.
    package func end() {
        hasEnded.store(true, ordering: .releasing)
    }

    /// Where the decisions by a rule of a policy are counted; nil is the policy's `otherwise`.
    package func place(ofRule rule: Int?, in policy: LoadedPolicy) -> Place {
        guard let place = policy.place, place < policies.count, policies[place].policy === policy else {
            return Place(index: 0)
        }
        return Place(index: policies[place].first + (rule ?? policy.policy.rules.count))
    }

    /// Counts a decision at its place in this tally.
    package func count(at place: Place) {
        counters.add(to: place.index)
    }

    /// Counts a decision by a rule of a policy; nil is the policy's `otherwise`.
    package func count(rule: Int?, of policy: LoadedPolicy) {
        count(at: place(ofRule: rule, in: policy))
    }

    /// What has been counted so far, without what is 0.
    package func counts() -> [(Key, UInt64)] {
        keys.enumerated().compactMap { index, key in
            let count = counters[index] + (before[key] ?? 0)
            return count > 0 ? (key, count) : nil
        }
    }
}
