import AdaptiveLayout
import LayoutService
import Testing

@Suite("A policy document")
struct PolicyFileTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let document: String
        /// Each fault as its pointer, with the nearest name behind a space where there is one.
        let faults: [String]

        var testDescription: String { note }
    }

    @Test("that is wrong reports every fault with its place and the nearest name", arguments: rows)
    func faults(_ row: Row) {
        let error = #expect(throws: PolicyFileFault.self) { try PolicyFile.policy(parsing: Array(row.document.utf8)) }
        let found = error?.faults.map { fault in
            [fault.pointer, fault.nearest].compactMap(\.self).joined(separator: " ")
        }
        #expect(found == row.faults)
    }

    @Test("that is no JSON is refused with the byte at fault")
    func noJSON() {
        let error = #expect(throws: PolicyFileFault.self) { try PolicyFile.policy(parsing: Array("{\"id\": }".utf8)) }
        #expect(error?.reason.contains("byte 7") == true)
        #expect(error?.faults == [])
    }

    @Test("that is too long is refused unread")
    func tooLong() {
        let text = [UInt8](repeating: UInt8(ascii: " "), count: PolicyLimits.fileBytes + 1)
        #expect(throws: PolicyFileFault.self) { try PolicyFile.policy(parsing: text) }
    }

    @Test("has a table of faults that is not empty")
    func rowsExist() {
        #expect(Self.rows.count > 20)
    }

    private static func rule(_ when: String, then: String = #"{"override": null}"#, rest: String = "") -> String {
        #"{"id": "p", "rules": [{"id": "a", "when": \#(when), "then": \#(then)\#(rest)}], "otherwise": {"override": null}}"#
    }

    static let rows: [Row] = memberRows + conditionRows + outcomeRows + limitRows

    private static let memberRows = [
        Row(note: "no object", document: "[]", faults: [""]),
        Row(note: "nothing in it", document: "{}", faults: ["", ""]),
        Row(
            note: "an unknown member", document: #"{"id": "p", "rulez": [], "otherwise": {"override": null}}"#,
            faults: ["/rulez rules"]),
        Row(note: "an id for no path", document: #"{"id": "a b", "otherwise": {"override": null}}"#, faults: ["/id"]),
        Row(note: "no override", document: #"{"id": "p", "otherwise": {}}"#, faults: ["/otherwise"]),
        Row(
            note: "rules that are no list", document: #"{"id": "p", "rules": {}, "otherwise": {"override": null}}"#,
            faults: ["/rules"]),
        Row(
            note: "a rule without its members",
            document: #"{"id": "p", "rules": [{}], "otherwise": {"override": null}}"#,
            faults: ["/rules/0", "/rules/0", "/rules/0"]),
        Row(
            note: "one id twice",
            document: #"""
                {"id": "p", "rules": [
                  {"id": "a", "when": {"width": {"above": 1}}, "then": {"override": null}},
                  {"id": "a", "when": {"width": {"above": 2}}, "then": {"override": null}}], "otherwise": {"override": null}}
                """#,
            faults: ["/rules/1/id"]),
        Row(
            note: "faults in two places", document: rule(#"{"width": {"over": 480}}"#, then: #"{"override": "leave"}"#),
            faults: ["/rules/0/then/override", "/rules/0/when/width/over"]),
    ]

    private static let conditionRows = [
        Row(
            note: "an unknown fact", document: rule(#"{"widht": {"atLeast": 480}}"#),
            faults: ["/rules/0/when/widht width"]),
        Row(note: "an empty condition", document: rule("{}"), faults: ["/rules/0/when"]),
        Row(note: "an empty list", document: rule(#"{"any": []}"#), faults: ["/rules/0/when/any"]),
        Row(
            note: "all of an object", document: rule(#"{"all": {"width": {"above": 1}}}"#),
            faults: ["/rules/0/when/all"]),
        Row(note: "no comparator", document: rule(#"{"width": {}}"#), faults: ["/rules/0/when/width"]),
        Row(note: "a bare number", document: rule(#"{"width": 480}"#), faults: ["/rules/0/when/width"]),
        Row(
            note: "an unknown comparator", document: rule(#"{"width": {"atleast": 480}}"#),
            faults: ["/rules/0/when/width/atleast atLeast"]),
        Row(
            note: "text that is no fact", document: rule(#"{"width": {"atLeast": "hieght"}}"#),
            faults: ["/rules/0/when/width/atLeast height"]),
        Row(
            note: "a fact against itself", document: rule(#"{"width": {"above": "width"}}"#),
            faults: ["/rules/0/when/width/above"]),
        Row(
            note: "a ratio against a length", document: rule(#"{"aspectRatio": {"above": "width"}}"#),
            faults: ["/rules/0/when/aspectRatio/above"]),
        Row(
            note: "an unknown orientation", document: rule(#"{"orientation": ["portrait", "landskape"]}"#),
            faults: ["/rules/0/when/orientation/1 landscape"]),
        Row(
            note: "an unknown trait value deep inside",
            document: rule(#"{"all": [{"width": {"above": 1}}, {"not": {"verticalSizeClass": "short"}}]}"#),
            faults: ["/rules/0/when/all/1/not/verticalSizeClass"]),
        Row(
            note: "an unknown system version", document: rule(#"{"systemVersion": {"atLeast": "19"}}"#),
            faults: ["/rules/0/when/systemVersion/atLeast"]),
        Row(
            note: "a band on a fact that is not compared",
            document: rule(#"{"width": {"above": 1}}"#, rest: #", "band": {"height": 16}"#),
            faults: ["/rules/0/band/height"]),
        Row(
            note: "a band of nothing", document: rule(#"{"width": {"above": 1}}"#, rest: #", "band": {"width": 0}"#),
            faults: ["/rules/0/band/width"]),
    ]

    private static let outcomeRows = [
        Row(
            note: "an unknown word for the override",
            document: rule(#"{"width": {"above": 1}}"#, then: #"{"override": "reset"}"#),
            faults: ["/rules/0/then/override"]),
        Row(
            note: "an unknown trait in the override",
            document: #"{"id": "p", "otherwise": {"override": {"horizontalSizeClas": "compact"}}}"#,
            faults: ["/otherwise/override/horizontalSizeClas horizontalSizeClass"]),
        Row(
            note: "a width that is no length",
            document:
                #"{"id": "p", "otherwise": {"override": null, "splitView": {"maximumPrimaryColumnWidth": "aspectRatio"}}}"#,
            faults: ["/otherwise/splitView/maximumPrimaryColumnWidth"]),
        Row(
            note: "an unknown answer of the delegate",
            document:
                #"{"id": "p", "otherwise": {"override": null}, "delegate": {"collapseSecondary": "discardIfEmty"}}"#,
            faults: ["/delegate/collapseSecondary discardIfEmpty"]),
    ]

    private static let limitRows = [
        Row(
            note: "conditions nested too deep",
            document: rule(
                String(repeating: #"{"not": "#, count: 16) + #"{"width": {"above": 1}}"#
                    + String(repeating: "}", count: 16)),
            faults: ["/rules/0/when" + String(repeating: "/not", count: 16)]),
        Row(
            note: "too many rules",
            document:
                #"{"id": "p", "rules": [\#(Array(repeating: "{}", count: 257).joined(separator: ","))], "otherwise": {"override": null}}"#,
            faults: ["/rules"]),
        Row(
            note: "a threshold beyond all sizes", document: rule(#"{"width": {"above": 1e400}}"#),
            faults: ["/rules/0/when/width/above"]),
    ]
}
