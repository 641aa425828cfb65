/// A completion script for bash 4 and newer.
enum BashCompletion {
    static func script(of subcommands: [Subcommand]) -> String {
        """
        # Completes panewise in bash: source <(panewise completion bash)
        _panewise() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
            # bash takes the sign of --name=value for a word of its own.
            if [[ $current == "=" ]]; then
                current=
            elif [[ $previous == "=" ]]; then
                previous=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            local words= kind=
            if ((COMP_CWORD == 1)); then
                words="\(subcommands.map(\.name).joined(separator: " ")) help --help --version"
            else
                case "${COMP_WORDS[1]} $previous" in
        \(subcommands.flatMap(values).joined(separator: "\n"))
                    *)
                        case "${COMP_WORDS[1]}" in
        \(subcommands.map(options).joined(separator: "\n"))
                        esac
                        ;;
                esac
            fi
            COMPREPLY=()
            if [[ $kind == file ]]; then
                mapfile -t COMPREPLY < <(compgen -f -W "$words" -- "$current")
            elif [[ $kind == directory ]]; then
                mapfile -t COMPREPLY < <(compgen -d -- "$current")
            else
                mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
            fi
        }
        complete -o filenames -F _panewise panewise

        """
    }

    /// A line for each option that takes a value.
    private static func values(of subcommand: Subcommand) -> [String] {
        subcommand.options.filter(\.takesValue).map { option in
            let assignment =
                switch option.values {
                case .choices(let choices): "words=\"\(choices.joined(separator: " "))\""
                case .file: "kind=file"
                case .directory: "kind=directory"
                case .any, .none: ":"
                }
            return "            \"\(subcommand.name) \(option.flag)\") \(assignment) ;;"
        }
    }

    /// A line for the options of a command, and for what may stand beside them.
    private static func options(of subcommand: Subcommand) -> String {
        var words = (subcommand.options + [.help]).map(\.flag)
        var kind = ""
        switch subcommand.operandValues {
        case .choices(let choices): words += choices
        case .file: kind = " kind=file"
        case .directory: kind = " kind=directory"
        case .any, .none: break
        }
        return "                    \(subcommand.name)) words=\"\(words.joined(separator: " "))\"\(kind) ;;"
    }
}
