import Foundation
import JSONWire
import Testing

@Suite("The built binary")
struct CommandLineTests {
    private let binary: BuiltBinary

    init() throws {
        binary = try BuiltBinary()
    }

    @Test(
        "exits with 0, 1 or 2, and keeps complaints off standard output",
        arguments: [
            Row("an overview", ["--help"], code: 0, output: "panewise answers"),
            Row("no command", [], code: 2, errors: "usage: panewise COMMAND"),
            Row("a misspelt command", ["deside"], code: 2, errors: "the nearest is decide"),
            Row("a decision", ["decide", "--width", "568"], code: 0, output: "{\"overrideTraitCollection\""),
            Row("a wrong value", ["decide", "--width", "-1"], code: 2, errors: "--width: "),
            Row("lines", ["batch"], input: "{}\n", code: 0, output: #"{"line":1,"status":200,"#),
            Row(
                "a bad line under strict", ["batch", "--strict"], input: "{\n", code: 1, output: #""status":400"#,
                errors: "1 of 1 lines"),
            Row("a file that is not there", ["check", "none.json"], code: 2, errors: "none.json"),
            Row("a healthy server that is none", ["healthcheck", "--port", "1"], code: 1, errors: "nobody answers"),
            Row("a health check of something", ["healthcheck", "x"], code: 2, errors: "x is no option"),
            Row(
                "the settings, for a program", ["serve", "--print-config", "--por=7"], code: 0,
                output: #"{"name":"port","value":"7","origin":"--port"}"#),
            Row(
                "a server whose policies are not there", ["run", "--policies", "/nowhere", "--", "true"], code: 2,
                errors: "/nowhere"),
            Row("a command's own code", ["run", "--", "sh", "-c", "exit 7"], code: 7),
            Row("a command that a signal ends", ["run", "--", "sh", "-c", "kill -9 $$"], code: 137),
            Row(
                "a command that does not exist", ["run", "--", "no-such-command"], code: 127, errors: "no-such-command"),
            Row("no command to run", ["run"], code: 2, errors: "give a command"),
        ])
    func exitCodes(row: Row) throws {
        let ending = try binary.run(row.words, input: row.input)
        #expect(ending.code == row.code)
        #expect(row.output.isEmpty ? ending.output.isEmpty : ending.output.contains(row.output))
        #expect(row.errors.isEmpty || ending.errors.contains(row.errors))
    }

    @Test("gives a command the address of a server of its own, which ends with it")
    func run() throws {
        let script = #"echo "$PANEWISE_URL"; "$0" healthcheck --port "${PANEWISE_URL##*:}""#
        let ending = try binary.run(["run", "--", "sh", "-c", script, binary.path])
        #expect(ending.code == 0)
        let url = try #require(URL(string: ending.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        let port = try #require(url.port)
        #expect(try binary.run(["healthcheck", "--port", String(port)]).code == 1)
    }

    @Test("loads policies from a directory, and refuses one that has a fault")
    func policies() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("mine.json")
        let policy = #"{"id": "mine", "title": "Mine", "sources": [], "rules": [], "otherwise": {"override": null}}"#
        try policy.write(to: file, atomically: true, encoding: .utf8)
        let words = ["decide", "--policies", folder.path, "--policy", "mine", "--width", "320"]
        #expect(try binary.run(words).output.contains(#""policy":{"id":"mine""#))
        try "{".write(to: file, atomically: true, encoding: .utf8)
        let broken = try binary.run(words)
        #expect(broken.code == 2)
        #expect(broken.errors.contains("mine.json"))
    }

    @Test("rewrites a suite where it stands, and keeps its permissions")
    func update() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let suite = #"{"name": "s", "cases": [{"name": "x", "request": {}, "expect": {"overrideAction": "set"}}]}"#
        try suite.write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        #expect(try binary.run(["check", file.path]).code == 1)
        #expect(try binary.run(["check", "--update", file.path]).code == 2)
        #expect(try binary.run(["check", "--update", "--yes", file.path]).code == 0)
        #expect(try binary.run(["check", file.path]).code == 0)
        let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let words: [String]
        let input: String
        let code: Int32
        let output: String
        let errors: String

        init(
            _ note: String, _ words: [String], input: String = "", code: Int32, output: String = "", errors: String = ""
        ) {
            testDescription = note
            self.words = words
            self.input = input
            self.code = code
            self.output = output
            self.errors = errors
        }
    }
}
