import AdaptiveLayout
import Testing

@Suite("The classic style's view controllers")
struct ClassicStackTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        var container = TransitionContainer.pad
        var primary = "L"
        var secondary = "D+"
        var answers: @Sendable (inout DelegateBehavior) -> Void = { _ in }
        let events: [TransitionEvent]
        let columns: String
        var discarded = ""

        var testDescription: String { note }
    }

    @Test("end where UIKit puts them", arguments: collapsing + expanding + showing)
    func stacks(row: Row) throws {
        var story = Story(row.container, primary: row.primary, secondary: row.secondary, row.answers)
        try story.happen([.appear] + row.events)
        #expect(story.columns == row.columns)
        #expect(StackNotation.text(story.last?.discarded ?? []) == row.discarded)
    }

    static let collapsing = [
        Row(
            note: "T14, CX-3: a navigation controller is pushed itself", events: [.narrow], columns: "primary: L [D+]"),
        Row(
            note: "CX-3: a plain secondary is pushed plainly", secondary: "{D+}", events: [.narrow],
            columns: "primary: L D+"),
        Row(
            note: "CX-3, CX-10: a plain primary shows nothing of the secondary", primary: "{L}", events: [.narrow],
            columns: "primary: {L}, off secondary: D+"),
        Row(
            note: "CX-2: discard drops the whole secondary", secondary: "D+ X",
            answers: { $0.collapseSecondary = .discard }, events: [.narrow], columns: "primary: L", discarded: "D+ X"),
        Row(
            note: "CX-2: only the top is asked if it is empty", secondary: "D- X",
            answers: { $0.collapseSecondary = .discardIfEmpty }, events: [.narrow], columns: "primary: L [D- X]"),
        Row(
            note: "CX-2: a placeholder is empty", secondary: "P~", answers: { $0.collapseSecondary = .discardIfEmpty },
            events: [.narrow], columns: "primary: L", discarded: "P~"),
        Row(
            note: "SVC-4: a narrower width alone collapses nothing",
            events: [.resize(width: 320, height: 768, traits: TraitCollection())],
            columns: "primary: L, secondary: D+"),
        Row(
            note: "TC-19: a change of class alone collapses", events: [.setTraits(.classes(.compact, nil))],
            columns: "primary: L [D+]"),
    ]

    static let expanding = [
        Row(note: "T15, CX-9: there and back", events: [.narrow, .wide], columns: "primary: L, secondary: D+"),
        Row(
            note: "CX-9: what was pushed meanwhile stays with the detail", events: [.narrow, .show("X"), .wide],
            columns: "primary: L, secondary: D+ X"),
        Row(
            note: "CX-6: a plain primary gives the former secondary back", primary: "{L}", events: [.narrow, .wide],
            columns: "primary: {L}, secondary: D+"),
        Row(
            note: "T18, CX-7: the default takes the top, whatever it is", container: .slideOver, primary: "L L2",
            secondary: "-", events: [.wide], columns: "primary: L, secondary: {L2}"),
        Row(
            note: "CX-6, U-19: with the root alone the secondary is blank", container: .slideOver, secondary: "-",
            events: [.wide], columns: "primary: L"),
        Row(
            note: "004: the topmost detail is found though it is nested", primary: "L L2", secondary: "D+ X",
            answers: { $0.separateSecondary = .detailInStack }, events: [.narrow, .wide],
            columns: "primary: L L2, secondary: D+ X"),
        Row(
            note: "004: without a detail there is a placeholder, and the stack stays", container: .slideOver,
            primary: "L L2", secondary: "-", answers: { $0.separateSecondary = .detailInStack }, events: [.wide],
            columns: "primary: L L2, secondary: placeholder~"),
        Row(
            note: "a placeholder's id is one that nobody has", container: .slideOver, primary: "L placeholder",
            secondary: "-", answers: { $0.separateSecondary = .placeholder }, events: [.wide],
            columns: "primary: L placeholder, secondary: placeholder-2~"),
        Row(
            note: "a secondary set while collapsed waits for an expansion that pops nothing", primary: "L",
            secondary: "-", events: [.narrow, .set(.secondary, "[E+]"), .wide],
            columns: "primary: L, secondary: E+"),
    ]

    static let showing = [
        Row(
            note: "SH-4: expanded, the secondary is replaced", secondary: "D+ X", events: [.showDetail("[E+]")],
            columns: "primary: L, secondary: E+", discarded: "D+ X"),
        Row(
            note: "SH-4: the same detail again changes nothing", events: [.showDetail("[D+]")],
            columns: "primary: L, secondary: D+"),
        Row(
            note: "SH-5: collapsed, the primary's own stack takes it", events: [.narrow, .showDetail("[E+]")],
            columns: "primary: L [D+] [E+]"),
        Row(
            note: "SH-5: a plain primary presents it, and going back dismisses it", primary: "{L}",
            events: [.narrow, .showDetail("E+"), .pop(in: nil)], columns: "primary: {L}, off secondary: D+",
            discarded: "E+"),
        Row(
            note: "SH-3: expanded without a navigation controller, the primary is replaced", primary: "{L}",
            events: [.show("M")], columns: "primary: {M}, secondary: D+", discarded: "L"),
        Row(
            note: "SH-2: expanded, the column that is named takes the push", events: [.show("X", in: .secondary)],
            columns: "primary: L, secondary: D+ X"),
        Row(
            note: "SH-10: the innermost stack unwinds first", secondary: "D+ X", events: [.narrow, .pop(in: nil)],
            columns: "primary: L [D+]", discarded: "X"),
        Row(
            note: "SH-10: its last screen takes the navigation controller along",
            events: [.narrow, .pop(in: nil)], columns: "primary: L", discarded: "D+"),
        Row(
            note: "a navigation controller keeps its root", secondary: "-", events: [.narrow, .pop(in: nil)],
            columns: "primary: L"),
        Row(
            note: "popping to the root unwinds the innermost stack", secondary: "D+ X Y",
            events: [.narrow, .popToRoot(in: nil)], columns: "primary: L [D+]", discarded: "X Y"),
    ]
}
