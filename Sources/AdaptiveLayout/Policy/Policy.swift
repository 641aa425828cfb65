/// What the container does about its child's override.
public enum OverrideInstruction: Sendable, Hashable {
    /// Sets this collection; a trait that it leaves out is inherited (TC-14).
    case set(TraitCollection)
    /// Removes the override (TC-15).
    case clear
    /// Makes no call: the override that is set stays.
    case keep
}

/// What a rule, or `otherwise`, decides.
public struct PolicyOutcome: Sendable, Hashable {
    /// What becomes of the override.
    public var override: OverrideInstruction
    /// Split view settings that go with it, put over the policy's own.
    public var splitView: PolicySplitViewSettings?
    /// Delegate behaviour that goes with it, put over the policy's own.
    public var delegate: DelegateBehavior?

    /// Makes an outcome of an override and what goes with it.
    public init(
        _ override: OverrideInstruction, splitView: PolicySplitViewSettings? = nil, delegate: DelegateBehavior? = nil
    ) {
        self.override = override
        self.splitView = splitView
        self.delegate = delegate
    }
}

/// One rule of a policy.
public struct PolicyRule: Sendable, Hashable {
    /// The rule's name, unique in its policy.
    public var id: String
    /// When the rule matches.
    public var condition: Condition
    /// What it then decides.
    public var outcome: PolicyOutcome
    /// How far a fact may pass one of the rule's thresholds before a rule that is in force lets go, by fact.
    public var band: [NumericFact: Double]

    /// Makes a rule; a rule without a band lets go at its thresholds.
    public init(
        id: String, when condition: Condition, then outcome: PolicyOutcome, band: [NumericFact: Double] = [:]
    ) {
        self.id = id
        self.condition = condition
        self.outcome = outcome
        self.band = band
    }
}

/// Rules in order, of which the first that matches decides, and an outcome for all other containers.
///
/// A reference, since requests share it and nothing in it changes.
public final class Policy: Sendable {
    /// The policy's name, unique in a set of policies.
    public let id: String
    /// What the policy does, in a line.
    public let title: String
    /// Where the pattern comes from.
    public let sources: [String]
    /// The rules, in the order in which they are tried.
    public let rules: [PolicyRule]
    /// What is decided where no rule matches.
    public let otherwise: PolicyOutcome
    /// Split view settings that hold whichever rule decides, unless its outcome says otherwise.
    public let splitView: PolicySplitViewSettings?
    /// Delegate behaviour that holds whichever rule decides, unless its outcome says otherwise.
    public let delegate: DelegateBehavior?

    let program: PolicyProgram
    /// What follows from `otherwise`, and behind it what follows from each rule.
    private let consequences: [PolicyConsequence]

    /// Makes a policy; its conditions are compiled once, here.
    public init(
        id: String, title: String, sources: [String] = [], rules: [PolicyRule], otherwise: PolicyOutcome,
        splitView: PolicySplitViewSettings? = nil, delegate: DelegateBehavior? = nil
    ) {
        self.id = id
        self.title = title
        self.sources = sources
        self.rules = rules
        self.otherwise = otherwise
        self.splitView = splitView
        self.delegate = delegate
        self.program = PolicyProgram(rules)
        let (ownSettings, ownBehavior) = (splitView ?? PolicySplitViewSettings(), delegate ?? DelegateBehavior())
        self.consequences = ([(nil, otherwise)] + rules.map { ($0.id, $0.outcome) }).map { ruleID, outcome in
            PolicyConsequence(policyID: id, ruleID: ruleID, outcome, splitView: ownSettings, delegate: ownBehavior)
        }
    }

    /// What follows from what a rule decides, or `otherwise` for nil.
    func consequence(ofRule rule: Int?) -> PolicyConsequence {
        consequence(of: PolicyDecision(ruleIndex: rule))
    }

    /// What follows from a decision.
    func consequence(of decision: PolicyDecision) -> PolicyConsequence {
        consequences[Int(decision.place)]
    }
}
