/// What the commands say about themselves.
enum HelpText {
    /// The commands, a line each.
    static func overview(of tool: CommandLineTool) -> String {
        let width = (tool.subcommands.map(\.name.count).max() ?? 0) + 2
        let commands = tool.subcommands.map { "  \($0.name.padded(to: width))\($0.summary)" }
        return """
            panewise answers which override trait collection a container sets on its child, how the split view then
            arranges its columns, and why.

            usage: panewise COMMAND [OPTION...]

            \(commands.joined(separator: "\n"))

            panewise COMMAND --help explains a command, with an example.
            Exit codes: 0 success, 1 an outcome that is not what was wanted, 2 wrong usage.
            """
    }

    /// A command's usage, options, explanation and examples.
    static func help(on subcommand: Subcommand) -> String {
        let options = subcommand.options + [.help]
        let operands = subcommand.operands.isEmpty ? "" : " \(subcommand.operands)"
        var sections = [
            "usage: panewise \(subcommand.name) [OPTION...]\(operands)", subcommand.summary,
        ]
        sections += subcommand.explanation
        sections.append((["Options:"] + options.map(\.lines)).joined(separator: "\n"))
        let examples = subcommand.examples.map { "  \($0.line)\n      \($0.effect)" }
        if !examples.isEmpty { sections.append((["Examples:"] + examples).joined(separator: "\n")) }
        return sections.joined(separator: "\n\n")
    }
}

extension CommandOption {
    /// The option with its letter and its placeholder: "-h, --help", "    --width POINTS".
    fileprivate var syntax: String {
        let letter = letter.map { "-\($0), " } ?? "    "
        return "  \(letter)\(flag)" + (takesValue ? " \(placeholder)" : "")
    }

    /// The option and what it does, in lines that a terminal of 100 columns shows.
    fileprivate var lines: String {
        let choices =
            if case .choices(let choices) = values { " One of \(choices.joined(separator: ", "))." } else { "" }
        let indentation = String(repeating: " ", count: Self.helpColumn)
        let text = "\(help)\(choices)".wrapped(to: 100 - Self.helpColumn).joined(separator: "\n\(indentation)")
        guard syntax.count + 2 <= Self.helpColumn else { return "\(syntax)\n\(indentation)\(text)" }
        return syntax.padded(to: Self.helpColumn) + text
    }

    private static let helpColumn = 34
}

extension String {
    /// The text in lines of at most so many characters, broken between words.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        for word in split(separator: " ") {
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// The text with blanks behind it, up to a width.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
