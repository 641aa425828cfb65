import AdaptiveLayout
import Testing

@Suite("The column styles' view controllers")
struct ColumnStackTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        var style = SplitViewStyle.tripleColumn
        var container = TransitionContainer.slideOver
        var primary = "A"
        var secondary = "D+"
        var compact = "-"
        var answers: @Sendable (inout DelegateBehavior) -> Void = { _ in }
        let events: [TransitionEvent]
        let columns: String
        var discarded = ""

        var testDescription: String { note }
    }

    @Test("end where UIKit puts them", arguments: turning + showing + setting)
    func stacks(row: Row) throws {
        var story = Story(
            row.container, row.style, primary: row.primary, supplementary: row.style == .tripleColumn ? "S" : "-",
            secondary: row.secondary, compact: row.compact, version: "26.1", row.answers)
        try story.happen([.appear] + row.events)
        #expect(story.columns == row.columns)
        #expect(StackNotation.text(story.last?.discarded ?? []) == row.discarded)
    }

    static let turning = [
        Row(note: "CX-13: the columns nest in the primary's stack", events: [], columns: "primary: A [S] [D+]"),
        Row(
            note: "CX-15: they come back to their places", events: [.wide],
            columns: "primary: A, supplementary: S, secondary: D+"),
        Row(
            note: "CX-14: the delegate's column ends the stack, the others stay registered",
            answers: { $0.topColumnForCollapsing = .primary }, events: [],
            columns: "primary: A, off supplementary: S, off secondary: D+"),
        Row(
            note: "CX-14: an empty secondary sends the user to the primary", secondary: "D-",
            answers: { $0.topColumnForCollapsing = .primaryIfEmpty }, events: [.wide],
            columns: "primary: A, supplementary: S, secondary: D-"),
        Row(
            note: "COL-26: a compact column is the whole interface, nothing is merged", compact: "K", events: [],
            columns: "primary: A, supplementary: S, secondary: D+, compact: K"),
        Row(
            note: "COL-26: a push goes to the compact interface", compact: "K", events: [.show("X"), .wide],
            columns: "primary: A, supplementary: S, secondary: D+, compact: K X"),
        Row(
            note: "without the compact column the regular ones become the stack", compact: "K",
            events: [.setViewController(nil, for: .compact)], columns: "primary: A [S] [D+]", discarded: "K"),
        Row(
            note: "COL-23: a column without a navigation controller gets one", primary: "{A}", events: [.wide],
            columns: "primary: A, supplementary: S, secondary: D+"),
        Row(
            note: "a split view without a primary stacks what it has", primary: "-", events: [.wide],
            columns: "supplementary: S, secondary: D+"),
    ]

    static let showing = [
        Row(
            note: "COL-19: showing a covered column pops what covers it", events: [.showColumn(.supplementary)],
            columns: "primary: A [S], off secondary: D+"),
        Row(
            note: "COL-19: showing a column that is off the stack pushes those between too",
            events: [.showColumn(.primary), .showColumn(.secondary)], columns: "primary: A [S] [D+]"),
        Row(
            note: "COL-19: a covered column is not hidden", events: [.hideColumn(.supplementary)],
            columns: "primary: A [S] [D+]"),
        Row(
            note: "COL-19: the top column is popped", events: [.hideColumn(.secondary)],
            columns: "primary: A [S], off secondary: D+"),
        Row(
            note: "SH-10, CX-15: going back from a column's root keeps it registered", events: [.pop(in: nil)],
            columns: "primary: A [S], off secondary: D+"),
        Row(
            note: "SH-10: a column's own stack unwinds first", secondary: "D+ X", events: [.pop(in: nil)],
            columns: "primary: A [S] [D+]", discarded: "X"),
        Row(
            note: "CX-9: what was pushed in the primary stays there",
            events: [.showColumn(.primary), .show("B"), .wide],
            columns: "primary: A B, supplementary: S, secondary: D+"),
        Row(
            note: "SH-9: a detail takes the secondary's place and comes to the top",
            events: [.showColumn(.primary), .showDetail("E+")], columns: "primary: A [S] [E+]", discarded: "D+"),
        Row(
            note: "SH-8: expanded, it replaces the secondary", container: .pad, events: [.showDetail("[E+ X]")],
            columns: "primary: A, supplementary: S, secondary: E+ X", discarded: "D+"),
        Row(
            note: "SH-8: show without a navigation controller has no effect", compact: "{K}", events: [.show("X")],
            columns: "primary: A, supplementary: S, secondary: D+, compact: {K}", discarded: "X"),
    ]

    static let setting = [
        Row(
            note: "COL-25: a plain secondary is pushed on the column's navigation controller", style: .doubleColumn,
            container: .pad, events: [.set(.secondary, "E+")], columns: "primary: A, secondary: D+ E+"),
        Row(
            note: "COL-25: a navigation controller replaces it", style: .doubleColumn, container: .pad,
            events: [.set(.secondary, "[E+]")], columns: "primary: A, secondary: E+", discarded: "D+"),
        Row(
            note: "COL-25: cleared first, it is replaced too", style: .doubleColumn, container: .pad,
            events: [.setViewController(nil, for: .secondary), .set(.secondary, "E+")],
            columns: "primary: A, secondary: E+"),
        Row(
            note: "the same view controller again changes nothing", style: .doubleColumn, container: .pad,
            events: [.set(.secondary, "D+")], columns: "primary: A, secondary: D+"),
        Row(
            note: "a column that is on the collapsed stack is replaced there", events: [.set(.supplementary, "[T]")],
            columns: "primary: A [T] [D+]", discarded: "S"),
        Row(
            note: "the primary's own screens are replaced, the columns above them stay",
            events: [.set(.primary, "[B]")],
            columns: "primary: B [S] [D+]", discarded: "A"),
        Row(
            note: "a column set while it is off the stack waits for the expansion",
            events: [.showColumn(.primary), .set(.secondary, "[E+]"), .wide],
            columns: "primary: A, supplementary: S, secondary: E+"),
    ]
}
