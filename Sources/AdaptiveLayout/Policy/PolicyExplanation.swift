/// One rule that a policy tried for a container.
public struct RuleTrial: Sendable, Hashable {
    /// The rule's place in the policy.
    public var ruleIndex: Int
    /// The rule's name.
    public var ruleID: String
    /// Whether the rule matched.
    public var verdict: Verdict
    /// Whether the rule is the one in force and has a band.
    public var isHeldByBand: Bool
    /// Every comparison in the rule's condition, in the order in which the policy writes them.
    public var comparisons: [FactComparison]
}

extension Policy {
    /// The rules that are tried for a container, up to and with the one that decides; all of them where `otherwise`
    /// does.
    ///
    /// Agrees with `evaluate(_:)`, and is slower by the words that it collects.
    public func explain(_ facts: PolicyFacts) -> [RuleTrial] {
        let inForce = placeOfRule(inForceIn: facts)
        var trials: [RuleTrial] = []
        for (place, rule) in rules.enumerated() {
            let band = place == inForce ? rule.band : [:]
            var explainer = ConditionExplainer(facts: facts, band: band)
            let truth = explainer.truth(of: rule.condition)
            trials.append(
                RuleTrial(
                    ruleIndex: place, ruleID: rule.id, verdict: Verdict(truth), isHeldByBand: !band.isEmpty,
                    comparisons: explainer.comparisons))
            if truth == .yes { break }
        }
        return trials
    }
}

extension Verdict {
    init(_ truth: Truth) {
        switch truth {
        case .yes: self = .matched
        case .no: self = .failed
        case .unknown: self = .unknown
        }
    }
}
