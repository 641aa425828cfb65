import AdaptiveLayout
import Testing

@Suite("Size classes that nobody gave")
struct SizeClassDerivationTests {
    @Test(
        "come from a known window of the size, else from the idiom, else from the width of iPad windows",
        arguments: [
            Row("a Plus phone in landscape", 736, 414, nil, .regular, .compact, [.sz4, .sz4]),
            Row("a zoomed Plus phone in landscape", 667, 375, nil, .compact, .compact, [.sz6, .sz6]),
            Row("a pad's size with the idiom of a phone", 1366, 1024, .phone, .compact, .compact, [.sz5, .sz4]),
            Row("no known phone in portrait", 400, 900, .phone, .compact, .regular, [.sz3, .sz3]),
            Row("the widest compact pane", 647, 700, .pad, .compact, .regular, [.sz10, .sz2]),
            Row("nobody knows", 660, 700, .pad, .compact, .regular, [.sz10, .sz2]),
            Row("the narrowest regular pane", 678, 700, .pad, .regular, .regular, [.sz10, .sz2]),
            Row("no idiom either", 700, 300, nil, .regular, .regular, [.sz10, .sz2]),
            Row("a desktop", 500, 300, .mac, .regular, .regular, [.sz14, .sz14]),
            Row("a desktop before there were any", 500, 300, .mac, .regular, .regular, [nil, nil], in: "13"),
            Row("slide over", 375, 1366, .pad, .compact, .regular, [.sz12, .sz2], in: "18"),
            Row("SZ-12: a window of that size in iPadOS 26", 375, 1366, .pad, .compact, .regular, [.sz10, .sz2]),
            Row("SZ-1: a pad in iOS 8", 900, 700, .pad, .regular, .regular, [nil, .sz1], in: "8"),
        ])
    func derived(row: Row) {
        var traits = TraitCollection()
        traits.userInterfaceIdiom = row.idiom
        let derived = SizeClassDerivation(catalogue: SampleDevices.catalogue).completing(
            traits, size: row.size, in: row.version)
        #expect(derived.traits.horizontalSizeClass == row.horizontal)
        #expect(derived.traits.verticalSizeClass == row.vertical)
        #expect(derived.traits.userInterfaceIdiom == row.idiom)
        #expect(derived.assumptions.map(\.rule) == row.rules)
        #expect(derived.assumptions.allSatisfy { $0.confidence == .inferred })
    }

    @Test("leave a given class alone, and choose only among the windows that have it")
    func givenClasses() {
        var traits = TraitCollection()
        traits.horizontalSizeClass = .compact
        let derived = SizeClassDerivation(catalogue: SampleDevices.catalogue)
            .completing(traits, size: Size(width: 736, height: 414), in: .newestMeasured)
        #expect(derived.traits.horizontalSizeClass == .compact)
        #expect(derived.assumptions.map(\.pointer) == ["/traits/verticalSizeClass"])
        #expect(derived.traits.verticalSizeClass == .regular)
        traits.verticalSizeClass = .compact
        let nothing = SizeClassDerivation(catalogue: SampleDevices.catalogue)
            .completing(traits, size: Size(width: 736, height: 414), in: .newestMeasured)
        #expect(nothing.assumptions.isEmpty)
        #expect(nothing.traits == traits)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let size: Size
        let idiom: UserInterfaceIdiom?
        let horizontal: SizeClass
        let vertical: SizeClass
        let rules: [RuleID?]
        let version: SystemVersion

        init(
            _ note: String, _ width: Double, _ height: Double, _ idiom: UserInterfaceIdiom?, _ horizontal: SizeClass,
            _ vertical: SizeClass, _ rules: [RuleID?], in version: String = "26.1"
        ) {
            testDescription = note
            size = Size(width: width, height: height)
            self.idiom = idiom
            self.horizontal = horizontal
            self.vertical = vertical
            self.rules = rules
            self.version = SystemVersion(version) ?? .newestMeasured
        }
    }
}
