import AdaptiveLayout
import Testing

/// A point that is published, or follows from one, with how well it is known.
struct PublishedPoint: Decodable, CustomTestStringConvertible {
    var note: String
    var source: String
    var confidence: String
    var systemVersion: String
    var size: FixtureValue
    var horizontalSizeClass: String
    var displayScale: Double
    var splitView: FixtureValue
    var expect: FixtureValue
    var reasons: [String: [String]]

    var testDescription: String { note }

    static let all =
        (try? FixtureFile.value(of: "vectors/split-view-published-points.json", as: [PublishedPoint].self)) ?? []

    func arrangement() throws -> SplitArrangement {
        var configuration = SplitViewConfiguration()
        configuration.apply(splitView)
        var traits = TraitCollection()
        traits.horizontalSizeClass = horizontalSizeClass == "compact" ? .compact : .regular
        traits.verticalSizeClass = .regular
        traits.displayScale = displayScale
        let version = try #require(SystemVersion(systemVersion))
        let environment = SplitViewEnvironment(
            size: try #require(Size(fixture: size)), traits: traits, safeAreaInsets: .zero)
        return SplitViewGeneration.following(version)
            .arrange(configuration.keepingSettings(knownTo: version), in: environment)
    }
}

@Suite("Published points of the generations")
struct PublishedPointTests {
    @Test("are there")
    func fileIsComplete() {
        #expect(PublishedPoint.all.count > 60)
        #expect(PublishedPoint.all.allSatisfy { Confidence(rawValue: $0.confidence) != nil && !$0.source.isEmpty })
    }

    @Test("are met", arguments: PublishedPoint.all)
    func points(point: PublishedPoint) throws {
        let differences = point.expect.differences(from: FixtureValue(try point.arrangement()))
        #expect(differences.isEmpty, "\(differences)")
    }

    @Test("rest on the rules that they say, as well known as they say", arguments: PublishedPoint.all)
    func reasons(point: PublishedPoint) throws {
        let reasons = try point.arrangement().reasons
        for (field, expected) in point.reasons {
            let reason = try #require(reasons.named(field))
            #expect([reason.rule.rawValue, reason.confidence.rawValue] == expected, "\(field)")
        }
    }
}

extension ArrangementReasons {
    /// The reason of a field by the field's name.
    fileprivate func named(_ field: String) -> Reason? {
        switch field {
        case "isCollapsed": isCollapsed
        case "displayMode": displayMode
        case "splitBehavior": splitBehavior
        case "primaryEdge": primaryEdge
        case "primaryColumnWidth": primaryColumnWidth
        case "supplementaryColumnWidth": supplementaryColumnWidth
        case "columns": columns
        case "displayModeButton": displayModeButton
        default: nil
        }
    }
}
