/// How a command writes its answer where nothing is said: for a program, or for a person.
enum OutputFormat {
    /// The option that chooses the format.
    static func option(_ choices: [String], forTerminal: String, otherwise: String) -> CommandOption {
        CommandOption(
            "format", "FORMAT", values: .choices(choices),
            help: "How to write; \(forTerminal) on a terminal and \(otherwise) elsewhere, if not given.")
    }

    /// The format that was asked for, or the usual one.
    static func chosen(
        _ arguments: ParsedArguments, _ console: Console, forTerminal: String, otherwise: String
    ) -> String {
        arguments.value("format") ?? (console.isOutputTerminal ? forTerminal : otherwise)
    }
}
