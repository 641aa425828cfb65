import LayoutService
import MicroHTTP

/// `panewise run -- COMMAND`: a server for the time that a command takes.
enum RunCommand {
    static let subcommand = Subcommand(
        "run", summary: "Runs a command beside a server of its own, and ends with the command's exit code.",
        operands: "-- COMMAND [ARGUMENT...]", operandValues: .file, options: CommandOption.settings,
        explanation: [
            "The server takes a free port; the command finds it in PANEWISE_URL. Both are gone when the command ends."
        ],
        examples: [
            CommandExample("panewise run -- pytest tests", "Runs tests that read PANEWISE_URL."),
            CommandExample(
                "panewise run --policies policies -- sh -c 'curl $PANEWISE_URL/v1/policies'",
                "Lists the policies, those of a directory too."),
        ],
        run: run)

    private static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Int32 {
        guard let command = arguments.operands.first else {
            throw CommandFailure(.usage, ["give a command behind --"])
        }
        var effective = try EffectiveSettings(arguments, environment: console.environment)
        if !arguments.has("port") { effective.settings.port = 0 }
        if !arguments.has("log-level") { effective.settings.logLevel = .warning }
        effective.fitConnections(toOpenFiles: FileLimit.allowed)
        // Before any thread starts, so that no other thread receives these signals.
        let signals = StopSignals()
        let serving: Serving
        do {
            serving = try Serving(effective, inheriting: nil, signals)
        } catch {
            throw CommandFailure(CommandFailure.Ending(failingToStart: error), ["\(error)"])
        }
        defer { serving.end() }
        var environment = console.environment
        environment["PANEWISE_URL"] = serving.url
        do throws(ChildProcess.Fault) {
            return wait(for: try ChildProcess(arguments.operands, environment: environment), signals)
        } catch {
            throw CommandFailure(
                error.exitCode == 127 ? .noSuchCommand : .cannotRun, ["cannot run \(command): \(error.reason)"])
        }
    }

    /// Waits for the command's end, and passes signals on to it meanwhile.
    private static func wait(for child: ChildProcess, _ signals: StopSignals) -> Int32 {
        while true {
            if let code = child.exitCode() { return code }
            if let signal = signals.next(within: .milliseconds(20)) { child.send(signal) }
        }
    }
}
