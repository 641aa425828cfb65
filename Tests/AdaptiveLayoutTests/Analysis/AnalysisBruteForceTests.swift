import AdaptiveLayout
import Testing

@Suite("An analysis against brute force")
struct AnalysisBruteForceTests {
    #if DEBUG
        /// Code that is not optimized takes five times as long, so that it does a fifth.
        private static let policiesInAll = 2_000
    #else
        private static let policiesInAll = 10_000
    #endif
    private static let batches: [UInt64] = Array(0..<20)
    private static let valuesForEach = 200

    @Test(
        "gives each of 200 containers the rule that decides for it, in thousands of random policies", arguments: batches
    )
    func intervalsAgree(batch: UInt64) {
        var random = RandomPolicies(seed: batch)
        for number in 0..<Self.policiesInAll / Self.batches.count {
            let policy = random.policy()
            let domain = random.domain()
            let analysis = policy.analyze(over: domain)
            let ends: [Double] = analysis.intervals.flatMap { [$0.interval.from, $0.interval.to] }
            var cursor = Cursor(analysis.intervals)
            for value in random.values(in: domain.range, count: Self.valuesForEach, near: ends + [480, 800, 1280])
                .sorted()
            {
                let expected = policy.evaluate(domain.facts(at: value)).ruleIndex
                guard cursor.ruleIndex(at: value) == expected else {
                    Issue.record("policy \(number) of batch \(batch) at \(value): \(policy.rules) over \(domain)")
                    return
                }
            }
        }
    }

    /// Reads intervals in the order of rising values, and insists that each value lies in exactly one of them.
    private struct Cursor {
        private let intervals: [DecidedInterval]
        private var place = 0

        init(_ intervals: [DecidedInterval]) {
            self.intervals = intervals
        }

        mutating func ruleIndex(at value: Double) -> Int?? {
            while place < intervals.count, !intervals[place].interval.contains(value) { place += 1 }
            let isInNextToo = place + 1 < intervals.count && intervals[place + 1].interval.contains(value)
            return place < intervals.count && !isInNextToo ? .some(intervals[place].ruleIndex) : .none
        }
    }

    @Test("finds every overlap and every reachable rule that trying containers finds", arguments: 0..<UInt64(10))
    func overlapsAndReachAgree(batch: UInt64) {
        var random = RandomPolicies(seed: 1000 + batch)
        for _ in 0..<50 {
            let policy = random.policy()
            let domain = random.domain()
            let analysis = policy.analyze(over: domain)
            let unreachable = Set(analysis.unreachableRules.map(\.ruleIndex))
            for value in random.values(in: domain.range, count: 50, near: [480, 800, 1280]) {
                let matching = Self.rules(of: policy, matching: domain.facts(at: value))
                if let first = matching.first { #expect(!unreachable.contains(first)) }
                let found = analysis.overlaps.filter { $0.intervals.contains { $0.contains(value) } }
                #expect(Set(found.map { [$0.earlier, $0.later] }) == Self.pairs(matching))
            }
        }
    }

    private static func rules(of policy: Policy, matching facts: PolicyFacts) -> [Int] {
        policy.rules.indices.filter { place in
            let rule = policy.rules[place]
            let alone = Policy(id: "alone", title: "alone", rules: [rule], otherwise: PolicyOutcome(.keep))
            return alone.evaluate(facts).ruleIndex == 0
        }
    }

    private static func pairs(_ rules: [Int]) -> Set<[Int]> {
        Set(rules.flatMap { later in rules.filter { $0 < later }.map { [$0, later] } })
    }

    @Test("explains the rule that it decides by", arguments: 0..<UInt64(10))
    func explanationsAgree(batch: UInt64) {
        var random = RandomPolicies(seed: 2000 + batch)
        for _ in 0..<50 {
            let policy = random.policy()
            let domain = random.domain()
            for value in random.values(in: domain.range, count: 20, near: [480, 800]) {
                let trials = policy.explain(domain.facts(at: value))
                let matched = trials.last.flatMap { $0.verdict == .matched ? $0.ruleIndex : nil }
                #expect(matched == policy.evaluate(domain.facts(at: value)).ruleIndex)
            }
        }
    }
}
