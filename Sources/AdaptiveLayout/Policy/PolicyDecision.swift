/// What a policy decides for a container.
public struct PolicyDecision: Sendable, Hashable {
    /// The place of what decided among a policy's consequences: 0 for `otherwise`, then the rules in their order.
    private(set) var place: UInt32
    /// Facts that were asked for and not known; what asked for them did not match.
    public var missingFacts: MissingFacts
    /// Enumerated traits that were compared with a value and are unspecified.
    public var unspecifiedTraits: [EnumeratedTrait] { unspecifiedTraitBits.traits }

    var unspecifiedTraitBits: TraitBits

    /// What a rule decides, or `otherwise` for nil, after facts were asked for in vain.
    init(ruleIndex: Int?, missingFacts: MissingFacts = [], unspecifiedTraits: TraitBits = TraitBits()) {
        place = ruleIndex.map { UInt32(truncatingIfNeeded: $0 &+ 1) } ?? 0
        self.missingFacts = missingFacts
        unspecifiedTraitBits = unspecifiedTraits
    }

    /// The place among the policy's rules of the one that decided; nil where `otherwise` did.
    public var ruleIndex: Int? { place == 0 ? nil : Int(place) - 1 }
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
        decide(
            width: facts.width, height: facts.height, traits: facts.traits.plain, facts.traits.language,
            systemVersion: facts.systemVersion, previousRule: facts.previousRule)
    }

    @inline(__always)
    func decide(
        width: Double?, height: Double?, traits: PlainTraits, _ language: TypesettingLanguage?,
        systemVersion: SystemVersion, previousRule: String?
    ) -> PolicyDecision {
        var evaluation = PolicyEvaluation(width: width, height: height, traits: traits, systemVersion: systemVersion)
        let ruleInForce = program.hasBands ? previousRule.flatMap(placeOfRule) : nil
        let rule = program.firstMatch(in: language, ruleInForce: ruleInForce, &evaluation)
        return PolicyDecision(
            ruleIndex: rule, missingFacts: evaluation.missingFacts, unspecifiedTraits: evaluation.unspecifiedTraits)
    }

    /// The place of the rule that decided last, where that matters: only a rule with a band can hold on.
    func placeOfRule(inForceIn facts: PolicyFacts) -> Int? {
        program.hasBands ? facts.previousRule.flatMap(placeOfRule) : nil
    }

    /// The place of the rule of an id, if there is one.
    func placeOfRule(_ id: String) -> Int? { rules.firstIndex { $0.id == id } }

    /// What was decided: the outcome of the rule that decided, or of `otherwise`.
    public func outcome(of decision: PolicyDecision) -> PolicyOutcome {
        outcome(ofRule: decision.ruleIndex)
    }

    /// The id of the rule that decided, or nil where `otherwise` did.
    public func ruleID(of decision: PolicyDecision) -> String? {
        consequence(of: decision).ruleID
    }

    /// The split view settings that go with a decision: the policy's own, with the outcome's put over them.
    public func splitViewConfiguration(of decision: PolicyDecision, for facts: PolicyFacts) -> SplitViewConfiguration {
        consequence(of: decision).splitView.resolved(for: facts)
    }

    /// The delegate behaviour that goes with a decision: the policy's own, with the outcome's put over it.
    public func delegateBehavior(of decision: PolicyDecision) -> DelegateBehavior {
        consequence(of: decision).delegate
    }
}
