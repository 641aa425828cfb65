import LayoutService

/// A command line without a process: files in memory, and everything that was written.
final class CommandLineProbe {
    var files: [String: String]
    var emptyDirectories: Set<String> = []
    var input: String
    var environment: [String: String] = [:]
    var isTerminal = false
    private(set) var output = ""
    private(set) var errors: [String] = []
    private(set) var progress: [String] = []
    private var time: UInt64 = 0

    init(files: [String: String] = [:], input: String = "") {
        self.files = files
        self.input = input
    }

    /// Runs the words, and gives the exit code.
    func run(_ words: String...) -> Int32 { run(words) }

    /// Runs the words, and gives the exit code.
    func run(_ words: [String]) -> Int32 {
        output = ""
        errors = []
        let subcommands =
            OfflineSubcommands.all + [
                OfflineSubcommands.version(BuildInformation(version: "1.2.3", commit: "abc"))
            ]
        let tool = CommandLineTool(
            subcommands + [OfflineSubcommands.completion(of: subcommands)], version: "1.2.3")
        return tool.run(words, console)
    }

    private var console: Console {
        Console(
            write: { self.output += String(decoding: $0, as: UTF8.self) },
            complain: { self.errors.append($0) },
            showProgress: { self.progress.append($0) },
            pieces: { path throws(CommandFailure) in try self.pieces(of: path) },
            documents: { path throws(CommandFailure) in
                let inside = self.files.keys.filter { $0.hasPrefix(path + "/") }
                return inside.isEmpty && !self.emptyDirectories.contains(path) ? nil : inside.sorted()
            },
            replace: { path, bytes throws(CommandFailure) in
                self.files[path] = String(decoding: bytes, as: UTF8.self)
            },
            isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, isInputTerminal: isTerminal,
            now: {
                self.time += 600_000_000
                return self.time
            },
            environment: environment)
    }

    private func pieces(of path: String) throws(CommandFailure) -> Console.Pieces {
        guard let content = path == "-" ? input : files[path] else {
            throw CommandFailure(.usage, ["cannot read \(path): there is none"])
        }
        var rest = Array(content.utf8)[...]
        return { () throws(CommandFailure) in
            guard !rest.isEmpty else { return nil }
            defer { rest = rest.dropFirst(100) }
            return Array(rest.prefix(100))
        }
    }
}
