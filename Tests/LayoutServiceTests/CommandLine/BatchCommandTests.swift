import LayoutService
import Testing

@Suite("panewise batch")
struct BatchCommandTests {
    private let lines = #"{"id": 1, "size": {"width": 390, "height": 844}}"# + "\n{\n\n{}"

    @Test("answers each line of standard input or of files, and says how many it could not")
    func answers() {
        let probe = CommandLineProbe(files: ["a.ndjson": lines, "b.ndjson": "{}\n"], input: lines)
        #expect(probe.run("batch") == 0)
        #expect(probe.output.split(separator: "\n").count == 3)
        #expect(probe.errors == ["panewise batch: 1 of 4 lines were answered with a problem"])
        let answer = probe.output
        #expect(probe.run("batch", "a.ndjson", "b.ndjson") == 0)
        #expect(probe.output.hasPrefix(answer))
        #expect(probe.output.contains(#"{"line":5,"status":200"#))
    }

    @Test("exits with 1 for a problem if it is strict, and with 2 for a file that is not there")
    func exitCodes() {
        let probe = CommandLineProbe(input: lines)
        #expect(probe.run("batch", "--strict") == 1)
        #expect(probe.run("batch", "none") == 2)
        probe.input = "{}\n"
        #expect(probe.run("batch", "--strict") == 0)
    }

    @Test("shows a line of progress on a terminal once a second is over, and clears it in the end")
    func progress() {
        let probe = CommandLineProbe(input: String(repeating: "{}\n", count: 200))
        #expect(probe.run("batch") == 0)
        #expect(probe.progress.isEmpty)
        probe.isTerminal = true
        #expect(probe.run("batch") == 0)
        #expect(probe.progress.first?.contains("lines, ") == true)
        #expect(probe.progress.last?.isEmpty == true)
    }
}
