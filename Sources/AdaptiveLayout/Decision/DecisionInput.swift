/// Everything that a decision follows from.
public struct DecisionInput: Sendable {
    // Each member by itself: a decision reads a few of them, and copies none in a group with others.
    /// The container's width in points; nil where it is not measured.
    public var width: Double?
    /// The container's height in points; nil where it is not measured.
    public var height: Double?
    /// The container's own traits, as far as they are given or come with a device: what a policy sees.
    public var traits: TraitCollection
    /// The version of iOS to follow.
    public var systemVersion: SystemVersion
    /// The id of the policy's rule that decided last, for rules with a band.
    public var previousRule: String?
    /// Traits that had to be derived from the size: they serve the arrangement alone.
    public var derivedTraits = TraitCollection()
    /// What the container does about its child's override.
    public var policy: Policy
    /// The override that is set on the child now; nil for none.
    public var currentOverride: TraitCollection?
    /// The container's insets; nil takes the version's usual ones.
    public var safeAreaInsets: EdgeInsets?
    /// What the app sets on its split view; it wins over what the policy sets, member by member.
    public var splitView: SplitViewConfiguration
    /// How the app's delegate answers; it wins over what the policy says, member by member.
    public var delegate: DelegateBehavior
    /// What stands in for members that were not given.
    public var assumptions: [Assumption]
    /// What is odd about the members that were given.
    public var warnings: [Warning]

    /// Makes an input of a container and a policy; everything else is the default.
    public init(
        width: Double?, height: Double?, traits: TraitCollection, policy: Policy,
        systemVersion: SystemVersion = .newestMeasured
    ) {
        (self.width, self.height, self.traits, self.systemVersion) = (width, height, traits, systemVersion)
        self.policy = policy
        splitView = SplitViewConfiguration()
        delegate = DelegateBehavior()
        assumptions = []
        warnings = []
    }
}

extension DecisionInput {
    /// What a policy sees of the container: its measures and its own traits, as far as they are given or come with a
    /// device.
    public var facts: PolicyFacts {
        PolicyFacts(
            width: width, height: height, traits: traits, systemVersion: systemVersion, previousRule: previousRule)
    }

    /// The container's bounds, with 0 for a side that is not measured.
    public var size: Size { Size(width: width ?? 0, height: height ?? 0) }
}

extension DecisionInput {
    /// The split view's configuration: the policy's settings with the app's own put over them.
    public func configuration(after override: OverrideDecision) -> SplitViewConfiguration {
        configuration(with: policy.consequence(of: override.policyDecision))
    }

    func configuration(with consequence: PolicyConsequence) -> SplitViewConfiguration {
        guard consequence.setsSplitView else { return splitView }
        return consequence.splitView.resolved(for: facts).merging(splitView)
    }

    /// The delegate's behaviour: what the policy says of it with the app's own put over it.
    public func delegateBehavior(after override: OverrideDecision) -> DelegateBehavior {
        policy.delegateBehavior(of: override.policyDecision).merging(delegate)
    }
}
