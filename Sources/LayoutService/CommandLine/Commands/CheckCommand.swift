import JSONWire

/// `panewise check`: runs suites from files.
enum CheckCommand {
    static let subcommand = Subcommand(
        "check", summary: "Runs cases with expected values, and says what differs.", operands: "FILE...",
        operandValues: .file,
        options: [
            CommandOption(
                "update", help: "Writes what was answered in the place of what was expected, after asking."),
            CommandOption("yes", letter: "y", help: "Updates without asking."),
            CommandSnapshot.policies,
            OutputFormat.option(["text", "json", "junit", "tap"], forTerminal: "text", otherwise: "json"),
        ],
        explanation: [
            "A file is a suite as POST /v1/checks takes it; of a directory, all *.json files are.",
            "The JSON of one suite is what POST /v1/checks answers; of several, suites has the results of each by name.",
            "--update changes expected values where they stand, and nothing else in a file.",
            "Exits with 0 where every case passes, 1 where one does not, 2 where a file is no suite.",
        ],
        examples: [
            CommandExample("panewise check --format junit suite.json > report.xml", "Writes a report for a CI system."),
            CommandExample(
                "panewise check --update suite.json", "Shows what differs, and asks before it rewrites the file."),
        ],
        run: run)

    private static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Int32 {
        guard !arguments.operands.isEmpty else { throw CommandFailure(.usage, ["give at least one file"]) }
        guard arguments.has("update") || !arguments.has("yes") else {
            throw CommandFailure(.usage, ["--yes is for --update"])
        }
        guard !arguments.has("update") || !arguments.has("format") else {
            throw CommandFailure(.usage, ["--update writes no report; --format cannot stand beside it"])
        }
        let runner = CheckRunner(try CommandSnapshot.load(arguments, console))
        var progress = ProgressLine(console)
        var files: [SuiteFile] = []
        for path in try paths(arguments.operands, console) {
            let file = try SuiteFile(at: path, console)
            files.append(file)
        }
        var reports: [CheckReport] = []
        for file in files {
            reports.append(runner.run(file.suite))
            progress.update(reports.map(\.results.count).reduce(0, +), "cases")
        }
        progress.end()
        if arguments.has("update") {
            return try update(files, reports, runner, arguments, console)
        }
        write(reports, arguments, console)
        return reports.allSatisfy(\.hasPassed) ? 0 : CommandFailure.Ending.unsuccessful.rawValue
    }

    private static func paths(_ operands: [String], _ console: Console) throws(CommandFailure) -> [String] {
        var paths: [String] = []
        for operand in operands {
            if operand != "-", let documents = try console.documents(operand) {
                guard !documents.isEmpty else {
                    throw CommandFailure(.usage, ["\(operand): the directory has no *.json files"])
                }
                paths += documents
            } else {
                paths.append(operand)
            }
        }
        return paths
    }

    private static func write(_ reports: [CheckReport], _ arguments: ParsedArguments, _ console: Console) {
        switch OutputFormat.chosen(arguments, console, forTerminal: "text", otherwise: "json") {
        case "junit": console.write(Array(CheckReport.junit(reports).utf8))
        case "tap": console.write(Array(CheckReport.tap(reports).utf8))
        case "text": console.writeLine(CheckText(reports, isColored: console.showsColors).text)
        default: console.write(document(of: reports))
        }
    }

    /// What `POST /v1/checks` answers for one suite; of several, the counts and the results of each.
    private static func document(of reports: [CheckReport]) -> [UInt8] {
        var writer = JSONWriter()
        if reports.count == 1 {
            writer.value(reports[0])
        } else {
            writer.suites(reports)
        }
        writer.endLine()
        return writer.finish()
    }

    private static func update(
        _ files: [SuiteFile], _ reports: [CheckReport], _ runner: CheckRunner, _ arguments: ParsedArguments,
        _ console: Console
    ) throws(CommandFailure) -> Int32 {
        console.complain(CheckText(reports, isColored: console.isErrorTerminal && console.showsColors).text)
        var isComplete = true
        for (file, report) in zip(files, reports) where !report.hasPassed {
            let revision = SuiteRevision(of: file, after: report, runner)
            for name in revision.unchanged {
                console.complain("\(file.path): \(name) cannot be updated; change it by hand")
                isComplete = false
            }
            guard revision.count > 0 else { continue }
            let question = "Update \(revision.count) of \(report.results.count) cases in \(file.path)?"
            guard arguments.has("yes") || console.isInputTerminal else {
                throw CommandFailure(.usage, ["--update asks on a terminal; give --yes to update without asking"])
            }
            guard arguments.has("yes") || console.confirms(question) else {
                isComplete = false
                continue
            }
            try console.replace(file.path, revision.text)
        }
        return isComplete ? 0 : CommandFailure.Ending.unsuccessful.rawValue
    }
}

extension Console {
    /// Whether colours are welcome: a person reads, and NO_COLOR does not forbid them.
    var showsColors: Bool { isOutputTerminal && environment["NO_COLOR", default: ""].isEmpty }
}

extension JSONWriter {
    fileprivate mutating func suites(_ reports: [CheckReport]) {
        object { writer in
            let passed = reports.map { $0.count(of: .passed) }.reduce(0, +)
            writer.member("passed", passed)
            writer.member("failed", reports.map(\.results.count).reduce(0, +) - passed)
            writer.array("suites") { writer in
                for report in reports {
                    writer.object { writer in
                        writer.member("name", report.name)
                        writer.member("results", report.results)
                    }
                }
            }
        }
    }
}
