import LayoutService
import MicroHTTP

/// `panewise serve`: serves until SIGTERM or SIGINT, then drains.
enum ServeCommand {
    static let subcommand = Subcommand(
        "serve", summary: "Serves over HTTP until SIGTERM or SIGINT, then drains.", options: ServeInvocation.options,
        examples: [CommandExample("panewise serve --port 8080", "Serves on http://127.0.0.1:8080.")],
        action: .taking { words in run(words) })

    /// Does what the arguments ask for: 0 for success, 1 for a failure, 2 for wrong usage.
    static func run(_ arguments: [String]) -> Int32 {
        let environment = ProcessEnvironment.variables()
        do throws(UsageFault) {
            let sockets = InheritedSockets(environment: environment, processID: ProcessEnvironment.processID)
            switch try ServeInvocation(arguments, environment: environment) {
            case .help:
                StandardStream.output.writeLine(SettingsText.help)
                return 0
            case .printConfiguration(var effective, let format):
                effective.fitConnections(toOpenFiles: FileLimit.allowed, inheriting: sockets)
                show(effective, as: format ?? (StandardStream.output.isTerminal ? "table" : "json"))
                return 0
            case .serve(var effective):
                effective.fitConnections(toOpenFiles: FileLimit.allowed, inheriting: sockets)
                return serve(effective, inheriting: sockets)
            }
        } catch {
            for complaint in error.complaints { StandardStream.error.writeLine("panewise serve: \(complaint)") }
            return 2
        }
    }

    private static func serve(_ settings: EffectiveSettings, inheriting sockets: InheritedSockets?) -> Int32 {
        // Before any thread starts, so that no other thread receives these signals.
        let signals = StopSignals()
        do {
            let serving = try Serving(settings, inheriting: sockets, signals)
            serving.announce()
            return serving.untilStopped()
        } catch {
            StandardStream.error.writeLine("panewise serve: \(error)")
            return CommandFailure.Ending(failingToStart: error).rawValue
        }
    }

    private static func show(_ settings: EffectiveSettings, as format: String) {
        if format == "table" {
            StandardStream.output.writeLine(SettingsText.table(of: settings))
        } else {
            StandardStream.output.write(SettingsText.document(of: settings))
        }
    }
}
