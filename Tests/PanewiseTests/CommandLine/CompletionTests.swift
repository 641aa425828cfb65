import Foundation
import Testing

@Suite("Completion in bash")
struct CompletionTests {
    @Test(
        "offers commands, options and values",
        arguments: [
            (["panewise", "de"], ["decide", "devices"]),
            (["panewise", "decide", "--preferred-d"], ["--preferred-display-mode"]),
            (["panewise", "decide", "--orientation", "l"], ["landscape"]),
            (["panewise", "decide", "--orientation", "=", "l"], ["landscape"]),
            (["panewise", "decide", "--orientation", "="], ["portrait", "landscape"]),
            (["panewise", "completion", "z"], ["zsh"]),
            (["panewise", "matrix", "--window", "split-t"], ["split-third", "split-two-thirds"]),
        ])
    func words(line: [String], offered: [String]) throws {
        let binary = try BuiltBinary()
        let words = line.map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source <("\(binary.path)" completion bash)
            COMP_WORDS=(\(words)) COMP_CWORD=\(line.count - 1)
            _panewise
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let found = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(found.split(separator: "\n").map(String.init) == offered)
    }

    @Test("for zsh quotes what descriptions have of apostrophes")
    func apostrophes() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try BuiltBinary().path)
        process.arguments = ["completion", "zsh"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let script = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(script.contains(#"ends with the command'\''s exit code"#))
    }
}
