/// The answer: the override trait collection, what the child sees, and how the split view arranges itself.
public struct Decision: Sendable {
    // Filled in where it stands, and but for what is found all numbers: a decision that is handed on costs its bytes.
    /// What the policy decided.
    let policyDecision: PolicyDecision
    /// What the container does about the override.
    public let overrideAction: OverrideAction
    /// The override that the child has afterwards, but for its language; nil for none.
    let override: PlainTraits?
    /// What the child sees, but for its language.
    let seen: PlainTraits
    /// The columns.
    public internal(set) var splitArrangement = SplitArrangement()
    /// What was found on the way, not yet in words.
    var findings: DecisionFindings
}

extension Decision {
    /// The override that the child has afterwards; nil for none.
    public var overrideTraitCollection: TraitCollection? {
        override.map { TraitCollection($0, findings.rare?.overrideLanguage) }
    }

    /// What the child sees: the container's traits with the override merged over them (TC-4, TC-12).
    public var traitCollection: TraitCollection { TraitCollection(seen, findings.rare?.seenLanguage) }

    /// The id of the rule that decided; nil where `otherwise` did.
    public var rule: String? { findings.consequence.ruleID }

    /// The place of the rule that decided among the policy's rules; nil where `otherwise` did.
    package var ruleIndex: Int? { policyDecision.ruleIndex }

    /// What the answer rests on and nobody stated; put in words each time it is read.
    public var assumptions: [Assumption] { findings.assumptions(of: splitArrangement) }

    /// The assumptions that were given with the input; an answer lists them first.
    package var givenAssumptions: [Assumption] { findings.givenAssumptionsInPlace }

    /// Visits the other assumptions, in the order in which an answer lists them.
    package func forEachNotedAssumption(_ visit: (borrowing NotedAssumption) -> Void) {
        findings.forEachNotedAssumption(of: splitArrangement, visit)
    }

    /// What is legal and most likely not meant; put in words each time it is read.
    public var warnings: [Warning] { findings.warnings(after: policyDecision) }
}

extension Decision {
    /// Decides for a container whose split view appears: the policy is asked now.
    ///
    /// - Parameter input: What the decision follows from.
    public init(_ input: borrowing DecisionInput) {
        let decision = input.askPolicy()
        policyDecision = decision
        findings = DecisionFindings(consequence: input.policy.consequence(of: decision))
        overrideAction = findings.consequence.action
        if overrideAction == .keep {
            override = input.currentOverride?.plain
            seen = input.traits.plain.merging(override ?? PlainTraits())
            noteRareParts(of: input, overridingLanguage: input.currentOverride?.language)
            if let kept = override { findings.marks.noteKept(kept, over: input.traits.plain) }
        } else {
            override = findings.consequence.plainOverride
            seen = input.traits.plain.merging(findings.consequence.overridingTraits)
            noteRareParts(of: input, overridingLanguage: findings.consequence.overridingLanguage)
        }
        SplitViewGeneration.following(input.systemVersion).rules
            .complete(&self, of: input, at: .firstLayout, collapsedTop: nil)
    }

    /// Decides for a container at any moment of its split view's life, by default as it lays it out for the first time.
    ///
    /// - Parameters:
    ///   - input: What the decision follows from.
    ///   - decided: What the container did about the override.
    ///   - moment: The occasion of the layout.
    ///   - collapsedTop: The column on top of the one stack; nil takes what a first collapse puts there.
    public init(
        _ input: borrowing DecisionInput, override decided: OverrideDecision, at moment: LayoutMoment = .firstLayout,
        collapsedTop: SplitViewColumn? = nil
    ) {
        policyDecision = decided.policyDecision
        findings = DecisionFindings(consequence: input.policy.consequence(of: decided.policyDecision))
        overrideAction = decided.action
        override = decided.override?.plain
        seen = input.traits.plain.merging(override ?? PlainTraits())
        noteRareParts(of: input, overridingLanguage: decided.override?.language)
        if decided.action == .keep, decided.isAskedNow, let kept = override {
            findings.marks.noteKept(kept, over: input.traits.plain)
        }
        SplitViewGeneration.following(input.systemVersion).rules
            .complete(&self, of: input, at: moment, collapsedTop: collapsedTop)
    }

    /// Notes what hardly any decision has: a language, and what is given to be said.
    @inline(__always)
    private mutating func noteRareParts(
        of input: borrowing DecisionInput, overridingLanguage language: TypesettingLanguage?
    ) {
        if language == nil, input.traits.language == nil, input.assumptions.isEmpty, input.warnings.isEmpty { return }
        setRareParts(of: input, overridingLanguage: language)
    }

    @inline(never)
    private mutating func setRareParts(
        of input: borrowing DecisionInput, overridingLanguage language: TypesettingLanguage?
    ) {
        findings.setRare(
            RareFindings(
                overrideLanguage: language, seenLanguage: language ?? input.traits.language,
                givenAssumptions: input.assumptions, givenWarnings: input.warnings))
    }
}
