import JSONWire
import LayoutService
import Testing

/// The answered state goes back in unchanged: many calls or one call give the same, byte for byte.
@Suite("A transition that goes on in another call")
struct TransitionContinuationTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let state: String
        let events: [String]

        var testDescription: String { note }
    }

    @Test("ends with the same state and the same steps, wherever it is split", arguments: rows)
    func continuation(row: Row) throws {
        let snapshot = try Snapshot.builtIn()
        let whole = try answer(row.state, row.events, snapshot)
        let steps = try #require(whole["steps"])
        for place in row.events.indices {
            let first = try answer(row.state, Array(row.events[..<place]), snapshot)
            let middle = String(decoding: try #require(first["state"]).text, as: UTF8.self)
            let second = try answer(middle, Array(row.events[place...]), snapshot)
            #expect(second["state"]?.text == whole["state"]?.text, "split at \(place)")
            #expect(elements(first["steps"]) + elements(second["steps"]) == elements(steps), "split at \(place)")
        }
    }

    @Test("and without an event answers the very state that it got", arguments: rows)
    func noEvent(row: Row) throws {
        let snapshot = try Snapshot.builtIn()
        let state = try #require(try answer(row.state, row.events, snapshot)["state"]).text
        let again = try answer(String(decoding: state, as: UTF8.self), [], snapshot)
        #expect(again["state"]?.text == state)
    }

    private func answer(_ state: String, _ events: [String], _ snapshot: Snapshot) throws -> JSONTree {
        let text = #"{"state":\#(state),"events":[\#(events.joined(separator: ","))]}"#
        return try JSONTree(parsing: TransitionAnswer.text(for: Array(text.utf8), snapshot))
    }

    private func elements(_ tree: JSONTree?) -> [JSONTree] {
        guard case .array(let elements) = tree else { return [] }
        return elements
    }

    static let rows = [
        Row(
            note: "a classic split view by its device, with a policy document, an override and a placeholder",
            state: #"{"device":{"model":"iPhone8,1"},"policy":{"id":"mine","rules":[{"id":"wide","when":{"width":"#
                + #"{"atLeast":480}},"then":{"override":{"horizontalSizeClass":"regular"}}}],"otherwise":{"override":null}},"#
                + #""systemVersion":"12.0","safeAreaInsets":{"top":20.50},"delegate":{"separateSecondary":"placeholder"},"#
                + #""columns":{"primary":["list",{"id":"b","isPlaceholder":false}],"secondary":{"id":"d","hasContent":true}}}"#,
            events: [
                appear, rotate, #"{"type":"showDetail","viewController":{"navigation":["e"]}}"#, rotate,
                #"{"type":"show","viewController":"x"}"#, #"{"type":"pop"}"#, rotate, rotate,
            ]),
        Row(
            note: "a plain primary that presents, and a secondary that waits",
            state: #"{"size":{"width":320},"traits":{"horizontalSizeClass":"compact"},"columns":"#
                + #"{"primary":"list","secondary":"d"}}"#,
            events: [
                appear, #"{"type":"showDetail","viewController":"e"}"#, #"{"type":"popToRoot"}"#,
                #"{"type":"setTraits","traits":{"horizontalSizeClass":"regular"}}"#, #"{"type":"pop"}"#,
            ]),
        Row(
            note: "three columns that nest, with settings, an inspector and columns off the stack",
            state: #"{"size":{"width":1180,"height":820},"traits":{"horizontalSizeClass":"regular"},"#
                + #""splitView":{"style":"tripleColumn","preferredDisplayMode":"twoOverSecondary"},"#
                + #""columns":{"primary":["a"],"supplementary":["s"],"secondary":["d"],"inspector":["i"]}}"#,
            events: [
                appear, #"{"type":"setPreferredDisplayMode","displayMode":"twoBesideSecondary"}"#,
                #"{"type":"showColumn","column":"inspector"}"#,
                #"{"type":"configure","splitView":{"minimumPrimaryColumnWidth":300,"preferredDisplayMode":null}}"#,
                #"{"type":"resize","size":{"width":375,"height":820},"traits":{"horizontalSizeClass":"compact"}}"#,
                #"{"type":"showColumn","column":"primary"}"#, #"{"type":"showDetail","viewController":"e"}"#,
                #"{"type":"setViewController","column":"inspector","viewController":null}"#,
                #"{"type":"resize","size":{"width":1180,"height":820},"traits":{"horizontalSizeClass":"regular"}}"#,
                #"{"type":"hideColumn","column":"primary"}"#, #"{"type":"pressDisplayModeButton"}"#,
            ]),
        Row(
            note: "a policy that reads the incoming traits and keeps what it set",
            state: #"{"size":{"width":1024,"height":768},"traits":{"horizontalSizeClass":"regular","#
                + #""verticalSizeClass":"regular"},"policy":"pad-landscape-compact-height","policyReadsTraits":"incoming","#
                + #""columns":{"primary":["list"],"secondary":["d"]}}"#,
            events: [
                appear,
                #"{"type":"resize","size":{"width":320,"height":768},"traits":{"horizontalSizeClass":"compact"}}"#,
                #"{"type":"setTraits","traits":{"userInterfaceStyle":"dark"}}"#, rotate,
            ]),
    ]

    private static let appear = #"{"type":"appear"}"#
    private static let rotate = #"{"type":"rotate"}"#
}
