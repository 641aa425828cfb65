import Foundation

/// The built binary, serving, with what it writes kept in files.
final class ServerProcess {
    private static let patience = 10.0

    /// Where it says that it listens.
    private(set) var url = ""
    private let process = Process()
    private let folder: URL

    /// Starts `panewise serve` with so many files that it may have open, and waits until it is ready or has ended.
    init(_ arguments: [String], environment: [String: String] = [:], openFiles: Int? = nil) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("panewise-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let binary = try BuiltBinary().path
        process.executableURL = URL(fileURLWithPath: openFiles == nil ? binary : "/bin/sh")
        let limit = openFiles.map { ["-c", "ulimit -n \($0); exec \"$@\"", "sh", binary] } ?? []
        process.arguments = limit + ["serve"] + arguments
        // A server built for a sanitizer obeys the options that the tests run under.
        let sanitizing = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
        process.environment = ["PATH": "/usr/bin:/bin", "PANEWISE_DRAIN_WAIT": "0"]
            .merging(sanitizing) { $1 }
            .merging(environment) { $1 }
        process.standardOutput = try file("output")
        process.standardError = try file("log")
        try process.run()
        wait { !outputLines.isEmpty || !process.isRunning }
        url = Self.url(in: outputLines.first ?? "")
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// The port in the address.
    var port: UInt16 { url.split(separator: ":").last.flatMap { UInt16($0) } ?? 0 }

    /// What has been written to standard output.
    var outputLines: [String] { lines(of: "output") }

    /// What has been written to standard error.
    var logLines: [String] { lines(of: "log") }

    var isRunning: Bool { process.isRunning }

    func send(signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// The exit code, once the process has ended by itself; nil where it goes on for too long.
    func exitCode() -> Int32? {
        wait { !process.isRunning }
        return process.isRunning ? nil : process.terminationStatus
    }

    /// Waits until something holds, and says whether it does.
    @discardableResult
    func wait(until condition: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while !condition() {
            if Date() > end { return false }
            usleep(5_000)
        }
        return true
    }

    private func file(_ name: String) throws -> FileHandle {
        let file = folder.appendingPathComponent(name)
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    private func lines(of name: String) -> [String] {
        let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    private static func url(in line: String) -> String {
        line.firstMatch(of: /"url":"([^"]*)"/).map { String($0.1) } ?? ""
    }
}
