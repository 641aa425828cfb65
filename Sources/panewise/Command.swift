import LayoutService
import MicroHTTP

/// The command line: what to do, and with which exit code it ends.
enum Command {
    /// Runs the command that the arguments name: 0 for success, 1 for a failure, 2 for wrong usage.
    static func run(_ arguments: [String]) -> Int32 {
        switch arguments.first {
        case "serve": return ServeCommand.run(Array(arguments.dropFirst()))
        default:
            complain("usage: panewise serve [FLAG...]; see panewise serve --help")
            return 2
        }
    }

    private static func complain(_ line: String) {
        StandardStream.error.writeLine(line)
    }
}
