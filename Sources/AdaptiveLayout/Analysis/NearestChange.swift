/// The nearest container, along one side, for which a policy decides otherwise.
public struct NearestChange: Sendable, Hashable {
    /// Which way the container must change.
    public enum Direction: String, CaseIterable, Sendable {
        case wider
        case narrower
        case taller
        case shorter
    }

    /// Which way the container must change.
    public var direction: Direction
    /// How far, in points.
    public var distance: Double
    /// The side's value at the change, in points.
    public var value: Double
    /// Whether the change has happened at that value; else it happens behind it.
    public var includesValue: Bool
    /// The place of the rule that decides then, or nil for `otherwise`.
    public var ruleIndex: Int?
    /// What is decided then.
    public var outcome: PolicyOutcome

    /// The change in words: "12 points wider, and the override is set".
    public var sentence: String {
        let points = FactValue.number(distance).words + (distance == 1 ? " point" : " points")
        let step = distance == 0 ? "any" : includesValue ? points : "more than \(points)"
        return "\(step) \(direction.rawValue), and \(outcome.override.words)"
    }
}

extension OverrideInstruction {
    fileprivate var words: String {
        switch self {
        case .set: "the override is set"
        case .clear: "the override is cleared"
        case .keep: "no call is made"
        }
    }
}

extension Policy {
    /// The nearest changes of the decision for a container, at most one in each direction, the nearest first.
    ///
    /// A change of the rule alone, to one that decides the same, does not count. A side that is not measured gives no
    /// direction.
    ///
    /// - Parameters:
    ///   - facts: The container.
    ///   - longestSide: How far to look, in points.
    /// - Returns: What changes, where.
    public func nearestChanges(from facts: PolicyFacts, upTo longestSide: Double = 100_000) -> [NearestChange] {
        let sides: [(AnalysisDomain.Axis, Double?, Double?)] = [
            (.width, facts.width, facts.height), (.height, facts.height, facts.width),
        ]
        let changes = sides.flatMap { axis, value, otherSide -> [NearestChange] in
            guard let value, (0...longestSide).contains(value) else { return [] }
            let domain = AnalysisDomain(
                axis: axis, range: 0...longestSide, otherSide: otherSide, traits: facts.traits,
                systemVersion: facts.systemVersion, previousRule: facts.previousRule)
            return nearestChanges(over: domain, from: value)
        }
        return changes.sorted { $0.distance < $1.distance }
    }

    private func nearestChanges(over domain: AnalysisDomain, from value: Double) -> [NearestChange] {
        let intervals = PolicyMap(self, domain: domain).decidedIntervals
        guard let place = intervals.firstIndex(where: { $0.interval.contains(value) }) else { return [] }
        let current = decisionShape(ofRule: intervals[place].ruleIndex)
        let differs = { (decided: DecidedInterval) in self.decisionShape(ofRule: decided.ruleIndex) != current }
        var changes: [NearestChange] = []
        if let above = intervals[(place + 1)...].first(where: differs) {
            changes.append(
                NearestChange(
                    direction: domain.axis == .width ? .wider : .taller, distance: above.interval.from - value,
                    value: above.interval.from, includesValue: above.interval.includesFrom,
                    ruleIndex: above.ruleIndex, outcome: outcome(ofRule: above.ruleIndex)))
        }
        if let below = intervals[..<place].last(where: differs) {
            changes.append(
                NearestChange(
                    direction: domain.axis == .width ? .narrower : .shorter, distance: value - below.interval.to,
                    value: below.interval.to, includesValue: below.interval.includesTo,
                    ruleIndex: below.ruleIndex, outcome: outcome(ofRule: below.ruleIndex)))
        }
        return changes
    }
}
