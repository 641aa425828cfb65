/// What a policy decides for a container.
public struct PolicyDecision: Sendable, Hashable {
    /// The place among the policy's rules of the one that decided; nil where `otherwise` did.
    public var ruleIndex: Int?
    /// What was decided.
    public var outcome: PolicyOutcome
    /// Facts that were asked for and not known; what asked for them did not match.
    public var missingFacts: MissingFacts
    /// Enumerated traits that were compared with a value and are unspecified.
    public var unspecifiedTraits: [EnumeratedTrait] { unspecifiedTraitBits.traits }

    var unspecifiedTraitBits: TraitBits

    init(ruleIndex: Int?, outcome: PolicyOutcome, missingFacts: MissingFacts, unspecifiedTraitBits: TraitBits) {
        self.ruleIndex = ruleIndex
        self.outcome = outcome
        self.missingFacts = missingFacts
        self.unspecifiedTraitBits = unspecifiedTraitBits
    }
}

/// A set of enumerated traits in one word.
struct TraitBits: Sendable, Hashable {
    private var bits: UInt32 = 0

    mutating func insert(_ trait: EnumeratedTrait) {
        bits |= 1 << UInt32(trait.rawValue)
    }

    var traits: [EnumeratedTrait] {
        bits == 0 ? [] : EnumeratedTrait.allCases.filter { bits & (1 << UInt32($0.rawValue)) != 0 }
    }
}

extension Policy {
    /// Decides for a container: the first rule that matches, else `otherwise`.
    ///
    /// Takes time linear in the size of the conditions and allocates nothing.
    public func evaluate(_ facts: PolicyFacts) -> PolicyDecision {
        var evaluation = PolicyEvaluation(program, facts)
        let inForce = placeOfRule(inForceIn: facts)
        for place in rules.indices {
            if evaluation.matches(rule: place, isInForce: place == inForce) {
                return decision(ruleIndex: place, rules[place].outcome, evaluation)
            }
        }
        return decision(ruleIndex: nil, otherwise, evaluation)
    }

    private func decision(
        ruleIndex: Int?, _ outcome: PolicyOutcome, _ evaluation: PolicyEvaluation
    ) -> PolicyDecision {
        PolicyDecision(
            ruleIndex: ruleIndex, outcome: outcome, missingFacts: evaluation.missingFacts,
            unspecifiedTraitBits: evaluation.unspecifiedTraits)
    }

    /// The place of the rule that decided last, where that matters: only a rule with a band can hold on.
    func placeOfRule(inForceIn facts: PolicyFacts) -> Int? {
        guard program.hasBands, let previous = facts.previousRule else { return nil }
        return rules.firstIndex { $0.id == previous }
    }

    /// The id of the rule that decided, or nil where `otherwise` did.
    public func ruleID(of decision: PolicyDecision) -> String? {
        decision.ruleIndex.map { rules[$0].id }
    }

    /// The split view settings that go with a decision: the policy's own, with the outcome's put over them.
    public func splitViewConfiguration(of decision: PolicyDecision, for facts: PolicyFacts) -> SplitViewConfiguration {
        companions(ofRule: decision.ruleIndex).splitView.resolved(for: facts)
    }

    /// The delegate behaviour that goes with a decision: the policy's own, with the outcome's put over it.
    public func delegateBehavior(of decision: PolicyDecision) -> DelegateBehavior {
        companions(ofRule: decision.ruleIndex).delegate
    }
}
