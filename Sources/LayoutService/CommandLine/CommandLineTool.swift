/// The whole command line: finds the command that is meant, reads its options, and runs it.
package struct CommandLineTool: Sendable {
    /// All commands, in the order in which they are listed.
    package let subcommands: [Subcommand]
    private let version: String

    /// Makes a tool of its commands and its version.
    package init(_ subcommands: [Subcommand], version: String) {
        self.subcommands = subcommands
        self.version = version
    }

    /// Runs what the words ask for.
    ///
    /// - Returns: The exit code: 0 for success, 1 for an outcome that is not what was wanted, 2 for wrong usage.
    package func run(_ words: [String], _ console: Console) -> Int32 {
        switch words.first {
        case nil:
            console.complain(HelpText.overview(of: self))
            return CommandFailure.Ending.usage.rawValue
        case "--help", "-h": return show(HelpText.overview(of: self), console)
        case "--version": return show("panewise \(version)", console)
        case "help": return help(on: Array(words.dropFirst()), console)
        case .some(let name): return run(name, Array(words.dropFirst()), console)
        }
    }

    private func run(_ name: String, _ words: [String], _ console: Console) -> Int32 {
        guard let subcommand = subcommands.first(where: { $0.name == name }) else { return unknown(name, console) }
        switch subcommand.action {
        case .taking(let run): return run(words)
        case .reading(let run): return read(words, for: subcommand, console, thenRun: run)
        }
    }

    private func read(
        _ words: [String], for subcommand: Subcommand, _ console: Console,
        thenRun run: (ParsedArguments, Console) throws(CommandFailure) -> Int32
    ) -> Int32 {
        let arguments: ParsedArguments
        do throws(OptionFault) {
            arguments = try ParsedArguments(words, options: subcommand.options + [.help])
        } catch {
            console.complain("panewise \(subcommand.name): \(error)")
            console.complain("See panewise \(subcommand.name) --help.")
            return CommandFailure.Ending.usage.rawValue
        }
        if arguments.has("help") { return show(HelpText.help(on: subcommand), console) }
        do throws(CommandFailure) {
            if subcommand.operands.isEmpty, let operand = arguments.operands.first {
                throw CommandFailure(
                    .usage, ["\(operand.shortened) is no option, and \(subcommand.name) takes nothing else"])
            }
            return try run(arguments, console)
        } catch {
            for line in error.lines { console.complain("panewise \(subcommand.name): \(line)") }
            return error.ending.rawValue
        }
    }

    private func help(on names: [String], _ console: Console) -> Int32 {
        guard let name = names.first else { return show(HelpText.overview(of: self), console) }
        guard names.count == 1 else {
            console.complain("panewise help: help takes one command, not \(names.count)")
            return CommandFailure.Ending.usage.rawValue
        }
        guard let subcommand = subcommands.first(where: { $0.name == name }) else { return unknown(name, console) }
        if case .taking(let run) = subcommand.action { return run(["--help"]) }
        return show(HelpText.help(on: subcommand), console)
    }

    private func unknown(_ name: String, _ console: Console) -> Int32 {
        let known = subcommands.map(\.name) + ["help", "--help", "--version"]
        let nearest = NearestName.nearest(to: name, among: known)
        let hint = nearest.map { "; the nearest is \($0)" } ?? ""
        console.complain("panewise: there is no command \(name.shortened)\(hint)")
        console.complain("See panewise --help.")
        return CommandFailure.Ending.usage.rawValue
    }

    private func show(_ text: String, _ console: Console) -> Int32 {
        console.writeLine(text)
        return 0
    }
}
