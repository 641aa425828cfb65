import LayoutService
import MicroHTTP
import Synchronization

/// The command line: what to do, and with which exit code it ends.
enum Command {
    /// What the binary was built from.
    static let build = BuildInformation(version: "0.1.0", commit: BuildInformation.embeddedCommit)

    /// Runs the command that the arguments name: 0 for success, 1 for a failure, 2 for wrong usage.
    static func run(_ arguments: [String]) -> Int32 {
        var hasLostOutput = false
        let console = Console.ofProcess(losing: { hasLostOutput = true })
        var code = CommandLineTool(subcommands, version: build.version).run(arguments, console)
        if hasLostOutput {
            console.complain("panewise: standard output cannot be written")
            code = max(code, CommandFailure.Ending.unsuccessful.rawValue)
        }
        return code
    }

    private static var subcommands: [Subcommand] {
        let others =
            OfflineSubcommands.all + [
                ServeCommand.subcommand, RunCommand.subcommand, HealthCheckCommand.subcommand,
                OfflineSubcommands.version(build),
            ]
        return others + [OfflineSubcommands.completion(of: others)]
    }
}
