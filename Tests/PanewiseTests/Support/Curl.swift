import Foundation

/// A client that everybody knows.
enum Curl {
    /// The status and the text of a reply; status 0 where there is none.
    static func get(_ url: String, _ arguments: [String] = []) throws -> (status: Int, text: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
        process.arguments = ["-s", "-i", "--max-time", "5"] + arguments + [url]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return (status, text)
    }
}
