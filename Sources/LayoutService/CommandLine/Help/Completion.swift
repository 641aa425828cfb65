/// `panewise completion`: what a shell needs to complete command lines.
enum Completion {
    /// The command that writes the script of a shell for all commands, itself included.
    static func subcommand(for others: [Subcommand]) -> Subcommand {
        let summary = "Writes the script that lets a shell complete command lines."
        return Subcommand(
            "completion", summary: summary, operands: "bash|zsh", operandValues: .choices(["bash", "zsh"]),
            examples: [
                CommandExample("source <(panewise completion bash)", "Completes in this shell from now on."),
                CommandExample(
                    "panewise completion zsh > ~/.zfunc/_panewise",
                    "Completes in each new zsh whose fpath has ~/.zfunc."),
            ],
            run: { arguments, console throws(CommandFailure) in
                let this = Subcommand(
                    "completion", summary: summary, operandValues: .choices(["bash", "zsh"]), examples: [],
                    run: { _, _ in 0 })
                switch arguments.operands {
                case ["bash"]: console.write(Array(BashCompletion.script(of: others + [this]).utf8))
                case ["zsh"]: console.write(Array(ZshCompletion.script(of: others + [this]).utf8))
                default: throw CommandFailure(.usage, ["give one of bash and zsh"])
                }
                return 0
            })
    }
}
