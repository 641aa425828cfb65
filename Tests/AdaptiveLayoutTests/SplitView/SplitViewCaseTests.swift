import AdaptiveLayout
import Testing

/// A case of a split-view file: a decision or a sequence of events, and a part of the answer.
struct SplitViewCase: Decodable, CustomTestStringConvertible {
    var name: String
    var request: FixtureValue?
    var transition: FixtureValue?
    var expect: FixtureValue

    var testDescription: String { name }

    /// A device or a policy is not the arrangement's to resolve: such cases run against the service.
    var isForTheArrangement: Bool {
        let input = request ?? transition?["state"]
        return input?["device"] == nil && input?["policy"] == nil
    }

    func player() throws -> SplitViewPlayer {
        let input = try #require(request ?? transition?["state"])
        var configuration = SplitViewConfiguration()
        configuration.apply(input["splitView"])
        var traits = TraitCollection()
        traits.apply(input["traits"])
        let environment = SplitViewEnvironment(
            size: try #require(Size(fixture: input["size"])), traits: traits,
            safeAreaInsets: EdgeInsets(fixture: input["safeAreaInsets"]))
        let version = try #require(SystemVersion(input["systemVersion"]?.text ?? "26.1"))
        return SplitViewPlayer(version: version, configuration, in: environment)
    }

    static let all: [SplitViewCase] = {
        struct File: Decodable { var cases: [SplitViewCase] }
        return ["split-view-classic.json", "split-view-columns.json"].flatMap { name in
            (try? FixtureFile.value(of: name, as: File.self).cases) ?? []
        }
    }()

    static let decisions = all.filter { $0.isForTheArrangement && $0.request != nil }
    static let sequences = all.filter { $0.isForTheArrangement && $0.transition != nil }
}

@Suite("Split view cases")
struct SplitViewCaseTests {
    @Test("are there, in both files")
    func filesAreComplete() {
        #expect(SplitViewCase.all.count == 381)
        #expect(SplitViewCase.decisions.count > 250)
        #expect(SplitViewCase.sequences.count > 80)
    }

    @Test("are arranged at the first layout as they say", arguments: SplitViewCase.decisions)
    func decisions(example: SplitViewCase) throws {
        var player = try example.player()
        let expected = try #require(example.expect["splitArrangement"])
        #expect(expected.differences(from: FixtureValue(player.appear())).isEmpty)
    }

    @Test("are arranged after each event as they say", arguments: SplitViewCase.sequences)
    func sequences(example: SplitViewCase) throws {
        var player = try example.player()
        guard case .list(let events) = example.transition?["events"] else {
            Issue.record("no events")
            return
        }
        let delegateMode = DisplayMode(fixture: example.transition?["state"]?["delegate"]?["targetDisplayMode"])
        for (index, event) in events.enumerated() {
            let arrangement = try player.play(event, delegateMode)
            guard case .list(let steps) = example.expect["steps"] ?? .list([]), index < steps.count,
                let expected = steps[index]["decision"]?["splitArrangement"]
            else { continue }
            #expect(
                expected.differences(from: FixtureValue(arrangement)).isEmpty,
                "step \(index): \(expected.differences(from: FixtureValue(arrangement)))")
        }
        for name in ["preferredDisplayMode", "preferredSplitBehavior"] {
            guard let expected = example.expect["state"]?["splitView"]?[name]?.text else { continue }
            #expect(player.preference(name) == expected, "\(name)")
        }
    }
}

extension SplitViewPlayer {
    /// Plays an event as a transition request spells it.
    fileprivate mutating func play(_ event: FixtureValue, _ delegateMode: DisplayMode?) throws -> SplitArrangement {
        let column = event["column"]?.text.flatMap(SplitViewColumn.init)
        switch event["type"]?.text {
        case "appear": return appear()
        case "setPreferredDisplayMode": return assign(try #require(DisplayMode(fixture: event["displayMode"])))
        case "resize": return resize(to: try #require(Size(fixture: event["size"])))
        case "showColumn": return show(try #require(column))
        case "hideColumn": return hide(try #require(column))
        case "pressDisplayModeButton": return delegateMode.map { press(leadingTo: $0) } ?? pressButton()
        default:
            Issue.record("no word for \(event)")
            return appear()
        }
    }

    fileprivate func preference(_ name: String) -> String {
        name == "preferredDisplayMode"
            ? (configuration.preferredDisplayMode ?? .automatic).rawValue
            : (configuration.preferredSplitBehavior ?? .automatic).rawValue
    }
}
