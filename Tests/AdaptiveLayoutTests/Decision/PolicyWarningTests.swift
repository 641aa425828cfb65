import AdaptiveLayout
import Testing

@Suite("A decision warns")
struct PolicyWarningTests {
    private func warnings(_ condition: Condition, _ change: (inout DecisionInput) -> Void = { _ in }) -> [String] {
        var input = DecisionInput(
            width: 500, height: 500, traits: TraitCollection(horizontal: .regular), policy: .ladder(condition))
        change(&input)
        return Decision(input).warnings.map(\.pointer)
    }

    @Test("of a trait that the policy compares and nobody gave")
    func unspecifiedTrait() {
        #expect(warnings(.vertical(.regular)) == ["/traits/verticalSizeClass"])
        #expect(warnings(.horizontal(.regular)) == [])
    }

    @Test("not of a trait that the policy compares with unspecified on purpose")
    func unspecifiedOnPurpose() {
        #expect(warnings(.trait(.verticalSizeClass, .unspecified)) == [])
    }

    @Test("of a number that the policy compares and nobody gave")
    func missingNumber() {
        let scale = Condition.comparedDisplayScale([NumericComparison(.atLeast, .number(2))])
        #expect(warnings(scale) == ["/traits/displayScale"])
        #expect(warnings(.height(.above, 1)) { $0.height = nil } == ["/size/height", "/size/height"])
    }

    @Test("of a previous rule that the policy does not have")
    func unknownPreviousRule() {
        #expect(warnings(.width(.above, 1)) { $0.previousRule = "no-such-rule" } == ["/previousRule"])
        #expect(warnings(.width(.above, 1)) { $0.previousRule = "first" } == [])
    }

    @Test(
        "of a least width that the bounds have no room for, at the app's setting or at the policy",
        arguments: [true, false])
    func minimums(isOfApp: Bool) {
        var narrow = SplitViewConfiguration()
        narrow.primary.minimum = 600
        let ofPolicy = PolicySplitViewSettings(fixed: isOfApp ? SplitViewConfiguration() : narrow)
        var input = DecisionInput(
            width: 500, height: 400, traits: TraitCollection(horizontal: .regular),
            policy: Policy(id: "p", title: "", rules: [], otherwise: PolicyOutcome(.keep), splitView: ofPolicy))
        if isOfApp { input.splitView = narrow }
        for version in ["12", "15", "26.1"].compactMap(SystemVersion.init) {
            input.systemVersion = version
            #expect(
                Decision(input).warnings.map(\.pointer)
                    == [isOfApp ? "/splitView/minimumPrimaryColumnWidth" : "/policy"])
        }
        input.width = 700
        #expect(Decision(input).warnings.isEmpty)
    }
}
