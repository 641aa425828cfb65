import AdaptiveLayout

// The patterns of the seeds, as far as transitions need them; the service's own documents are tried in its own tests.
extension Policy {
    /// 000_476c4a27a882cfa9.txt: a width of 480 forces the regular class, else there is no override.
    static let regularFrom480 = Policy(
        id: "regular-width-from-480", title: "",
        rules: [
            PolicyRule(
                id: "wide", when: .number(.width, [NumericComparison(.atLeast, .number(480))]),
                then: PolicyOutcome(.set(.sizeClasses(.regular, nil))))
        ],
        otherwise: PolicyOutcome(.clear))

    /// 003_61aa8e4a0bf80f23.txt: regular by regular, landscape forces regular by compact; anything else makes no call.
    static let padLandscape = Policy(
        id: "pad-landscape-compact-height", title: "",
        rules: [
            PolicyRule(
                id: "landscape", when: .all([.regularByRegular, .orientation([.landscape])]),
                then: PolicyOutcome(.set(.sizeClasses(.regular, .compact)))),
            PolicyRule(id: "portrait", when: .regularByRegular, then: PolicyOutcome(.clear)),
        ],
        otherwise: PolicyOutcome(.keep))

    /// 001_64f04f1f8906660f.txt: in portrait the primary fills the width and takes every screen.
    static func portraitPrimaryOnly(_ migration: StackMigration = .followDecision) -> Policy {
        var fixed = SplitViewConfiguration()
        fixed.primary.preferredFraction = 1
        let filling = PolicySplitViewSettings(
            fixed: fixed, widthsFromFacts: [WidthFromFact(\.primary.maximum, .width)])
        var common = SplitViewConfiguration()
        common.preferredDisplayMode = .oneBesideSecondary
        var delegate = DelegateBehavior()
        delegate.collapseSecondary = .discard
        delegate.showDetail = .primaryInPortrait
        delegate.stackMigration = migration
        return Policy(
            id: "portrait-primary-only", title: "",
            rules: [
                PolicyRule(
                    id: "landscape", when: .all([.regularByRegular, .orientation([.landscape])]),
                    then: PolicyOutcome(.keep))
            ],
            otherwise: PolicyOutcome(.keep, splitView: filling), splitView: PolicySplitViewSettings(fixed: common),
            delegate: delegate)
    }
}

extension Condition {
    fileprivate static let regularByRegular = Condition.all([
        .trait(.horizontalSizeClass, TraitValues(code: SizeClass.regular.rawValue)),
        .trait(.verticalSizeClass, TraitValues(code: SizeClass.regular.rawValue)),
    ])
}

extension TraitCollection {
    /// Size classes and nothing else.
    static func sizeClasses(_ horizontal: SizeClass?, _ vertical: SizeClass?) -> TraitCollection {
        var traits = TraitCollection()
        traits.horizontalSizeClass = horizontal
        traits.verticalSizeClass = vertical
        return traits
    }
}
