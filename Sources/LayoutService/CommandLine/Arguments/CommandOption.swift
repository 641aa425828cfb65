/// An option of a command.
package struct CommandOption: Sendable, Hashable {
    /// What may stand for a value, for completion.
    package enum Values: Sendable, Hashable {
        /// The option takes no value.
        case none
        /// Any text.
        case any
        /// One of a closed set.
        case choices([String])
        /// A file.
        case file
        /// A directory.
        case directory
    }

    /// The name behind two dashes, such as "system-version".
    package let name: String
    /// The letter behind one dash, or nil.
    package let letter: Character?
    /// What stands for the value in the help, such as "POINTS"; empty where there is none.
    package let placeholder: String
    /// What may stand for the value.
    package let values: Values
    /// Whether it may stand more than once.
    package let isRepeatable: Bool
    /// Whether a value may be a list with commas.
    package let isList: Bool
    /// What it does, in a line.
    package let help: String

    /// Makes an option; without a placeholder it takes no value.
    package init(
        _ name: String, letter: Character? = nil, _ placeholder: String = "", values: Values? = nil,
        isRepeatable: Bool = false, isList: Bool = false, help: String
    ) {
        self.name = name
        self.letter = letter
        self.placeholder = placeholder
        self.values = values ?? (placeholder.isEmpty ? .none : .any)
        self.isRepeatable = isRepeatable
        self.isList = isList
        self.help = help
    }

    /// Whether a value follows.
    package var takesValue: Bool { values != .none }

    /// The option as it is typed: "--name".
    package var flag: String { "--\(name)" }

    /// Every command explains itself.
    package static let help = CommandOption("help", letter: "h", help: "Explains the command and ends.")
}
