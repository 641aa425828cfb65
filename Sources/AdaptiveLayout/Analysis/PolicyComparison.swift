/// Where two policies decide differently over a domain.
public struct PolicyDifference: Sendable, Hashable {
    /// A part of what a policy decides.
    public enum Aspect: String, CaseIterable, Sendable {
        /// The override, or whether a call is made: clear against keep is a difference.
        case override
        case splitView
        case delegate
    }

    /// The part of the domain's range.
    public var interval: DomainInterval
    /// The place of the rule that decides in the left policy, or nil for its `otherwise`.
    public var leftRule: Int?
    /// The place of the rule that decides in the right policy, or nil for its `otherwise`.
    public var rightRule: Int?
    /// What differs, in the order of the cases.
    public var aspects: [Aspect]
}

/// Everything that a container gets from a policy's decision, whichever rule it comes from.
struct DecisionShape: Hashable {
    var override: OverrideInstruction
    var splitView: PolicySplitViewSettings
    var delegate: DelegateBehavior

    func aspects(differingFrom other: DecisionShape) -> [PolicyDifference.Aspect] {
        PolicyDifference.Aspect.allCases.filter { aspect in
            switch aspect {
            case .override: override != other.override
            case .splitView: splitView != other.splitView
            case .delegate: delegate != other.delegate
            }
        }
    }
}

extension Policy {
    /// What a rule decides, or `otherwise` for nil.
    public func outcome(ofRule rule: Int?) -> PolicyOutcome {
        rule.map { rules[$0].outcome } ?? otherwise
    }

    func decisionShape(ofRule rule: Int?) -> DecisionShape {
        let consequence = consequence(ofRule: rule)
        return DecisionShape(
            override: consequence.instruction, splitView: consequence.splitView, delegate: consequence.delegate)
    }

    /// The parts of a domain on which another policy decides differently, in order: exact, not sampled.
    public func differences(from other: Policy, over domain: AnalysisDomain) -> [PolicyDifference] {
        let left = PolicyMap(self, domain: domain, alongside: other)
        let leftDeciders = left.deciders
        let rightDeciders = PolicyMap(other, domain: domain, alongside: self).deciders
        var differences: [PolicyDifference] = []
        var start = 0
        for cell in leftDeciders.indices {
            let isLast = cell + 1 == leftDeciders.count
            let continues =
                !isLast && leftDeciders[cell + 1] == leftDeciders[cell]
                && rightDeciders[cell + 1] == rightDeciders[cell]
            guard !continues else { continue }
            let aspects = aspects(ofRule: leftDeciders[cell], differingFrom: other, rightDeciders[cell])
            if !aspects.isEmpty {
                differences.append(
                    PolicyDifference(
                        interval: left.grid.interval(of: start..<cell + 1), leftRule: leftDeciders[cell],
                        rightRule: rightDeciders[cell], aspects: aspects))
            }
            start = cell + 1
        }
        return differences
    }

    /// What another policy decides differently for a container; nothing where they agree.
    public func aspects(differingFrom other: Policy, for facts: PolicyFacts) -> [PolicyDifference.Aspect] {
        aspects(ofRule: evaluate(facts).ruleIndex, differingFrom: other, other.evaluate(facts).ruleIndex)
    }

    private func aspects(
        ofRule rule: Int?, differingFrom other: Policy, _ otherRule: Int?
    ) -> [PolicyDifference.Aspect] {
        decisionShape(ofRule: rule).aspects(differingFrom: other.decisionShape(ofRule: otherRule))
    }
}
