import AdaptiveLayout
import Testing

/// Random split views from a seed, the same ones each time.
struct SplitViewChance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    // The generator called SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }

    /// A version of each generation at least; with column styles only on demand.
    mutating func version(withColumns: Bool) -> SystemVersion {
        SystemVersion(major: pick(withColumns ? [14, 16, 17, 18, 26] : [8, 11, 13, 14, 17, 26]), minor: 1)
    }

    /// A configuration that the version knows, its widths ordered as an app orders them.
    mutating func configuration(for version: SystemVersion) -> SplitViewConfiguration {
        var configuration = SplitViewConfiguration()
        configuration.style = version.major < 14 ? .unspecified : pick(SplitViewStyle.allCases)
        if chance(0.7) { configuration.preferredDisplayMode = pick(DisplayMode.allCases) }
        if chance(0.4) { configuration.preferredSplitBehavior = pick(SplitBehavior.allCases) }
        if chance(0.3) { configuration.primaryEdge = pick(PrimaryEdge.allCases) }
        if chance(0.1) { configuration.presentsWithGesture = chance(0.5) }
        configuration.primary = widths()
        configuration.supplementary = widths()
        if chance(0.2) { configuration.secondary.minimum = Double(pick([300, 464, 500])) }
        if chance(0.1) { configuration.inspector.preferred = 300 }
        return configuration.keepingSettings(knownTo: version)
    }

    private mutating func widths() -> ColumnWidths {
        var widths = ColumnWidths()
        if chance(0.2) { widths.minimum = Double(pick([100, 200, 280, 340])) }
        if chance(0.2) { widths.maximum = Double(pick([350, 400, 600])) }
        if chance(0.2) { widths.preferred = Double(pick([180, 300, 420])) }
        if chance(0.2) { widths.preferredFraction = pick([0.2, 0.25, 0.33, 0.4, 1]) }
        return widths
    }

    /// An expanded environment, at times near a threshold, at times much too narrow.
    mutating func environment() -> SplitViewEnvironment {
        var traits = TraitCollection()
        traits.horizontalSizeClass = .regular
        traits.verticalSizeClass = .regular
        traits.displayScale = Double(pick([1, 2, 3]))
        if chance(0.3) { traits.layoutDirection = .rightToLeft }
        let width =
            chance(0.2)
            ? pick([320, 705, 785, 954.25, 954.249, 1066])
            : (Double.random(in: 0...1500, using: &self) * 100).rounded() / 100
        let insets = pick([
            EdgeInsets.zero, EdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
            EdgeInsets(top: 0, left: 59, bottom: 21, right: 47),
        ])
        return SplitViewEnvironment(
            size: Size(width: width, height: Double.random(in: 0...1400, using: &self).rounded()), traits: traits,
            safeAreaInsets: insets)
    }
}

/// One random split view, the events of its life to follow.
struct ChanceSplitView: CustomTestStringConvertible {
    var seed: Int
    var version: SystemVersion
    var configuration: SplitViewConfiguration
    var environment: SplitViewEnvironment
    var chance: SplitViewChance

    init(seed: Int) {
        var chance = SplitViewChance(seed: seed)
        self.seed = seed
        version = chance.version(withColumns: chance.chance(0.7))
        configuration = chance.configuration(for: version)
        environment = chance.environment()
        self.chance = chance
    }

    var testDescription: String { "seed \(seed), iOS \(version), \(environment.size)" }

    var player: SplitViewPlayer { SplitViewPlayer(version: version, configuration, in: environment) }

    var arrangement: SplitArrangement {
        SplitViewGeneration.following(version).arrange(configuration, in: environment)
    }

    /// What a life of a few events shows, the first layout included.
    func lifetime() -> [SplitArrangement] {
        var (player, chance) = (self.player, chance)
        var arrangements = [player.appear()]
        for _ in 0..<6 {
            switch chance.pick([0, 1, 1, 2, 3, 4, 5]) {
            case 0: arrangements.append(player.assign(chance.pick(DisplayMode.allCases)))
            case 1: arrangements.append(player.resize(to: chance.environment().size))
            case 2: arrangements.append(player.show(chance.pick(SplitViewColumn.allCases)))
            case 3: arrangements.append(player.hide(chance.pick(SplitViewColumn.allCases)))
            case 4: arrangements.append(player.pressButton())
            default: arrangements.append(player.configure { $0.primary.preferred = 260 })
            }
        }
        return arrangements
    }
}
