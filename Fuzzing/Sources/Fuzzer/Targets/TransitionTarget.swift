import JSONWire
import LayoutService

extension FuzzTarget {
    /// A transition request: the machine never traps, and the state that it answers goes on wherever it is split.
    static let transition = FuzzTarget(name: "transition") { text in
        guard let whole = answer(text).document else { return }
        guard let state = whole["state"], let request = try? JSONTree(parsing: text) else {
            fatalError("broken law: an answer has a state")
        }
        let unchanged = answer(continuing: state, with: [])
        demand(unchanged.document?["state"]?.text == state.text, "without an event the answered state is kept")
        let events = request["events"]?.elements ?? []
        guard events.count > 1, let before = request["state"] else { return }
        let place = 1 + text.count % (events.count - 1)
        guard let middle = answer(continuing: before, with: Array(events[..<place])).document?["state"] else {
            fatalError("broken law: the beginning of an answered story is answered")
        }
        let rest = answer(continuing: middle, with: Array(events[place...]))
        demand(rest.document?["state"]?.text == state.text, "two calls end where one does")
    }

    private static func answer(_ text: [UInt8]) -> Answer {
        Answer { () throws(Problem) in try TransitionAnswer.text(for: text, snapshot) }
    }

    private static func answer(continuing state: JSONTree, with events: [JSONTree]) -> Answer {
        answer(JSONTree.object([.init("state", state), .init("events", .array(events))]).text)
    }
}
