/// What hardly any decision has.
struct RareFindings: Sendable {
    /// The language of the override that the child has afterwards.
    var overrideLanguage: TypesettingLanguage?
    /// The language that the child sees.
    var seenLanguage: TypesettingLanguage?
    /// What stands in for members of the request that were not given.
    var givenAssumptions: [Assumption] = []
    /// What is odd about the members that were given.
    var givenWarnings: [Warning] = []
    /// Settings of the app that have no effect.
    var settingFaults: [SplitViewSettingFault] = []
    /// Settings of the policy that have no effect.
    var settingFaultsOfPolicy: [SplitViewSettingFault] = []
    /// Warnings that follow all others: those of a transition's step.
    var laterWarnings: [Warning] = []

    /// Whether there is nothing to warn about.
    var isUnsuspicious: Bool {
        givenWarnings.isEmpty && settingFaults.isEmpty && settingFaultsOfPolicy.isEmpty && laterWarnings.isEmpty
    }
}

/// What holds rare findings.
///
/// Held as any type of this kind, they take no room in the decisions that have none. And a struct with such a member is
/// filled in where its caller wants it, while another of a decision's size is filled in elsewhere, and then copied.
protocol RareFindingsHolder: Sendable {
    var findings: RareFindings { get }
}

extension RareFindings: RareFindingsHolder {
    var findings: RareFindings { self }
}
