import AdaptiveLayout
import Testing

@Suite("An event that cannot happen")
struct TransitionFaultTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        var style = SplitViewStyle.doubleColumn
        let event: TransitionEvent
        let place: TransitionFault.Place

        var testDescription: String { note }
    }

    @Test("is refused at its own place, and the state stays", arguments: rows)
    func refusal(row: Row) throws {
        var story = Story(.pad, row.style, version: "18")
        try story.happen(.appear)
        let before = story.state
        let fault = #expect(throws: TransitionFault.self) { try story.happen(row.event) }
        #expect(fault?.place == row.place)
        #expect(story.state == before)
    }

    static let rows = [
        Row(
            note: "COL-24: a view controller that is in the hierarchy already", event: .show("D"),
            place: .event(member: "viewController")),
        Row(
            note: "SVC-3: a column of the classic style shown by name", style: .unspecified,
            event: .showColumn(.primary), place: .event(member: "type")),
        Row(
            note: "COL-17: a supplementary column that a double column does not have",
            event: .hideColumn(.supplementary), place: .event(member: "column")),
        Row(note: "COL-16: the compact column", event: .showColumn(.compact), place: .event(member: "column")),
        Row(
            note: "COL-27: an inspector before iOS 26", event: .set(.inspector, "I"), place: .event(member: "column")),
        Row(
            note: "SVC-3: a behaviour of the classic style", style: .unspecified,
            event: .setPreferredSplitBehavior(.tile), place: .event(member: "splitBehavior")),
        Row(
            note: "SVC-3: a style that changes", event: .configure(.init(assigning: .ofStyle(.tripleColumn))),
            place: .event(member: "splitView/style")),
        Row(
            note: "more navigation controllers inside each other than there may be",
            event: .show(String(repeating: "[a", count: 1) + nested(64)), place: .event(member: nil)),
    ]

    /// A navigation controller in a navigation controller, and so on.
    private static func nested(_ depth: Int) -> String {
        " " + (1...depth).map { "[n\($0) " }.joined() + String(repeating: "]", count: depth + 1)
    }

    @Test("because its policy has no such rule is refused at the state")
    func unknownRule() throws {
        var story = Story(.pad, policy: .regularFrom480)
        try story.happen(.appear)
        story.state.progress?.rule = "no-such-rule"
        let fault = #expect(throws: TransitionFault.self) { try story.happen(.turn) }
        #expect(fault?.place == .state(pointer: "/previousRule"))
    }
}

extension SplitViewConfiguration {
    fileprivate static func ofStyle(_ style: SplitViewStyle) -> SplitViewConfiguration {
        var configuration = SplitViewConfiguration()
        configuration.style = style
        return configuration
    }
}
