import AdaptiveLayout
import Testing

@Suite("001_64f04f1f8906660f.txt moves its screens")
struct StackMigrationTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        var container = TransitionContainer.pad
        var primary = "list"
        var secondary: String
        var migration = StackMigration.followDecision
        let events: [TransitionEvent]
        let columns: String
        var discarded = ""

        var testDescription: String { note }
    }

    @Test("as its component does where the decision changes shape", arguments: rotating + resizing + collapsing)
    func stacks(row: Row) throws {
        var story = Story(
            row.container, primary: row.primary, secondary: row.secondary, policy: .portraitPrimaryOnly(row.migration))
        try story.happen([.appear] + row.events)
        #expect(story.columns == row.columns)
        #expect(StackNotation.text(story.last?.discarded ?? []) == row.discarded)
    }

    static let rotating = [
        Row(
            note: "leaving landscape pushes the detail stack on the primary", secondary: "article comments",
            events: [.turn], columns: "primary: list article comments, secondary: placeholder~"),
        Row(
            note: "a placeholder on top stays where it is", secondary: "article p~", events: [.turn],
            columns: "primary: list, secondary: article p~"),
        Row(
            note: "leaving portrait with the root alone moves nothing", container: .padPortrait, secondary: "p~",
            events: [.turn], columns: "primary: list, secondary: p~"),
        Row(
            note: "leaving portrait moves all above the root, in place of the detail's stack", container: .padPortrait,
            primary: "list article comments", secondary: "old", events: [.turn],
            columns: "primary: list, secondary: article comments", discarded: "old"),
        Row(
            note: "a detail without a screen gets a placeholder at load", secondary: "-", events: [],
            columns: "primary: list, secondary: placeholder~"),
        Row(
            note: "shown in portrait, it is beside the list in landscape", container: .padPortrait, secondary: "p~",
            events: [.showDetail("article"), .turn], columns: "primary: list, secondary: article", discarded: "p~"),
    ]

    static let resizing = [
        Row(
            note: "a narrower landscape moves nothing", secondary: "article", events: [.narrowerLandscape],
            columns: "primary: list, secondary: article"),
        Row(
            note: "the component's own way flips on every size change", secondary: "article",
            migration: .assumesRotation, events: [.narrowerLandscape],
            columns: "primary: list article, secondary: placeholder~"),
        Row(
            note: "without a migration the screens stay", secondary: "article", migration: .none, events: [.turn],
            columns: "primary: list, secondary: article"),
    ]

    static let collapsing = [
        Row(
            note: "into slide over the screens move first, so that the collapse drops a placeholder only",
            secondary: "article", events: [.narrow], columns: "primary: list article", discarded: "placeholder~"),
        Row(
            note: "back to landscape, reading the incoming traits, they are beside the list again",
            secondary: "article", events: [.narrow, .setTraits(.classes(.regular, nil)), .narrowerLandscape],
            columns: "primary: list, secondary: article", discarded: "placeholder~"),
        Row(
            note: "a portrait that stays primary-only leaves the screens on the primary", container: .padPortrait,
            primary: "list article", secondary: "p~",
            events: [.setTraits(.classes(.compact, nil)), .setTraits(.classes(.regular, nil))],
            columns: "primary: list article, secondary: placeholder~"),
    ]
}

extension TransitionContainer {
    /// An iPad at full screen in portrait.
    static let padPortrait = TransitionContainer(width: 768, height: 1024, traits: .classes(.regular, .regular))
}

extension TransitionEvent {
    /// A rotation that changes no class.
    static let turn = TransitionEvent.rotate(traits: TraitCollection())
    /// A resize that stays in landscape.
    static let narrowerLandscape = TransitionEvent.resize(width: 900, height: 768, traits: TraitCollection())
}
