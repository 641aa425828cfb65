import AdaptiveLayout
import Testing

@Suite("A generation of split views")
struct GenerationTests {
    @Test(
        "is found for every version",
        arguments: [
            ("8", 8...13), ("13", 8...13), ("14", 14...16), ("14.5", 14...16), ("16", 14...16), ("17", 17...18),
            ("18", 17...18), ("26", 26...26), ("26.1", 26...26), ("27", 26...26),
        ])
    func following(version: String, versions: ClosedRange<Int>) throws {
        let version = try #require(SystemVersion(version))
        let generation = SplitViewGeneration.following(version)
        #expect(generation.majorVersions == versions)
        #expect(generation.isOlder(than: version) == !versions.contains(version.major))
    }

    @Test("says in words what it compared")
    func comparisons() {
        var configuration = SplitViewConfiguration()
        configuration.style = .tripleColumn
        configuration.primary.preferredFraction = 0.3
        var traits = TraitCollection()
        traits.horizontalSizeClass = .regular
        traits.displayScale = 2
        let environment = SplitViewEnvironment(
            size: Size(width: 954.25, height: 700), traits: traits,
            safeAreaInsets: EdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
        let facts = SplitViewGeneration.following(.newestMeasured).comparisons(configuration, in: environment)
        #expect(
            facts.displayMode == [
                "the display mode is left automatic", "at the first layout",
                "width 954.5 is at least 954.5: primary 240, supplementary 240, secondary 464, between them 10 and 0.5",
            ])
        #expect(
            facts.primaryColumnWidth == [
                "the primary column's preferred fraction 0.3, 286.5",
                "240 in this layout, not under 240 while there is room",
            ])
        #expect(facts.supplementaryColumnWidth.last == "490 with the primary and its margin")
        #expect(facts.columns.contains("width 954.25 counts as 954.5, the nearest pixel"))
        #expect(facts.displayModeButton.contains("presentsWithGesture true"))
    }

    @Test("compares the shape of the bounds where that decides")
    func shape() {
        var traits = TraitCollection()
        traits.horizontalSizeClass = .regular
        let environment = SplitViewEnvironment(
            size: Size(width: 678, height: 1024), traits: traits, safeAreaInsets: .zero)
        let facts = SplitViewGeneration.following(SystemVersion(major: 12))
            .comparisons(SplitViewConfiguration(), in: environment)
        #expect(facts.displayMode.last == "bounds 678 by 1024 are not wider than tall")
    }
}
