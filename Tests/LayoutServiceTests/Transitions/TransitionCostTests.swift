import LayoutService
import Testing

@Suite("The cost of a transition")
struct TransitionCostTests {
    @Test("of 100 events in one call is less than that of 100 decisions")
    func hundredEvents() throws {
        let snapshot = try Snapshot.builtIn()
        let container =
            #""size":{"width":1024,"height":768},"traits":{"horizontalSizeClass":"regular","#
            + #""verticalSizeClass":"regular"},"policy":"universal-split","systemVersion":"13""#
        let decision = Array("{\(container)}".utf8)
        let events = [#"{"type":"appear"}"#] + (0..<99).map(Self.event)
        let transition = Array(
            (#"{"state":{\#(container),"columns":{"primary":["list"],"secondary":[{"id":"d","hasContent":true}]}},"#
                + #""events":[\#(events.joined(separator: ","))]}"#).utf8)
        // The least of several times: what else runs on the machine only ever adds to one.
        let ofDecisions = try Self.leastTime {
            for _ in 0..<100 { _ = try snapshot.decisionText(for: decision) }
        }
        let ofTransition = try Self.leastTime { _ = try TransitionAnswer.text(for: transition, snapshot) }
        #expect(ofTransition < ofDecisions)
    }

    /// Into slide over, a push, and back, again and again.
    private static func event(_ number: Int) -> String {
        switch number % 3 {
        case 0: #"{"type":"resize","size":{"width":320,"height":768},"traits":{"horizontalSizeClass":"compact"}}"#
        case 1: #"{"type":"show","viewController":"screen-\#(number)"}"#
        default: #"{"type":"resize","size":{"width":1024,"height":768},"traits":{"horizontalSizeClass":"regular"}}"#
        }
    }

    private static func leastTime(_ work: () throws -> Void) throws -> Duration {
        let clock = ContinuousClock()
        var least = try clock.measure(work)
        for _ in 0..<6 { least = min(least, try clock.measure(work)) }
        return least
    }
}
