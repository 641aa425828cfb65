import LayoutService
import Testing

@Suite("panewise policy")
struct PolicyCommandTests {
    private static let policy = #"""
        {"id":"mine","title":"Mine","sources":[],"otherwise":{"override":null},"rules":[{"id":"wide",
         "when":{"width":{"above":400}},"then":{"override":{"horizontalSizeClass":"regular"}}}]}
        """#

    @Test("says whether documents are policies, with every fault and exit code 1 where one is not")
    func check() {
        let probe = CommandLineProbe(files: ["mine.json": Self.policy, "bad.json": #"{"id": "bad", "rulez": []}"#])
        #expect(probe.run("policy", "check", "mine.json", "--format", "table") == 0)
        #expect(probe.output.hasPrefix("mine.json: mine, sha256:"))
        #expect(probe.run("policy", "check", "mine.json", "bad.json") == 1)
        #expect(
            probe.output.hasPrefix(
                #"{"files":[{"path":"mine.json","isValid":true,"id":"mine","digest":"sha256:"#))
        #expect(
            probe.output.contains(
                #"{"path":"bad.json","isValid":false,"reason":"This is no policy.","faults":[{"pointer":""#))
        #expect(probe.errors.contains { $0.hasPrefix("bad.json: /rulez: ") && $0.hasSuffix("The nearest is rules.") })
        #expect(probe.run("policy", "check") == 2)
    }

    @Test("refuses an id that a policy has which is loaded beside it, as a server does")
    func takenIDs() {
        let system = Self.policy.replacing(#""mine""#, with: #""system""#)
        let probe = CommandLineProbe(files: ["a/1.json": Self.policy, "b/1.json": Self.policy, "s.json": system])
        #expect(probe.run("policy", "check", "s.json") == 1)
        #expect(probe.errors == [#"s.json: /id: The id "system" is that of a built-in policy."#])
        #expect(probe.run("policy", "check", "a/1.json", "b/1.json") == 0)
        probe.files["a/2.json"] = Self.policy
        #expect(probe.run("policy", "check", "a/1.json", "a/2.json") == 1)
        #expect(probe.errors == [#"a/2.json: /id: The id "mine" is that of a/1.json."#])
    }

    @Test(
        "refuses what an action would not look at",
        arguments: [
            (["list", "--width", "0,1"], "policy list takes no --width"),
            (["analyze", "system", "--write"], "policy analyze takes no --write"),
            (["analyze", "system", "--width", "0,x,5"], "--width takes two numbers, such as 320,1366"),
            (["analyze", "system", "--height", "nan"], "--height takes a number"),
        ])
    func strangers(words: [String], complaint: String) {
        let probe = CommandLineProbe()
        #expect(probe.run(["policy"] + words) == 2)
        #expect(probe.errors == ["panewise policy: \(complaint)"])
    }

    @Test("formats a document canonically, onto standard output or in its place, and stays as it is from then on")
    func format() {
        let probe = CommandLineProbe(files: ["mine.json": Self.policy])
        #expect(probe.run("policy", "format", "mine.json") == 0)
        let formatted = probe.output
        #expect(formatted.hasPrefix("{\n  \"id\": \"mine\",\n"))
        #expect(probe.files["mine.json"] == Self.policy)
        #expect(probe.run("policy", "format", "--write", "mine.json") == 0)
        #expect(probe.files["mine.json"] == formatted)
        #expect(probe.run("policy", "format", "mine.json") == 0)
        #expect(probe.output == formatted)
    }

    @Test("analyzes and compares policies by id and by document, as tables and as JSON")
    func study() {
        let probe = CommandLineProbe(files: ["mine.json": Self.policy, "bad.json": "{}"])
        #expect(probe.run("policy", "analyze", "mine.json", "--width", "0,1000", "--format", "table") == 0)
        #expect(
            probe.output == """
                widths       rule       action  override
                [0, 400]     otherwise  clear   -
                (400, 1000]  wide       set     horizontalSizeClass=regular

                """)
        #expect(probe.run("policy", "analyze", "bad.json") == 1)
        #expect(probe.output.hasPrefix(#"{"isValid":false"#))
        #expect(probe.run("policy", "compare", "mine.json", "regular-width-from-480") == 0)
        #expect(probe.output.contains(#""from":400,"includesFrom":false,"to":480,"includesTo":false"#))
        #expect(probe.run("policy", "compare", "mine.json") == 2)
    }

    @Test("names the policy or the option at fault, not the place in the request that it makes")
    func faultNames() {
        let probe = CommandLineProbe(files: ["bad.json": "{\"otherwise\":{\"override\":5}}"])
        #expect(probe.run("policy", "compare", "sistem", "bad.json", "--width", "5,1") == 2)
        #expect(
            probe.errors == [
                "panewise policy: --width: The lower end of a range comes first.",
                "panewise policy: sistem: There is no policy of this id. The nearest is system.",
                "panewise policy: bad.json: The member id is missing.",
                #"panewise policy: bad.json: /otherwise/override: This must be a trait collection, null or "keep", "#
                    + "not a number.",
            ])
    }

    @Test("lists and shows policies, and names the nearest for one that there is none of")
    func show() {
        let probe = CommandLineProbe()
        #expect(probe.run("policy", "list", "--format", "table") == 0)
        #expect(probe.output.contains("\nuniversal-split "))
        #expect(probe.run("policy", "show", "system") == 0)
        #expect(probe.output.hasPrefix(#"{"id":"system""#))
        #expect(probe.run("policy", "show", "sistem") == 2)
        #expect(probe.errors[0].contains("The nearest id is system."))
        #expect(probe.run("policy", "shwo", "system") == 2)
        #expect(probe.errors[0] == "panewise policy: there is no action shwo; the nearest is show")
    }
}
