/// What a policy does over a domain: exact, not sampled.
public struct PolicyAnalysis: Sendable, Hashable {
    /// The domain that everything here is relative to.
    public var domain: AnalysisDomain
    /// The whole range in order, without gaps; neighbours differ in the rule that decides.
    public var intervals: [DecidedInterval]
    /// The values at which the deciding rule changes.
    public var breakPoints: [BreakPoint]
    /// The rules that decide for no container of the domain.
    public var unreachableRules: [UnreachableRule]
    /// The first pairs of rules that both match some container of the domain, at most `overlapLimit`.
    public var overlaps: [RuleOverlap]
    /// How many such pairs there are.
    public var overlapCount: Int

    /// The greatest number of overlaps that are listed, and of intervals that are listed for each.
    public static var overlapLimit: (pairs: Int, intervals: Int) { (1000, 100) }
}

/// A part of the domain and the rule that decides on it.
public struct DecidedInterval: Sendable, Hashable {
    /// The part of the domain's range.
    public var interval: DomainInterval
    /// The place of the rule among the policy's, or nil for `otherwise`.
    public var ruleIndex: Int?
}

/// A value at which the deciding rule changes.
public struct BreakPoint: Sendable, Hashable {
    /// Which interval a threshold belongs to.
    public enum Side: String, CaseIterable, Sendable {
        /// The one with the smaller values.
        case below
        /// The one with the greater values.
        case above
        /// One of its own.
        case alone
    }

    /// The side of the container that varies.
    public var axis: AnalysisDomain.Axis
    /// Its value, in points.
    public var value: Double
    /// Which side the value itself belongs to.
    public var belongsTo: Side
}

/// A rule that decides for no container of a domain.
public struct UnreachableRule: Sendable, Hashable {
    /// The rule's place among the policy's.
    public var ruleIndex: Int
    /// The places of the earlier rules that decide wherever it would match; none where its condition never holds.
    public var shadowedBy: [Int]
}

/// Two rules that both match on a part of a domain.
public struct RuleOverlap: Sendable, Hashable {
    /// The place of the rule that comes first, and so is the one that may decide.
    public var earlier: Int
    /// The place of the rule that comes later.
    public var later: Int
    /// Where both match: the first parts, at most `PolicyAnalysis.overlapLimit`.
    public var intervals: [DomainInterval]
}

extension Policy {
    /// What the policy does over a domain.
    public func analyze(over domain: AnalysisDomain) -> PolicyAnalysis {
        let map = PolicyMap(self, domain: domain)
        let intervals = map.decidedIntervals
        let limit = PolicyAnalysis.overlapLimit
        let overlaps = map.overlaps(limit: limit.pairs, intervalLimit: limit.intervals)
        return PolicyAnalysis(
            domain: domain, intervals: intervals, breakPoints: BreakPoint.between(intervals, on: domain.axis),
            unreachableRules: map.unreachableRules, overlaps: overlaps.pairs, overlapCount: overlaps.count)
    }
}

extension BreakPoint {
    fileprivate static func between(_ intervals: [DecidedInterval], on axis: AnalysisDomain.Axis) -> [BreakPoint] {
        var points: [BreakPoint] = []
        for place in intervals.indices.dropLast() {
            let interval = intervals[place].interval
            if interval.from == interval.to, place > 0 {
                points[points.count - 1].belongsTo = .alone
            } else {
                points.append(
                    BreakPoint(axis: axis, value: interval.to, belongsTo: interval.includesTo ? .below : .above))
            }
        }
        return points
    }
}
