/// A completion script for zsh.
enum ZshCompletion {
    static func script(of subcommands: [Subcommand]) -> String {
        """
        #compdef panewise
        # Completes panewise in zsh: put this into a file named _panewise in a folder of fpath.
        _panewise() {
            local context state state_descr line
            typeset -A opt_args
            _arguments -C '1:command:->command' '*::argument:->argument'
            case $state in
                command)
                    local -a commands
                    commands=(
        \(subcommands.map { "                '\($0.name):\($0.summary.inZsh)'" }.joined(separator: "\n"))
                    )
                    _describe command commands
                    ;;
                argument)
                    case $words[1] in
        \(subcommands.map(arguments).joined(separator: "\n"))
                    esac
                    ;;
            esac
        }
        _panewise "$@"

        """
    }

    private static func arguments(of subcommand: Subcommand) -> String {
        var specifications = (subcommand.options + [.help]).map { option in
            let star = option.isRepeatable ? "*" : ""
            let name = option.takesValue ? "\(option.flag)=" : option.flag
            let value = option.takesValue ? ":\(option.placeholder):\(action(of: option.values))" : ""
            return "'\(star)\(name)[\(option.help.inZsh)]\(value)'"
        }
        if subcommand.operandValues != .none {
            specifications.append("'*:operand:\(action(of: subcommand.operandValues))'")
        }
        let lines = specifications.map { "                        \($0)" }.joined(separator: " \\\n")
        return
            "                \(subcommand.name))\n                    _arguments \\\n\(lines)\n                    ;;"
    }

    private static func action(of values: CommandOption.Values) -> String {
        switch values {
        case .choices(let choices): "(\(choices.joined(separator: " ")))"
        case .file: "_files"
        case .directory: "_files -/"
        case .any, .none: " "
        }
    }
}

extension String {
    /// The text for a description in single quotes, in which brackets and colons have a meaning.
    fileprivate var inZsh: String {
        replacing("'", with: "'\\''").replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:")
    }
}
