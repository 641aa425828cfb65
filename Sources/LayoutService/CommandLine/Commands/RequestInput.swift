/// The option that takes a whole request from a file.
enum RequestInput {
    static let option = CommandOption(
        "input", "FILE", values: .file, help: "Takes the whole request as JSON from a file, - for standard input.")

    /// The request in the file that the option names; nil without the option.
    ///
    /// - Throws: `CommandFailure` where an option that says a part of a request stands beside it: it would count for
    ///   nothing.
    static func document(
        _ arguments: ParsedArguments, insteadOf others: [CommandOption], _ console: Console
    ) throws(CommandFailure) -> [UInt8]? {
        guard let path = arguments.value(option.name) else { return nil }
        let beside = others.filter { arguments.has($0.name) }.map(\.flag)
        guard beside.isEmpty else {
            let names = beside.joined(separator: ", ")
            throw CommandFailure(.usage, ["--input holds the whole request; \(names) cannot stand beside it"])
        }
        return try console.document(at: path)
    }
}
