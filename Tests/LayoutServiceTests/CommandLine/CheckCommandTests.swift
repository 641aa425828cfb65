import JSONWire
import LayoutService
import Testing

@Suite("panewise check")
struct CheckCommandTests {
    private static let suite = #"""
        {"name": "s", "cases": [
          {"name": "right", "request": {"size": {"width": 568, "height": 320}, "policy": "regular-width-from-480"},
           "expect": {"overrideAction": "set"}},
          {"name": "wrong", "request": {"size": {"width": 320, "height": 568}, "policy": "regular-width-from-480"},
           "expect": {"overrideAction": "set", "splitArrangement": {"isCollapsed": false}, "extra": 1}},
          {"name": "a problem", "request": {"size": {"width": -1}}, "expect": {"status": 400}}
        ]}
        """#

    @Test("exits with 0, 1 or 2, in every format")
    func exitCodes() {
        let probe = CommandLineProbe(files: [
            "s.json": Self.suite, "none": "{", "d/s.json": #"{"name": "d", "cases": []}"#,
        ])
        for format in ["text", "json", "junit", "tap"] {
            #expect(probe.run("check", "s.json", "--format", format) == 1)
            #expect(probe.output.contains("wrong"))
        }
        #expect(probe.run("check", "d") == 0)
        #expect(probe.output == #"{"passed":0,"failed":0,"suites":[{"name":"d","results":[]}]}"# + "\n")
        #expect(probe.run("check", "none") == 2)
        #expect(probe.run("check") == 2)
    }

    @Test("shows what differs at a glance")
    func text() {
        let probe = CommandLineProbe(files: ["s.json": Self.suite])
        probe.isTerminal = true
        probe.environment = ["NO_COLOR": "1"]
        #expect(probe.run("check", "s.json") == 1)
        #expect(
            probe.output == """
                FAILED s: wrong
                  /overrideAction
                    - expected "set"
                    + got      "clear"
                  /splitArrangement/isCollapsed
                    - expected false
                    + got      true
                  /extra
                    - expected 1
                    + got      nothing

                FAILED s: a problem
                  /status
                    - expected 400
                    + got      422

                1 passed, 2 failed

                """)
        probe.environment = [:]
        _ = probe.run("check", "s.json")
        #expect(probe.output.contains("\u{1B}[31m"))
    }

    @Test("writes what was answered in the place of what was expected, once it is told to")
    func update() throws {
        let probe = CommandLineProbe(files: ["s.json": Self.suite], input: "no\n")
        #expect(probe.run("check", "--update", "s.json") == 2)
        #expect(probe.files["s.json"] == Self.suite)
        probe.isTerminal = true
        #expect(probe.run("check", "--update", "s.json") == 1)
        #expect(probe.files["s.json"] == Self.suite)
        probe.input = "y\n"
        #expect(probe.run("check", "--update", "s.json") == 0)
        #expect(probe.run("check", "s.json") == 0)
        let updated = try JSONTree(parsing: Array((probe.files["s.json"] ?? "").utf8))
        guard case .array(let cases) = updated["cases"] else { return }
        #expect(cases[1]["expect"]?["overrideAction"] == .string("clear"))
        #expect(cases[1]["expect"]?["extra"] == nil)
        #expect(cases[2]["expect"]?["errors"] != nil)
    }

    @Test("leaves a case without an answer to its author")
    func unanswered() {
        let suite = #"{"name": "s", "cases": [{"name": "x", "request": {"policy": "none"}, "expect": {"a": 1}}]}"#
        let probe = CommandLineProbe(files: ["s.json": suite])
        #expect(probe.run("check", "--update", "--yes", "s.json") == 1)
        #expect(probe.files["s.json"] == suite)
        #expect(probe.errors.contains("s.json: x cannot be updated; change it by hand"))
    }
}
