import JSONWire
import LayoutService
import Testing

@Suite("A transition request")
struct TransitionDecodingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        var state = #""size":{"width":1024,"height":768},"columns":{"primary":["list"],"secondary":["detail"]}"#
        var events = #"{"type":"appear"}"#
        /// Each fault as its pointer, with the nearest name behind a space where there is one.
        let faults: [String]

        var testDescription: String { note }
    }

    @Test(
        "is refused with every fault at its own place",
        arguments: ofStates + ofColumns + ofRemembered + ofEvents + ofSteps)
    func faults(row: Row) throws {
        let text = #"{"state":{\#(row.state)},"events":[\#(row.events)]}"#
        let snapshot = try Self.snapshot.get()
        let problem = #expect(throws: Problem.self) { try TransitionAnswer.text(for: Array(text.utf8), snapshot) }
        #expect(problem?.type == .invalidRequest)
        #expect(
            problem?.faults.map { fault in fault.pointer + (fault.nearest.map { " \($0)" } ?? "") } == row.faults)
    }

    /// One for all rows: making it reads every device and policy.
    private static let snapshot = Result { try Snapshot.builtIn() }

    static let ofStates = [
        Row(note: "another version of the state", state: #""version":2"#, faults: ["/state/version"]),
        Row(note: "a version that is no number", state: #""version":"1""#, faults: ["/state/version"]),
        Row(note: "an unknown member", state: #""sise":{}"#, faults: ["/state/sise size"]),
        Row(
            note: "what a decision request cannot have either", state: #""systemVersion":"7","size":{"width":-1}"#,
            faults: ["/state/size/width", "/state/systemVersion"]),
        Row(
            note: "traits that no code reads", state: #""policyReadsTraits":"old""#,
            faults: ["/state/policyReadsTraits"]),
        Row(
            note: "a layout with unknown words", state: #""layout":{"displayMode":"beside","isCollapsd":true}"#,
            faults: ["/state/layout/displayMode", "/state/layout/isCollapsd isCollapsed"]),
        Row(
            note: "faults of the state and of the events together", state: #""columns":[]"#,
            events: #"{"type":"apear"}"#, faults: ["/events/0/type appear", "/state/columns"]),
    ]

    static let ofColumns = [
        Row(
            note: "one view controller in two places, here presented and in a column",
            state: #""columns":{"primary":["a"]},"presented":[{"id":"a"}]"#,
            faults: ["/state/presented/0/id"]),
        Row(
            note: "an id that is empty", state: #""columns":{"primary":["",{"id":""}]}"#,
            faults: ["/state/columns/primary/0", "/state/columns/primary/1/id"]),
        Row(
            note: "a navigation controller with an id or without a root",
            state: #""columns":{"primary":[{"id":"n","navigation":["a"]},{"navigation":[]}]}"#,
            faults: ["/state/columns/primary/0/id", "/state/columns/primary/1/navigation"]),
        Row(
            note: "columns that the style does not have", state: #""columns":{"supplementary":["s"],"compact":["c"]}"#,
            faults: ["/state/columns/compact", "/state/columns/supplementary"]),
        Row(
            note: "stacked columns of a classic split view", state: #""stackedColumns":["primary"]"#,
            faults: ["/state/stackedColumns"]),
        Row(
            note: "stacked columns that are not on the stack",
            state: #""splitView":{"style":"doubleColumn"},"columns":{"primary":["a"]},"#
                + #""stackedColumns":["primary","secondary"],"layout":{"isCollapsed":true}"#,
            faults: ["/state/stackedColumns"]),
    ]

    static let ofRemembered = [
        Row(
            note: "a secondary beside the one stack of a classic split view",
            state: #""columns":{"primary":["a"],"secondary":["b"]},"layout":{"isCollapsed":true}"#,
            faults: ["/state/columns/secondary"]),
        Row(
            note: "a column registered off a stack that there is not",
            state: #""registeredColumns":{"secondary":["b"]}"#,
            faults: ["/state/registeredColumns/secondary"]),
        Row(
            note: "a column that is on the stack and registered off it",
            state: #""splitView":{"style":"doubleColumn"},"columns":{"primary":["a",{"navigation":["b"]}]},"#
                + #""stackedColumns":["primary","secondary"],"registeredColumns":{"secondary":["c"]},"#
                + #""layout":{"isCollapsed":true}"#,
            faults: ["/state/registeredColumns/secondary"]),
        Row(
            note: "stacked columns in another order than the stack's",
            state: #""splitView":{"style":"doubleColumn"},"columns":{"primary":["a",{"navigation":["b"]}]},"#
                + #""stackedColumns":["secondary","primary"],"layout":{"isCollapsed":true}"#,
            faults: ["/state/stackedColumns"]),
    ]

    static let ofEvents = [
        Row(note: "an event that is no object", events: #""appear""#, faults: ["/events/0"]),
        Row(
            note: "members that the event does not have", events: #"{"type":"pop","size":{},"colum":"primary"}"#,
            faults: ["/events/0/colum column", "/events/0/size"]),
        Row(
            note: "members that the event needs", events: #"{"type":"setViewController"},{"type":"configure"}"#,
            faults: ["/events/0", "/events/0", "/events/1"]),
        Row(
            note: "a view controller twice in one event",
            events: #"{"type":"show","viewController":{"navigation":["a","a"]}}"#,
            faults: ["/events/0/viewController/navigation/1"]),
        Row(
            note: "settings that are wrong",
            events: #"{"type":"configure","splitView":{"primaryEdge":"left","wide":1}}"#,
            faults: ["/events/0/splitView/primaryEdge", "/events/0/splitView/wide"]),
    ]

    static let ofSteps = [
        Row(
            note: "an event that cannot happen in the state that it meets",
            events: #"{"type":"appear"},{"type":"show","viewController":"list"}"#,
            faults: ["/events/1/viewController"]),
        Row(
            note: "a device without the window in the other orientation",
            state: #""device":{"id":"ipad-a16","orientation":"landscape","window":"split-half"}"#,
            events: #"{"type":"appear"},{"type":"rotate"}"#, faults: ["/events/1"]),
        Row(
            note: "a setting on which UIKit raises",
            events: #"{"type":"configure","splitView":{"preferredSplitBehavior":"tile"}}"#,
            faults: ["/events/0/splitView/preferredSplitBehavior"]),
        Row(
            note: "a rule in force that the policy does not have",
            state: #""previousRule":"x","layout":{"displayMode":"secondaryOnly"}"#, faults: ["/state/previousRule"]),
    ]
}
