import AdaptiveLayout
import Testing

@Suite("The topmost detail of a collapsed stack")
struct DetailSearchTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let stack: String
        /// The columns after the expansion.
        let columns: String

        var testDescription: String { note }
    }

    @Test("takes along what is above it and leaves what is below", arguments: rows)
    func separation(row: Row) throws {
        var story = Story(.slideOver, primary: row.stack, secondary: "-") { $0.separateSecondary = .detailInStack }
        try story.happen(.appear, .wide)
        #expect(story.columns == row.columns)
    }

    static let rows = [
        Row(note: "pushed plainly", stack: "L D+", columns: "primary: L, secondary: D+"),
        Row(note: "alone in its navigation controller", stack: "L [D-]", columns: "primary: L, secondary: D-"),
        Row(note: "with screens above it", stack: "L [D+ X] Y", columns: "primary: L, secondary: D+ X Y"),
        Row(
            note: "above another screen of its navigation controller", stack: "L [X D+ Y]",
            columns: "primary: L [X], secondary: D+ Y"),
        Row(
            note: "the upper of two", stack: "L [D+] [E+]", columns: "primary: L [D+], secondary: E+"),
        Row(
            note: "below a navigation controller without one", stack: "L D+ [X [Y]]",
            columns: "primary: L, secondary: D+ X Y"),
        Row(note: "two navigation controllers deep", stack: "L [X [D+]]", columns: "primary: L [X], secondary: D+"),
        Row(
            note: "at the root it stays, since a navigation controller keeps its root", stack: "D+ X",
            columns: "primary: D+ X, secondary: placeholder~"),
    ]
}
