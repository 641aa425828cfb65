import AdaptiveLayout
package import MicroHTTP

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

    /// Where decisions of one kind are counted; it outlives the tally that said so.
    package struct Place: Sendable {
        fileprivate let counters: CounterBank
        fileprivate let index: Int

        /// Counts a decision.
        package func count(in lane: CounterLane = .current) {
            counters.add(to: index, in: lane)
        }
    }

    /// What is counted, each once, and where.
    private let series: [(key: Key, place: Place)]
    /// Where documents of requests are counted, and behind that the rules of each policy.
    private let places: [Place]
    /// The policies by their places in the set, each with the place of its first rule.
    ///
    /// An identity keeps nothing alive; it is asked about by those who have the policies.
    private let policies: [(identity: ObjectIdentifier, first: Int)]

    /// Makes a tally for policies.
    ///
    /// - Parameters:
    ///   - policies: The policies that have counts of their own, each at its place in their set.
    ///   - earlier: The tally of the set that these policies replace. What both count, they count in one place, so that
    ///     no decision is lost that is still counted there.
    package init(of policies: [LoadedPolicy], continuing earlier: DecisionTally? = nil) {
        var keys = [Key.inline]
        var firsts: [(ObjectIdentifier, Int)] = []
        for loaded in policies {
            firsts.append((ObjectIdentifier(loaded), keys.count))
            let rules = loaded.policy.rules.map(\.id) + [Key.otherwise]
            keys += rules.map { Key(policy: loaded.policy.id, rule: $0) }
        }
        var known: [Key: Place] = [:]
        for (key, place) in earlier?.series ?? [] { known[key] = place }
        let counters = CounterBank(count: keys.count { known[$0] == nil })
        var series: [(Key, Place)] = []
        var seen: Set<Key> = []
        var added = 0
        for key in keys where seen.insert(key).inserted {
            let place = known[key] ?? Place(counters: counters, index: added)
            if known.updateValue(place, forKey: key) == nil { added += 1 }
            series.append((key, place))
        }
        self.series = series
        places = keys.compactMap { known[$0] }
        self.policies = firsts
    }

    /// Where the decisions by a rule of a policy are counted; nil is the policy's `otherwise`.
    package func place(ofRule rule: Int?, in policy: LoadedPolicy) -> Place {
        guard let place = policy.place, place < policies.count, policies[place].identity == ObjectIdentifier(policy)
        else { return places[0] }
        return places[policies[place].first + (rule ?? policy.policy.rules.count)]
    }

    /// Counts a decision by a rule of a policy; nil is the policy's `otherwise`.
    package func count(rule: Int?, of policy: LoadedPolicy) {
        place(ofRule: rule, in: policy).count()
    }

    /// What has been counted so far, without what is 0.
    package func counts() -> [(Key, UInt64)] {
        series.compactMap { key, place in
            let count = place.counters[place.index]
            return count > 0 ? (key, count) : nil
        }
    }
}
