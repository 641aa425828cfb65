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
        probe.emptyDirectories = ["empty"]
        for format in ["text", "json", "junit", "tap"] {
            #expect(probe.run("check", "s.json", "--format", format) == 1)
            #expect(probe.output.contains("wrong"))
        }
        #expect(probe.run("check", "d") == 0)
        #expect(probe.output == #"{"passed":0,"failed":0,"results":[]}"# + "\n")
        #expect(probe.run("check", "d", "d/s.json") == 0)
        #expect(
            probe.output == #"{"passed":0,"failed":0,"suites":[{"name":"d","results":[]},{"name":"d","results":[]}]}"#
                + "\n")
        #expect(probe.run("check", "empty") == 2)
        #expect(probe.errors == ["panewise check: empty: the directory has no *.json files"])
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

    @Test("refuses what an update has no use for, and an answer to a question that is not asked")
    func strangers() {
        let probe = CommandLineProbe(files: ["s.json": #"{"cases": []}"#])
        #expect(probe.run("check", "--update", "--format", "junit", "s.json") == 2)
        #expect(probe.errors == ["panewise check: --update writes no report; --format cannot stand beside it"])
        #expect(probe.run("check", "--yes", "s.json") == 2)
        #expect(probe.errors == ["panewise check: --yes is for --update"])
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

    @Test("counts a case without an answer as failed, in every format")
    func errors() {
        let suite = #"{"name": "s", "cases": [{"name": "x", "request": {"policy": "none"}, "expect": {"a": 1}}]}"#
        let probe = CommandLineProbe(files: ["s.json": suite])
        #expect(probe.run("check", "s.json", "--format", "text") == 1)
        #expect(probe.output.hasSuffix("\n0 passed, 1 failed (1 without an answer)\n"))
        #expect(probe.run("check", "s.json") == 1)
        #expect(probe.output.hasPrefix(#"{"passed":0,"failed":1,"results":[{"name":"x","status":"error","#))
    }

    @Test("refuses a number that no double reaches, wherever it stands in a request")
    func overflow() {
        let requests = [
            (#""request": {"size": {"width": 1e400}}"#, "/size/width"),
            (#""request": {"currentOverride": {"displayScale": 1e400}}"#, "/currentOverride/displayScale"),
            (
                #""transition": {"state": {"size": {"width": 1e400}}, "events": [{"type": "appear"}]}"#,
                "/state/size/width"
            ),
        ]
        for (request, pointer) in requests {
            let suite =
                #"{"cases": [{\#(request), "expect": {"status": 422, "errors": [{"pointer": "\#(pointer)"}]}}]}"#
            let probe = CommandLineProbe(files: ["s.json": suite])
            #expect(probe.run("check", "s.json") == 0, "\(pointer): \(probe.output)")
        }
    }

    /// A file in its author's own style, before and after.
    private static func styled(_ first: String, _ second: String, _ third: String) -> String {
        """
        {"name":"s",
        \t"cases": [ {"name": "numbers", "request": {"size": {"width": 123456789012345678901, "height": -0.0}},
        \t             "expect": {"overrideAction" : "set"} },
        \t  {"name":"members","request": {"size":{"width":3.20e2,"height":568.0}}, "expect": \(first)},
        \t  {"name":"columns","request": {"size": {"width":1E3, "height":700}},
        \t   "expect": {"splitArrangement": {"columns": \(second)}}},
        \t  {"name": "a problem", "request": {"size": {"width": -1}}, "expect": \(third)}
        \t]}

        """
    }

    @Test("changes the expected values that differ where they stand, and nothing else in the file")
    func updatedInPlace() {
        let before = Self.styled(
            #"{ "extra": 1, "overrideAction":"set" , "more": 2, "splitArrangement":{"isCollapsed":true},"last" : [1]}"#,
            #"[{"column": "none"}, {"column" : "secondary"}]"#,
            """
            {
            \t    "status": 400,
            \t    "note": 1
            \t  }
            """)
        let probe = CommandLineProbe(files: ["s.json": before])
        #expect(probe.run("check", "--update", "--yes", "s.json") == 1)
        #expect(probe.errors.last == "s.json: numbers cannot be updated; change it by hand")
        let after = Self.styled(
            #"{ "overrideAction":"keep" , "splitArrangement":{"isCollapsed":true}}"#,
            #"[{"column": "primary"}, {"column" : "secondary"}]"#,
            """
            {
            \t  \t"status": 422,
            \t  \t"errors": [
            \t  \t\t{
            \t  \t\t\t"pointer": "/size/width"
            \t  \t\t}
            \t  \t]
            \t  }
            """)
        #expect(probe.files["s.json"] == after)
    }
}
