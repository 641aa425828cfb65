import AdaptiveLayout
import Testing

/// What a step of the log of iOS 26.1 says about view controllers and calls.
private struct LoggedTransition: Decodable {
    struct Event: Decodable {
        var kind: String
        var displayMode: Int?
    }

    var device: String
    var style: String
    var seq: Int
    var phase: String
    var step: String
    var isCollapsed: Bool
    var children: String
    var isShowing: [String: Bool]
    var events: [Event]

    static func steps(of log: StepLog) throws -> [LoggedTransition] {
        let style = log.style == .unspecified ? "classic" : log.style.rawValue
        return try FixtureFile.value(of: "vectors/uikit-26.1-states.json", as: [LoggedTransition].self)
            .filter { $0.device == log.device && $0.style == style && $0.phase == "inWindow" }
    }

    /// The event that the step is; nil for what is no event of a transition.
    func event(_ style: SplitViewStyle) -> TransitionEvent? {
        var widths = SplitViewConfiguration()
        switch step {
        case "defaultWindow": return .appear
        case "beside": return .setPreferredDisplayMode(.oneBesideSecondary)
        case "absolute280":
            widths.primary.preferred = 280
            return style == .unspecified ? nil : .configure(.init(assigning: widths))
        case "fraction0.4":
            widths.primary.preferredFraction = 0.4
            return .configure(.init(assigning: widths, clearing: [.preferredPrimaryColumnWidth]))
        case "hidePrimary": return .hideColumn(.primary)
        case "showPrimary": return .showColumn(.primary)
        default:
            guard step.hasPrefix("mode"), let code = Int(step.dropFirst(4)) else { return nil }
            return DisplayMode(code: code).map { .setPreferredDisplayMode($0) }
        }
    }
}

@Suite("Transitions as logged step by step on iOS 26.1")
struct StepLogTransitionTests {
    @Test("have the same stacks, the same columns on screen and the same calls of the delegate", arguments: StepLog.all)
    func steps(log: StepLog) throws {
        var story = Self.story(log)
        var played = 0
        for step in try LoggedTransition.steps(of: log) {
            guard let event = step.event(log.style) else { continue }
            try story.happen(event)
            played += 1
            let place: Comment = "step \(step.seq) \(step.step)"
            #expect(story.children == step.children.split(separator: ", ").sorted().joined(separator: ", "), place)
            for (column, isShowing) in step.isShowing {
                #expect(story.shows(column) == isShowing, place)
            }
            #expect(story.announcedModes == step.events.compactMap(\.displayMode).map(DisplayMode.init(code:)), place)
            let collapses = step.events.count { $0.kind == "delegate.didCollapse" }
            #expect(story.calls(of: [.delegate]).count { $0 == .didCollapse } == collapses, place)
        }
        #expect(played >= 5)
    }

    private static func story(_ log: StepLog) -> Story {
        let isPad = log.device.hasPrefix("ipad")
        let container = TransitionContainer(
            width: isPad ? 820 : 375, height: isPad ? 1180 : 667,
            traits: .classes(isPad ? .regular : .compact, .regular))
        let isClassic = log.style == .unspecified
        return Story(
            container, log.style, primary: isClassic ? "{A}" : "A",
            supplementary: log.style == .tripleColumn ? "S" : "-",
            secondary: isClassic ? "{B}" : "HandledDetail", version: "26.1")
    }
}

extension Story {
    /// The children of the split view as the log writes them, sorted.
    fileprivate var children: String {
        let columns: [SplitViewColumn] = [.primary, .supplementary, .secondary]
        return columns.compactMap { state.hierarchy.columns[$0].map(Self.logged) }.sorted().joined(separator: ", ")
    }

    private static func logged(_ viewController: ViewController) -> String {
        switch viewController {
        case .screen(let screen): screen.id
        case .navigation(let stack): "nav[\(stack.map(logged).joined(separator: ","))]"
        }
    }

    fileprivate func shows(_ column: String) -> Bool {
        last?.decision.splitArrangement.columns.first { $0.column.rawValue == column }?.isVisible ?? false
    }

    /// The modes that the delegate heard of in the last step.
    fileprivate var announcedModes: [DisplayMode?] {
        (last?.calls ?? []).filter { $0.method == .willChangeDisplayMode }.flatMap(\.arguments).map { argument in
            guard case .name(let name) = argument.value else { return nil }
            return DisplayMode(rawValue: name)
        }
    }
}
