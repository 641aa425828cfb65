import JSONWire
import LayoutService
import Testing

@Suite("Running checks")
struct CheckRunnerTests {
    /// Answers every decision with one answer, and every transition with another.
    private static let runner = CheckRunner(
        decide: { request throws(Problem) in
            guard !request.isEmpty else {
                throw Problem(.invalidRequest, "No.", faults: [Fault(pointer: "/size/width", reason: "Too small.")])
            }
            return Array(#"{"overrideAction": "set", "warnings": [], "assumptions": [{"pointer": "/traits/x"}]}"#.utf8)
        },
        transition: { _ in
            Array(
                #"""
                {"steps": [{"decision": {"warnings": [{}]}, "calls": [
                    {"receiver": "container", "method": "viewWillTransition(to:with:)", "returned": null},
                    {"receiver": "delegate", "method": "splitViewController(_:collapseSecondary:onto:)", "returned": true}
                ]}]}
                """#.utf8)
        })

    @Test(
        "tells passed, failed and broken cases apart",
        arguments: [
            (#"{"request": {}, "expect": {"overrideAction": "set"}}"#, CheckResult.Status.passed, []),
            (#"{"request": {}, "expect": {"overrideAction": "clear"}}"#, .failed, ["/overrideAction"]),
            (#"{"raw": "", "expect": {"overrideAction": "set"}}"#, .error, []),
            (#"{"raw": "", "expect": {"status": 422, "errors": [{"pointer": "/size/width"}]}}"#, .passed, []),
            (
                #"{"raw": "", "expect": {"status": [400, 422], "errors": [{"pointer": ["/", "/size/width"]}]}}"#,
                .passed, []
            ),
            (#"{"raw": "", "expect": {"status": 400}}"#, .failed, ["/status"]),
            (#"{"raw": "", "expect": {"status": 422, "errors": []}}"#, .failed, ["/errors"]),
            (
                #"{"raw": "", "expect": {"status": 422, "errors": [{"pointer": "/size/width", "nearest": "w"}]}}"#,
                .failed, ["/errors"]
            ),
            (#"{"request": {}, "expect": {"status": 422}}"#, .failed, ["/status"]),
            (#"{"request": {}, "warns": true, "expect": {}}"#, .failed, ["/warnings"]),
            (#"{"request": {}, "assumes": ["x", "y"], "expect": {}}"#, .failed, ["/assumptions"]),
            (#"{"transition": {}, "warns": [0], "expect": {}}"#, .passed, []),
            (#"{"transition": {}, "warns": [1], "expect": {}}"#, .failed, ["/steps/1/decision/warnings"]),
            (
                #"{"transition": {}, "callOrder": {"0": ["viewWillTransition", {"call": "collapseSecondary", "returned": true}]}, "expect": {}}"#,
                .passed, []
            ),
            (
                #"{"transition": {}, "callOrder": {"0": ["collapseSecondary", "viewWillTransition"]}, "expect": {}}"#,
                .failed, ["/steps/0/calls"]
            ),
            (#"{"transition": {}, "callsAbsent": {"0": ["separateSecondary"]}, "expect": {}}"#, .passed, []),
            (
                #"{"transition": {}, "callsAbsent": {"0": ["collapseSecondary"]}, "expect": {}}"#, .failed,
                ["/steps/0/calls"]
            ),
        ])
    func verdicts(check: String, status: CheckResult.Status, pointers: [String]) throws {
        let suite = try CheckSuite.read(Array(#"{"name": "s", "cases": [\#(check)]}"#.utf8))
        let result = try #require(Self.runner.run(suite).results.first)
        #expect(result.status == status)
        #expect(result.differences.map(\.pointer) == pointers)
    }

    @Test(
        "refuses a suite that is none, with the place",
        arguments: [
            ("{}", [""]), (#"{"cases": {}}"#, ["/cases"]), (#"{"cases": [{"expect": {}}]}"#, ["/cases/0"]),
            (#"{"cases": [{"request": {}}]}"#, ["/cases/0"]),
            (#"{"cases": [{"request": {}, "expect": 1}]}"#, ["/cases/0/expect"]),
            (#"{"cases": [{"request": {}, "transition": {}, "expect": {}}]}"#, ["/cases/0"]),
            (#"{"cases": [{"request": {}, "expect": {}, "asumes": []}]}"#, ["/cases/0/asumes"]),
            (#"{"cases": [{"request": {}, "expect": {}, "callOrder": {"x": []}}]}"#, ["/cases/0/callOrder/x"]),
        ])
    func badSuites(text: String, pointers: [String]) throws {
        let problem = try #require(throws: Problem.self) { try CheckSuite.read(Array(text.utf8)) }
        #expect(problem.faults.map(\.pointer) == pointers)
    }
}
