import AdaptiveLayout

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Makes split views and events from one seed; every view controller gets an id of its own.
struct RandomStory {
    let style: SplitViewStyle
    private var generator: SeededGenerator
    private var made = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        style = SplitViewStyle.allCases.randomElement(using: &generator) ?? .unspecified
    }

    /// A split view that has not appeared.
    mutating func begin() -> Story {
        let policies: [Policy] = [
            .system, .regularFrom480, .padLandscape, .portraitPrimaryOnly(), .portraitPrimaryOnly(.assumesRotation),
        ]
        let versions = style == .unspecified ? ["8", "12", "17", "26.1"] : ["14", "17", "26.1"]
        let policy = style == .unspecified ? pick(policies) : pick(Array(policies.prefix(3)))
        let (primary, supplementary, secondary) = (column(), column(), column())
        let compact = chance(0.2) && style != .unspecified ? column() : "-"
        let answers = delegate()
        var story = Story(
            place(), style, primary: primary, supplementary: style == .tripleColumn ? supplementary : "-",
            secondary: secondary, compact: compact, version: pick(versions), policy: policy
        ) { $0 = answers }
        story.state.policyReadsTraits = pick(PolicyTraits.allCases)
        return story
    }

    /// Something that happens next; it may be refused.
    mutating func event() -> TransitionEvent {
        let column = pick([SplitViewColumn?.none, .primary, .secondary, .supplementary, .compact])
        switch Int.random(in: 0..<16, using: &generator) {
        case 0...3:
            let place = place()
            return .resize(width: place.width, height: place.height, traits: place.traits)
        case 4: return .rotate(traits: TraitCollection())
        case 5: return .setTraits(.classes(pick([.compact, .regular]), nil))
        case 6: return .show(viewController(), in: column)
        case 7, 8: return .showDetail(viewController())
        case 9: return .pop(in: column)
        case 10: return .popToRoot(in: column)
        case 11: return chance(0.5) ? .showColumn(column ?? .secondary) : .hideColumn(column ?? .secondary)
        case 12: return .pressDisplayModeButton
        case 13: return .setPreferredDisplayMode(pick(DisplayMode.allCases))
        case 14: return .setViewController(chance(0.3) ? nil : viewController(), for: column ?? .inspector)
        default: return .appear
        }
    }

    private mutating func place() -> TransitionContainer {
        let compact = chance(0.5)
        return TransitionContainer(
            width: pick([320, 479.99, 480, 507, 768, 1024, 1366]), height: pick([320, 568, 768, 1024]),
            traits: .classes(compact ? .compact : .regular, pick([.compact, .regular]), pick([.pad, .phone, .mac])))
    }

    private mutating func delegate() -> DelegateBehavior {
        var delegate = DelegateBehavior()
        delegate.collapseSecondary = pick(CollapseAnswer.allCases + [nil])
        delegate.separateSecondary = pick(SeparateAnswer.allCases + [nil])
        delegate.showDetail = pick(ShowDetailAnswer.allCases + [nil])
        delegate.topColumnForCollapsing = pick(TopColumnAnswer.allCases + [nil])
        delegate.displayModeForExpanding = pick([.proposed, .mode(.secondaryOnly), nil])
        delegate.targetDisplayMode = pick([.secondaryOnly, .oneOverSecondary, nil])
        delegate.stackMigration = pick(StackMigration.allCases + [nil, nil])
        return delegate
    }

    /// A column in `StackNotation`.
    private mutating func column() -> String {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: "-"
        case 1: "{\(name())}"
        case 2: "\(name()) \(name())"
        case 3: "\(name()) [\(name()) \(name())]"
        default: name()
        }
    }

    private mutating func viewController() -> ViewController {
        let text = chance(0.6) ? "[\(name())]" : chance(0.5) ? name() : "[\(name()) \(name())]"
        return StackNotation.stack(text)[0]
    }

    private mutating func name() -> String {
        made += 1
        return "v\(made)" + pick(["", "+", "-", "~"])
    }

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }
}
