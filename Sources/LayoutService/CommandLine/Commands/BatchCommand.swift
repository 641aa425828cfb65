/// `panewise batch`: a filter from requests, one a line, to results, one a line.
enum BatchCommand {
    static let subcommand = Subcommand(
        "batch", summary: "Answers newline-delimited decision requests, one line for each, in order.",
        operands: "[FILE...]", operandValues: .file,
        options: [
            CommandOption(
                "explain", "LEVEL", values: .choices(DecisionOptions.Explanation.allCases.map(\.rawValue)),
                help: "Says why."),
            CommandOption(
                "unknown", "WHAT", values: .choices(["refuse", "warn"]), help: "What becomes of unknown members."),
            CommandOption("strict", help: "Exits with 1 where a line was answered with a problem."),
            CommandSnapshot.policies,
        ],
        explanation: [
            "Reads standard input where no file is given, or for -. Memory stays the same however long the input is.",
            "A line that cannot be answered costs itself alone; blank lines are skipped, and counted.",
        ],
        examples: [
            CommandExample(
                "panewise batch < viewports.ndjson > decisions.ndjson",
                #"Answers {"id":1,"status":200,"decision":{...}} for each line such as {"id":1,"size":{"width":390,"height":844}}."#
            )
        ],
        run: run)

    private static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Int32 {
        var batch = LineBatch(try CommandSnapshot.load(arguments, console), try options(arguments))
        var progress = ProgressLine(console)
        let paths = arguments.operands.isEmpty ? ["-"] : arguments.operands
        defer { progress.end() }
        for path in paths {
            let next = try console.pieces(path)
            while let piece = try next() {
                var rest = piece[...]
                while !rest.isEmpty {
                    console.write(batch.answer(rest.prefix(LineBatch.pieceSize)))
                    rest = rest.dropFirst(LineBatch.pieceSize)
                }
                progress.update(batch.lines, "lines")
            }
            console.write(batch.finish())
        }
        guard batch.problems > 0 else { return 0 }
        console.complain("panewise batch: \(batch.problems) of \(batch.lines) lines were answered with a problem")
        return arguments.has("strict") ? CommandFailure.Ending.unsuccessful.rawValue : 0
    }

    private static func options(_ arguments: ParsedArguments) throws(CommandFailure) -> DecisionOptions {
        let given = ["explain", "unknown"].compactMap { name in
            arguments.value(name).map { QueryParameters.Parameter(name: name, value: $0) }
        }
        do throws(Problem) {
            return try DecisionOptions(QueryParameters(given))
        } catch {
            throw CommandFailure(.usage, error)
        }
    }
}
