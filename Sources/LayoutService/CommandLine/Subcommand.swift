/// A command of the command line: how it is used, and what it does.
package struct Subcommand: Sendable {
    /// What stands behind `panewise`.
    package let name: String
    /// What it does, in a line.
    package let summary: String
    /// What stands beside the options in its usage, such as "FILE..."; empty for nothing.
    package let operands: String
    /// What the operands may be, for completion.
    package let operandValues: CommandOption.Values
    /// Its options, without `--help`.
    package let options: [CommandOption]
    /// What its user should know, in paragraphs.
    package let explanation: [String]
    /// How it is used.
    package let examples: [CommandExample]
    /// What it does, and with which exit code it ends.
    package let action: Action

    /// What a command does.
    package enum Action: Sendable {
        /// It works on options that have been read.
        case reading(@Sendable (ParsedArguments, Console) throws(CommandFailure) -> Int32)
        /// It reads its words itself.
        case taking(@Sendable ([String]) -> Int32)
    }

    /// Makes a command.
    package init(
        _ name: String, summary: String, operands: String = "", operandValues: CommandOption.Values = .none,
        options: [CommandOption] = [], explanation: [String] = [], examples: [CommandExample], action: Action
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.operandValues = operandValues
        self.options = options
        self.explanation = explanation
        self.examples = examples
        self.action = action
    }
}

extension Subcommand {
    /// Makes a command whose options are read for it.
    package init(
        _ name: String, summary: String, operands: String = "", operandValues: CommandOption.Values = .none,
        options: [CommandOption] = [], explanation: [String] = [], examples: [CommandExample],
        run: @escaping @Sendable (ParsedArguments, Console) throws(CommandFailure) -> Int32
    ) {
        self.init(
            name, summary: summary, operands: operands, operandValues: operandValues, options: options,
            explanation: explanation, examples: examples, action: .reading(run))
    }
}

/// A command line, and what comes of it.
package struct CommandExample: Sendable, Hashable {
    /// The line as it is typed.
    package let line: String
    /// What comes of it.
    package let effect: String

    /// Makes an example.
    package init(_ line: String, _ effect: String) {
        self.line = line
        self.effect = effect
    }
}
