import AdaptiveLayout
import JSONWire

/// `panewise decide`: one decision, as `GET /v1/decisions` gives it.
enum DecideCommand {
    static let subcommand = Subcommand(
        "decide", summary: "Decides for one container: the override, what the child sees, the arrangement.",
        options: requestOptions + [
            RequestInput.option,
            CommandOption(
                "explain", "LEVEL", values: .choices(DecisionOptions.Explanation.allCases.map(\.rawValue)),
                help: "Says why."),
            CommandOption(
                "unknown", "WHAT", values: .choices(["refuse", "warn"]),
                help: "What becomes of unknown members of --input."),
            CommandSnapshot.policies,
            OutputFormat.option(["json", "table"], forTerminal: "table", otherwise: "json"),
        ],
        explanation: [
            "Sizes are points. A trait that is not given is unspecified; with --device, what is not given comes from it.",
            "--policy takes the id of a policy, or the path of a policy document.",
        ],
        examples: [
            CommandExample(
                "panewise decide --device iphone-5s --orientation landscape --policy regular-width-from-480",
                "An iPhone 5s in landscape shows two columns, for its width of 568 is at least 480."),
            CommandExample(
                "panewise decide --width 568 --height 320 --horizontal-size-class compact --explain summary",
                "Says by which rule each field of the answer was decided."),
        ],
        run: run)

    private static let requestOptions: [CommandOption] = FlatQuery.names
        .filter { !FlatQuery.ownNames.contains($0) }.map { name in
            let shape = FlatOption.shapes[name] ?? .trait(name)
            return CommandOption(
                FlatOption.flagName(of: name), shape.placeholder, values: shape.values, help: shape.help)
        }

    private static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let files = arguments.values("policy").filter(CommandSnapshot.isFile)
        let snapshot = try CommandSnapshot.load(arguments, files: files, console)
        let document = try document(arguments, snapshot, console)
        do throws(Problem) {
            let parameters = QueryParameters(
                ["explain", "unknown"].compactMap { name in
                    arguments.value(name).map { QueryParameters.Parameter(name: name, value: $0) }
                })
            let answer = try snapshot.decisionText(for: document, DecisionOptions(parameters))
            return try show(answer, arguments, console)
        } catch {
            throw CommandFailure(.usage, error.lines(naming: arguments.has("input") ? [] : requestOptions))
        }
    }

    private static func document(
        _ arguments: ParsedArguments, _ snapshot: Snapshot, _ console: Console
    ) throws(CommandFailure) -> [UInt8] {
        if let request = try RequestInput.document(arguments, insteadOf: requestOptions, console) { return request }
        let given = FlatQuery.names.compactMap { name -> QueryParameters.Parameter? in
            guard !FlatQuery.ownNames.contains(name), let value = arguments.value(FlatOption.flagName(of: name)) else {
                return nil
            }
            // A policy from a file has been loaded first, under its own id.
            let isFile = name == "policy" && CommandSnapshot.isFile(value)
            return QueryParameters.Parameter(
                name: name, value: isFile ? snapshot.policies.policies[0].policy.id : value)
        }
        do throws(Problem) {
            return try FlatQuery.document(of: QueryParameters(given))
        } catch {
            throw CommandFailure(.usage, error)
        }
    }

    private static func show(
        _ answer: [UInt8], _ arguments: ParsedArguments, _ console: Console
    ) throws(Problem) -> Int32 {
        if OutputFormat.chosen(arguments, console, forTerminal: "table", otherwise: "json") == "table" {
            console.writeLine(DecisionText(try JSONTree(reading: answer)).text)
        } else {
            console.write(answer + [UInt8(ascii: "\n")])
        }
        return 0
    }
}

extension Problem {
    /// The problem in lines, in which a fault names the option that it is about.
    fileprivate func lines(naming options: [CommandOption]) -> [String] {
        guard !faults.isEmpty, !options.isEmpty else { return lines }
        return faults.map { fault in
            let member = fault.pointer.split(separator: "/").last.map(String.init) ?? ""
            let name = FlatOption.flagName(of: fault.pointer == "/device/id" ? "device" : member)
            guard let option = options.first(where: { $0.name == name }) else { return fault.line }
            return "\(option.flag): \(fault.words)"
        }
    }
}

extension JSONTree {
    /// Reads a text that the service wrote itself.
    init(reading text: [UInt8]) throws(Problem) {
        do throws(JSONSyntaxError) {
            try self.init(parsing: text)
        } catch {
            throw Problem(error)
        }
    }
}
