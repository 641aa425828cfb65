import AdaptiveLayout
import JSONWire

/// `panewise policy`: what there is to do with policies and their documents.
enum PolicyCommand {
    static let subcommand = Subcommand(
        "policy", summary: "Lists, shows, checks, analyzes, compares and formats policies.",
        operands: "ACTION [POLICY|FILE]...",
        operandValues: .choices(["list", "show", "check", "analyze", "compare", "format"]),
        options: domainOptions + [
            writeOption, CommandSnapshot.policies,
            OutputFormat.option(["json", "table"], forTerminal: "table", otherwise: "json"),
        ],
        explanation: [
            "The actions: list, show POLICY, check FILE..., analyze POLICY, compare LEFT RIGHT, format FILE...",
            "A POLICY is the id of a policy, or the path of a policy document, - for standard input.",
        ],
        examples: [
            CommandExample(
                "panewise policy check policies/*.json", "Exits with 1 where a document is no policy, and says why."),
            CommandExample("panewise policy analyze regular-width-from-480", "Says what is decided for which widths."),
            CommandExample(
                "panewise policy compare system mine.json --width 320,1366",
                "Says for which widths and for which devices the two differ."),
        ],
        run: run)

    private static let domainOptions = [
        CommandOption(
            "width", "FROM,TO", help: "analyze, compare: The widths that are looked at; 0,2000 if not given."),
        CommandOption("height", "POINTS", help: "analyze, compare: The height; 800 if not given."),
        trait("horizontalSizeClass"), trait("verticalSizeClass"), trait("userInterfaceIdiom"),
    ]
    private static let writeOption = CommandOption(
        "write", letter: "w", help: "format: Writes into the files in place of standard output.")

    private static func trait(_ name: String) -> CommandOption {
        let shape = FlatOption.trait(name)
        return CommandOption(
            FlatOption.flagName(of: name), shape.placeholder, values: shape.values,
            help: "analyze, compare: The container's trait.")
    }

    private static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let actions: [String: PolicyAction] = [
            "list": PolicyAction(0...0, list), "show": PolicyAction(1...1, show),
            "check": PolicyAction(1...1_000, PolicyCheck.run),
            "analyze": PolicyAction(1...1, options: domainOptions, PolicyStudy.analyze),
            "compare": PolicyAction(2...2, options: domainOptions, PolicyStudy.compare),
            "format": PolicyAction(1...1_000, options: [writeOption], format),
        ]
        guard let name = arguments.operands.first else {
            throw CommandFailure(.usage, ["give one of \(actions.keys.sorted().joined(separator: ", "))"])
        }
        guard let action = actions[name] else {
            let nearest = NearestName.nearest(to: name, among: actions.keys.sorted())
            throw CommandFailure(
                .usage, ["there is no action \(name.shortened)" + (nearest.map { "; the nearest is \($0)" } ?? "")])
        }
        let operands = Array(arguments.operands.dropFirst())
        guard action.operandCount.contains(operands.count) else {
            throw CommandFailure(.usage, ["policy \(name) takes \(action.operandCount.inWords), not \(operands.count)"])
        }
        let strangers = (domainOptions + [writeOption]).filter { option in
            arguments.has(option.name) && !action.options.contains(option)
        }
        guard strangers.isEmpty else {
            throw CommandFailure(.usage, strangers.map { "policy \(name) takes no \($0.flag)" })
        }
        return try action.run(operands, arguments, console)
    }

    private static func list(
        _ operands: [String], _ arguments: ParsedArguments, _ console: Console
    ) throws(CommandFailure) -> Int32 {
        let policies = try CommandSnapshot.load(arguments, console).policies
        if OutputFormat.chosen(arguments, console, forTerminal: "table", otherwise: "json") == "table" {
            let rows = policies.policies.map { [$0.policy.id, $0.policy.title, $0.digest] }
            console.writeLine(TextTable(["id", "title", "digest"], rows).text)
        } else {
            var writer = JSONWriter()
            writer.value(policies)
            writer.endLine()
            console.write(writer.finish())
        }
        return 0
    }

    private static func show(
        _ operands: [String], _ arguments: ParsedArguments, _ console: Console
    ) throws(CommandFailure) -> Int32 {
        let policy = try CommandSnapshot.policy(named: operands[0], arguments, console)
        if OutputFormat.chosen(arguments, console, forTerminal: "table", otherwise: "json") == "table" {
            console.write(Array(policy.formattedDocument.utf8))
        } else {
            console.write(policy.document + [UInt8(ascii: "\n")])
        }
        return 0
    }

    private static func format(
        _ operands: [String], _ arguments: ParsedArguments, _ console: Console
    ) throws(CommandFailure) -> Int32 {
        for path in operands {
            let text = Array(try CommandSnapshot.policy(at: path, console).formattedDocument.utf8)
            if arguments.has("write"), path != "-" {
                try console.replace(path, text)
            } else {
                console.write(text)
            }
        }
        return 0
    }
}

/// What can be done with policies: how many operands it takes, and which options that are not for every action.
private struct PolicyAction {
    let operandCount: ClosedRange<Int>
    let options: [CommandOption]
    let run: ([String], ParsedArguments, Console) throws(CommandFailure) -> Int32

    init(
        _ operandCount: ClosedRange<Int>, options: [CommandOption] = [],
        _ run: @escaping ([String], ParsedArguments, Console) throws(CommandFailure) -> Int32
    ) {
        self.operandCount = operandCount
        self.options = options
        self.run = run
    }
}

extension ClosedRange<Int> {
    fileprivate var inWords: String {
        switch self {
        case 0...0: "nothing else"
        case 1...1: "one policy"
        case 2...2: "two policies"
        default: "at least one file"
        }
    }
}

extension LoadedPolicy {
    /// The canonical document as people edit it.
    fileprivate var formattedDocument: String {
        // What the service wrote itself is JSON.
        ((try? JSONTree(parsing: document)) ?? .null).indentedText
    }
}
