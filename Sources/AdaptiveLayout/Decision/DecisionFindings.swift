/// What a decision assumes and what it warns about.
///
/// A decision notes what it finds as marks and numbers; the words are made when somebody reads them.
struct DecisionFindings: Sendable {
    /// What was found, but for what takes numbers to say.
    var marks: FindingMarks
    /// Traits of the container that came with later versions (TC-1).
    let laterTraits: TraitBits
    /// What follows from what the policy decided.
    let consequence: PolicyConsequence
    let systemVersion: SystemVersion
    /// The container's width in points.
    let width: Double
    // Mostly there is none of the following: a reference that is nil costs a decision nothing.
    /// What stands in for members of the request that were not given.
    let givenAssumptions: [Assumption]?
    /// What is odd about the members that were given.
    let givenWarnings: [Warning]?
    /// What few decisions find.
    var rare: RareFindings?
    /// Whether the request carries the members of the decision in its state, as a transition's does.
    var isOfState = false

    /// What the pointers of assumptions and warnings start with.
    var place: StaticString { isOfState ? "/state" : "" }

    /// Says that the request carries the members in its state, and what is to follow all other warnings.
    mutating func place(inState laterWarnings: [Warning]) {
        isOfState = true
        guard !laterWarnings.isEmpty else { return }
        let faults = rare ?? RareFindings()
        rare = RareFindings(
            settingFaults: faults.settingFaults, settingFaultsOfPolicy: faults.settingFaultsOfPolicy,
            laterWarnings: laterWarnings)
    }
}

extension DecisionFindings {
    /// What is found about an input before anything is arranged.
    @inline(__always)
    init(of input: borrowing DecisionInput, _ consequence: PolicyConsequence) {
        self.init(
            marks: [], laterTraits: input.traits.laterTraits(than: input.systemVersion), consequence: consequence,
            systemVersion: input.systemVersion, width: input.width ?? 0,
            givenAssumptions: input.assumptions.isEmpty ? nil : input.assumptions,
            givenWarnings: input.warnings.isEmpty ? nil : input.warnings)
    }
}

/// Lists that hardly any decision has something in; together, so that all others carry one reference to nothing.
final class RareFindings: Sendable {
    /// Settings of the app that have no effect.
    let settingFaults: [SplitViewSettingFault]
    /// Settings of the policy that have no effect.
    let settingFaultsOfPolicy: [SplitViewSettingFault]
    /// Warnings that follow all others: those of a transition's step.
    let laterWarnings: [Warning]

    init(
        settingFaults: [SplitViewSettingFault] = [], settingFaultsOfPolicy: [SplitViewSettingFault] = [],
        laterWarnings: [Warning] = []
    ) {
        self.settingFaults = settingFaults
        self.settingFaultsOfPolicy = settingFaultsOfPolicy
        self.laterWarnings = laterWarnings
    }
}
