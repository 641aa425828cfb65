import AdaptiveLayout
import Testing

/// A pair of a second opinion on which display mode a behaviour allows.
struct ValidityOpinion: Decodable, CustomTestStringConvertible {
    struct Pair: Decodable {
        var splitBehavior: String?
        var displayMode: String?
    }

    struct Opinion: Decodable {
        var validPair: Bool?
    }

    var input: Pair
    var expected: Opinion

    var testDescription: String { "\(input.displayMode ?? "") under \(input.splitBehavior ?? "")" }

    static let all =
        ((try? FixtureFile.value(
            of: "vectors/react-native-screens--expo-router-splitview.json", as: [ValidityOpinion].self)) ?? [])
        .filter { $0.expected.validPair != nil && $0.input.splitBehavior != nil }
}

@Suite("A split behavior")
struct DisplayModeValidityTests {
    @Test("is judged by twelve opinions")
    func fileIsComplete() { #expect(ValidityOpinion.all.count == 12) }

    @Test("allows what a published table of another system allows", arguments: ValidityOpinion.all)
    func secondOpinion(opinion: ValidityOpinion) throws {
        let behavior = try #require(opinion.input.splitBehavior.flatMap(SplitBehavior.init(rawValue:)))
        let mode = try #require(opinion.input.displayMode.flatMap(DisplayMode.init(rawValue:)))
        #expect(behavior.allows(mode) == opinion.expected.validPair)
    }

    @Test(
        "allows its own modes, and makes of another mode one that shows as many columns",
        arguments: [
            (SplitBehavior.tile, [DisplayMode.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
            (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
            (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
        ])
    func table(behavior: SplitBehavior, modes: [DisplayMode]) {
        #expect(DisplayMode.allCases.filter { behavior.allows($0) } == [.automatic] + modes)
        for mode in DisplayMode.allCases {
            let nearest = behavior.nearestMode(to: mode)
            #expect(behavior.allows(nearest))
            #expect(nearest.rawValue.hasPrefix(mode.rawValue.prefix(3)), "\(mode) becomes \(nearest)")
        }
    }

    @Test("left automatic accepts every mode")
    func automatic() {
        #expect(DisplayMode.allCases.allSatisfy { SplitBehavior.automatic.allows($0) })
    }
}
