/// The commands that need no server.
package enum OfflineSubcommands {
    /// All of them, in the order in which they are listed.
    package static let all = [
        DecideCommand.subcommand, BatchCommand.subcommand, MatrixCommand.subcommand, CheckCommand.subcommand,
        PolicyCommand.subcommand, DevicesCommand.subcommand,
    ]

    /// The command that says what the binary was built from.
    package static func version(_ build: BuildInformation) -> Subcommand { VersionCommand.subcommand(build) }

    /// The command that lets shells complete these commands.
    package static func completion(of subcommands: [Subcommand]) -> Subcommand {
        Completion.subcommand(for: subcommands)
    }
}
