import JSONWire
import LayoutService
import Testing

@Suite("Health")
struct HealthTests {
    @Test(
        "is a failure before the start, a warning where a part complains or the end is near, and else passes",
        arguments: [
            (Health.Phase.starting, nil, "fail"), (.serving, nil, "pass"), (.serving, "broken", "warn"),
            (.stopping, nil, "warn"), (.starting, "broken", "fail"),
        ])
    func status(phase: Health.Phase, complaint: String?, status: String) throws {
        let health = Health(version: "1", phase: phase, checks: [Health.Check("policies", complaint: complaint)])
        var writer = JSONWriter()
        writer.value(health)
        let document = try JSONTree(parsing: writer.finish())
        #expect(document["status"] == .string(status))
        guard case .array(let entries) = document["checks"]?["policies"] else {
            Issue.record("no check of the policies")
            return
        }
        #expect(entries.first?["output"] == complaint.map(JSONTree.string))
        guard case .array(let own) = document["checks"]?["service"] else {
            Issue.record("no check of the service itself")
            return
        }
        // Whatever is not right has a reason somewhere.
        let reasons = (entries + own).compactMap { $0["output"] }
        #expect(reasons.isEmpty == (status == "pass"))
    }
}
