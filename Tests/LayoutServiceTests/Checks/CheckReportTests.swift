import JSONWire
import LayoutService
import Testing

@Suite("A report of checks")
struct CheckReportTests {
    private let report = CheckReport(
        name: "A & B",
        results: [
            CheckResult(name: "fine", differences: [], problem: nil),
            CheckResult(
                name: "off # by <one>",
                differences: [
                    CheckDifference(pointer: "/a", expected: .number(1), actual: .number(2)),
                    CheckDifference(pointer: "/b", expected: .string("it's"), actual: nil),
                ], problem: nil),
            CheckResult(
                name: "broken", differences: [],
                problem: Problem(
                    .invalidRequest, "No answer.",
                    faults: [Fault(pointer: "/policy", reason: "There is none.", nearest: "system")])),
        ])

    @Test("counts an error as failed in JSON, and shows what stands in place of an answer")
    func json() throws {
        var writer = JSONWriter()
        writer.value(report)
        let tree = try JSONTree(parsing: writer.finish())
        #expect(tree["passed"] == .number(1))
        #expect(tree["failed"] == .number(2))
        #expect(
            String(decoding: tree.text, as: UTF8.self).contains(
                #"{"name":"off # by <one>","status":"failed","differences":[{"pointer":"/a","expected":1,"actual":2},"#
                    + #"{"pointer":"/b","expected":"it's"}]}"#))
    }

    @Test("escapes for XML, and tells failures from errors in JUnit")
    func junit() {
        #expect(
            CheckReport.junit([report]) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites>
                  <testsuite name="A &amp; B" tests="3" failures="1" errors="1" skipped="0">
                    <testcase name="fine" classname="A &amp; B"/>
                    <testcase name="off # by &lt;one&gt;" classname="A &amp; B">
                      <failure message="/a: expected 1, got 2" type="failed">/a: expected 1, got 2&#10;/b: expected \
                &quot;it's&quot;, got nothing</failure>
                    </testcase>
                    <testcase name="broken" classname="A &amp; B">
                      <error message="422: No answer." type="error">422: No answer.&#10;/policy: There is none. \
                Did you mean system?</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("numbers its points in TAP, with the differences in YAML")
    func tap() {
        #expect(
            CheckReport.tap([report]) == """
                TAP version 13
                1..3
                ok 1 - fine
                not ok 2 - off \\# by <one>
                  ---
                  status: failed
                  differences:
                    - pointer: '/a'
                      expected: '1'
                      actual: '2'
                    - pointer: '/b'
                      expected: '"it''s"'
                      actual: 'nothing'
                  ...
                not ok 3 - broken
                  ---
                  status: error
                  problem: 'No answer.'
                  errors:
                    - pointer: '/policy'
                      reason: 'There is none.'
                  ...

                """)
    }
}
