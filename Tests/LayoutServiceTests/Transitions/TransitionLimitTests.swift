import JSONWire
import LayoutService
import Testing

@Suite("The limits of a transition request")
struct TransitionLimitTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let text: String
        let pointer: String?

        var testDescription: String { note }
    }

    @Test("are kept to the last one, and named where they are passed", arguments: rows)
    func limits(row: Row) throws {
        let snapshot = try Snapshot.builtIn()
        guard let pointer = row.pointer else {
            #expect(throws: Never.self) { try TransitionAnswer.text(for: Array(row.text.utf8), snapshot) }
            return
        }
        let problem = #expect(throws: Problem.self) { try TransitionAnswer.text(for: Array(row.text.utf8), snapshot) }
        #expect(problem?.faults.map(\.pointer) == [pointer])
    }

    static let rows = [
        Row(note: "1,000 events", text: request(events: 1_000), pointer: nil),
        Row(note: "1,001 events", text: request(events: 1_001), pointer: "/events"),
        Row(note: "10,000 view controllers", text: request(primary: names(9_999)), pointer: nil),
        Row(
            note: "10,001 view controllers in a state", text: request(primary: names(10_000)),
            pointer: "/state/columns/secondary/0"),
        Row(
            note: "10,001 view controllers with those of events", text: request(primary: names(9_999), shows: true),
            pointer: "/events/1/viewController"),
        Row(note: "64 inside each other", text: request(primary: nested(62)), pointer: nil),
        Row(
            note: "65 inside each other", text: request(primary: nested(63)),
            pointer: "/state/columns/primary/0" + String(repeating: "/navigation/0", count: 63)),
    ]

    private static func request(events: Int = 1, primary: String = #""list""#, shows: Bool = false) -> String {
        var all = [#"{"type":"appear"}"#] + Array(repeating: #"{"type":"rotate"}"#, count: events - 1)
        if shows { all.append(#"{"type":"show","viewController":"one-more"}"#) }
        return #"{"state":{"size":{"width":1024,"height":768},"traits":{"horizontalSizeClass":"regular"},"#
            + #""columns":{"primary":[\#(primary)],"secondary":["detail"]}},"events":[\#(all.joined(separator: ","))]}"#
    }

    private static func names(_ count: Int) -> String {
        (1...count).map { "\"s\($0)\"" }.joined(separator: ",")
    }

    private static func nested(_ depth: Int) -> String {
        String(repeating: #"{"navigation":["#, count: depth) + #""deep""# + String(repeating: "]}", count: depth)
    }
}
