/// Where on a grid each of a policy's rules matches.
struct PolicyMap {
    let grid: CellGrid
    /// For each rule, the cells on which its condition holds, whether or not an earlier rule decides there.
    let matches: [CellSet]
    /// For each rule, the cells on which it decides.
    let decides: [CellSet]

    /// Maps a policy on the grid of its own cuts and of those of another policy, so that two maps can be compared.
    init(_ policy: Policy, domain: AnalysisDomain, alongside other: Policy? = nil) {
        let survey = PolicySurvey(policy, domain: domain)
        let others = other.map { PolicySurvey($0, domain: domain).cuts } ?? []
        let grid = CellGrid(domain: domain, cuts: survey.cuts + others)
        self.grid = grid
        matches = policy.rules.indices.map { survey.map(ofRule: $0, on: grid).yes }
        var free = CellSet.full(count: grid.cellCount)
        var decides: [CellSet] = []
        for match in matches {
            decides.append(match.intersection(free))
            free.subtract(match)
        }
        self.decides = decides
    }

    /// For each cell the place of the rule that decides on it, or nil for `otherwise`.
    var deciders: [Int?] {
        var deciders: [Int?] = Array(repeating: nil, count: grid.cellCount)
        for (rule, cells) in decides.enumerated() {
            for cell in cells.runs().joined() { deciders[cell] = rule }
        }
        return deciders
    }
}

extension PolicyMap {
    var decidedIntervals: [DecidedInterval] {
        let deciders = self.deciders
        var intervals: [DecidedInterval] = []
        var start = 0
        for cell in deciders.indices where cell + 1 == deciders.count || deciders[cell + 1] != deciders[cell] {
            intervals.append(
                DecidedInterval(interval: grid.interval(of: start..<cell + 1), ruleIndex: deciders[cell]))
            start = cell + 1
        }
        return intervals
    }

    var unreachableRules: [UnreachableRule] {
        decides.indices.filter { decides[$0].isEmpty }.map { rule in
            UnreachableRule(
                ruleIndex: rule, shadowedBy: (0..<rule).filter { decides[$0].intersects(matches[rule]) })
        }
    }

    /// The pairs of rules that both match somewhere, the first so many of them in full, and how many there are.
    func overlaps(limit: Int, intervalLimit: Int) -> (pairs: [RuleOverlap], count: Int) {
        var pairs: [RuleOverlap] = []
        var count = 0
        for later in matches.indices {
            for earlier in 0..<later where matches[earlier].intersects(matches[later]) {
                count += 1
                guard pairs.count < limit else { continue }
                let runs = matches[earlier].intersection(matches[later]).runs(limit: intervalLimit)
                pairs.append(
                    RuleOverlap(earlier: earlier, later: later, intervals: runs.map { grid.interval(of: $0) }))
            }
        }
        return (pairs, count)
    }
}
