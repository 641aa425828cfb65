/// What the container does about the override of its child.
public enum OverrideAction: String, CaseIterable, Sendable {
    /// It calls `setOverrideTraitCollection(_:forChild:)` with a collection.
    case set
    /// It calls it with nil (TC-15).
    case clear
    /// It makes no call, so the override that is set stays.
    case keep
}

/// What a policy makes of the override that a child has.
public struct OverrideDecision: Sendable, Hashable {
    /// What the container does.
    public var action: OverrideAction
    /// The override that the child has afterwards; nil for none.
    public var override: TraitCollection?
    /// What the policy decided.
    public var policyDecision: PolicyDecision
    /// Whether the policy was asked now; else what it decided before stays in force, and no call is made.
    public var isAskedNow = true
}

extension OverrideDecision {
    /// Decides by a policy, given the override that is set now.
    ///
    /// TC-16: a new override replaces the old one, it is not merged with it.
    public init(
        _ policy: borrowing Policy, facts: borrowing PolicyFacts, currentOverride: borrowing TraitCollection?
    ) {
        self = policy.overrideDecision(after: policy.evaluate(facts), over: currentOverride)
    }

    /// Decides by the policy of an input, given the override that the input says is set.
    public init(for input: borrowing DecisionInput) {
        self = input.overrideDecision()
    }
}

extension Policy {
    // A function, since an initializer owns its arguments: this one copies the collection that results, and no other.
    @inline(__always)
    fileprivate func overrideDecision(
        after decision: PolicyDecision, over current: TraitCollection?
    ) -> OverrideDecision {
        switch consequence(of: decision).instruction {
        case .set(let traits): return OverrideDecision(action: .set, override: traits, policyDecision: decision)
        case .clear: return OverrideDecision(action: .clear, override: nil, policyDecision: decision)
        case .keep: return OverrideDecision(action: .keep, override: current, policyDecision: decision)
        }
    }
}

extension DecisionInput {
    fileprivate func overrideDecision() -> OverrideDecision {
        policy.overrideDecision(after: policyDecision, over: currentOverride)
    }

    /// What the policy decides now; a call, so that a decision keeps no room for what the policy works with.
    @inline(never)
    func askPolicy() -> PolicyDecision { policyDecision }

    @inline(__always)
    private var policyDecision: PolicyDecision {
        policy.decide(
            width: width, height: height, traits: traits.plain, traits.language, systemVersion: systemVersion,
            previousRule: previousRule)
    }
}
