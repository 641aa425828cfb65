import JSONWire
import LayoutService
import Testing

@Suite("panewise decide")
struct DecideCommandTests {
    @Test("gives the bytes of the service, and a line feed")
    func bytes() throws {
        let probe = CommandLineProbe()
        #expect(
            probe.run("decide", "--device", "iphone-5s", "--orientation=landscape", "--policy", "universal-split") == 0)
        let request = #"{"device":{"id":"iphone-5s","orientation":"landscape"},"policy":"universal-split"}"#
        let answer = try Snapshot.builtIn().decisionText(for: Array(request.utf8))
        #expect(probe.output == String(decoding: answer, as: UTF8.self) + "\n")
    }

    @Test("takes the whole request from a file or standard input")
    func input() {
        let request = #"{"size": {"width": 568, "height": 320}, "policy": "regular-width-from-480"}"#
        let probe = CommandLineProbe(files: ["request.json": request], input: request)
        #expect(probe.run("decide", "--input", "request.json") == 0)
        let fromFile = probe.output
        #expect(probe.run("decide", "--input", "-") == 0)
        #expect(probe.output == fromFile)
        #expect(probe.run("decide", "--input", "-", "--width", "3") == 2)
    }

    @Test("takes every value of a trait that the service takes")
    func unspecified() {
        let probe = CommandLineProbe()
        #expect(probe.run("decide", "--width", "568", "--horizontal-size-class", "unspecified") == 0)
        let answer = probe.output
        #expect(probe.run("decide", "--width", "568") == 0)
        #expect(probe.output == answer)
    }

    @Test("takes a policy from a file")
    func policyFile() throws {
        let policy = #"""
            {"id": "mine", "title": "Mine", "sources": [], "otherwise": {"override": null},
             "rules": [{"id": "r", "when": {"width": {"above": 3}}, "then": {"override": {"horizontalSizeClass": "regular"}}}]}
            """#
        let probe = CommandLineProbe(files: ["mine.json": policy])
        #expect(probe.run("decide", "--width", "300", "--policy", "mine.json") == 0)
        #expect(probe.output.contains(#""policy":{"id":"mine""#))
        #expect(probe.output.contains(#""rule":"r""#))
        #expect(probe.run("decide", "--policy", "none.json") == 2)
        #expect(probe.run("decide", "--policies", "no such folder") == 2)
    }

    @Test("writes a table on a terminal, with what it assumed and why")
    func table() {
        let probe = CommandLineProbe()
        probe.isTerminal = true
        #expect(
            probe.run("decide", "--device", "iphone-8-plus", "--orientation", "landscape", "--explain", "summary") == 0)
        #expect(probe.output.hasPrefix("override     keep none\npolicy       system, rule none matched\n"))
        #expect(probe.output.contains("assumed  /traits/horizontalSizeClass is regular (documented, SZ-4)"))
        #expect(probe.output.contains("/splitArrangement/isCollapsed"))
        #expect(probe.run("decide", "--device", "iphone-8-plus", "--format", "json") == 0)
        #expect(probe.output.hasPrefix("{"))
    }

    @Test(
        "names the option that is wrong, and exits with 2",
        arguments: [
            (["--width", "wide"], "--width: "), (["--device", "iphone-5"], nil),
            (["--device", "iphone-0s"], "--device: "),
            (
                ["--policy", "univresal-split"],
                "--policy: There is no policy of this id. The nearest is universal-split."
            ),
            (["--device", "iphone-5s", "--window", "split-half"], "--window: "),
            (["--system-version", "20"], "--system-version: "), (["--width", "3", "x"], "x is no option"),
            (["--style", "double"], "--style is one of "),
        ])
    func wrongValues(words: [String], complaint: String?) {
        let probe = CommandLineProbe()
        let code =
            switch words.count {
            case 2: probe.run("decide", words[0], words[1])
            case 3: probe.run("decide", words[0], words[1], words[2])
            default: probe.run("decide", words[0], words[1], words[2], words[3])
            }
        #expect(code == (complaint == nil ? 0 : 2))
        #expect(complaint == nil || probe.errors[0].hasPrefix("panewise decide: \(complaint ?? "")"))
    }
}
