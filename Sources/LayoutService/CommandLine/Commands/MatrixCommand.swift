import AdaptiveLayout
import JSONWire

/// `panewise matrix`: decisions over devices, as `POST /v1/matrix` gives them.
enum MatrixCommand {
    static let subcommand = Subcommand(
        "matrix", summary: "Decides for devices, orientations, windows, policies and versions, one row each.",
        options: requestOptions + [
            RequestInput.option, CommandSnapshot.policies,
            OutputFormat.option(["json", "csv", "markdown", "html", "table"], forTerminal: "table", otherwise: "json"),
        ],
        explanation: ["An option that may stand more than once also takes a list with commas."],
        examples: [
            CommandExample(
                "panewise matrix --device iphone-5s,ipad-a16 --policy system,regular-width-from-480 --format markdown",
                "Writes eight rows: two devices, two orientations, two policies."),
            CommandExample(
                "panewise matrix --idiom pad --window split-half --orientation landscape --system-version 18",
                "Lists which iPads show two columns in half a screen."),
        ],
        run: run)

    private static let requestOptions: [CommandOption] = [
        list("device", "ID", help: "A device; all if none is given."),
        CommandOption("idiom", "IDIOM", values: .choices(["phone", "pad"]), help: "All devices of an idiom."),
        list(
            "orientation", "ORIENTATION", .choices(DeviceOrientation.allCases.map(\.rawValue)),
            help: "How devices are held; both ways if not given."),
        list(
            "window", "WINDOW", .choices(DeviceWindow.allCases.map(\.rawValue)),
            help: "The app's window; full if not given. A device that does not offer it has no row."),
        list("policy", "POLICY", help: "A policy's id, or the path of its document; system if not given."),
        list("system-version", "VERSION", help: "A version of iOS; the newest measured one if not given."),
        CommandOption(
            "style", "STYLE", values: FlatOption.shapes["style"]?.values, help: "The split view's style."),
    ]

    private static func list(
        _ name: String, _ placeholder: String, _ values: CommandOption.Values? = nil, help: String
    ) -> CommandOption {
        CommandOption(name, placeholder, values: values, isRepeatable: true, isList: true, help: help)
    }

    private static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let input = try RequestInput.document(arguments, insteadOf: requestOptions, console)
        guard !arguments.has("idiom") || !arguments.has("device") else {
            throw CommandFailure(.usage, ["--idiom stands for all its devices; --device cannot stand beside it"])
        }
        var files: [String] = []
        var policies: [String] = []
        for policy in arguments.values("policy") {
            guard CommandSnapshot.isFile(policy) else {
                policies.append(policy)
                continue
            }
            files.append(policy)
            policies.append(try CommandSnapshot.policy(at: policy, console).policy.id)
        }
        let snapshot = try CommandSnapshot.load(arguments, files: files, console)
        do throws(Problem) {
            try write(MatrixRows.reading(input ?? request(arguments, policies), snapshot), arguments, console)
        } catch {
            throw CommandFailure(.usage, input == nil ? names(of: arguments).lines(of: error) : error.lines)
        }
        return 0
    }

    /// The options that the places of a request came from, with the values where there may be several.
    private static func names(of arguments: ParsedArguments) -> FaultNames {
        let lists = [
            ("/devices", "device"), ("/orientations", "orientation"), ("/windows", "window"), ("/policies", "policy"),
            ("/systemVersions", "system-version"),
        ]
        let values = lists.flatMap { member, option in
            arguments.values(option).enumerated().map { ("\(member)/\($0)", "--\(option) \($1.shortened)") }
        }
        return FaultNames(values + lists.map { ($0, "--\($1)") } + [("/splitView/style", "--style")])
    }

    private static func request(_ arguments: ParsedArguments, _ policies: [String]) -> [UInt8] {
        var writer = JSONWriter(capacity: 512)
        writer.object { writer in
            if let idiom = arguments.value("idiom") {
                writer.object("devices") { $0.member("idiom", idiom) }
            } else if arguments.has("device") {
                writer.member("devices", arguments.values("device"))
            }
            if arguments.has("orientation") { writer.member("orientations", arguments.values("orientation")) }
            if arguments.has("window") { writer.member("windows", arguments.values("window")) }
            if !policies.isEmpty { writer.member("policies", policies) }
            if arguments.has("system-version") {
                writer.member("systemVersions", arguments.values("system-version"))
            }
            if let style = arguments.value("style") { writer.object("splitView") { $0.member("style", style) } }
        }
        return writer.finish()
    }

    private static func write(_ rows: MatrixRows, _ arguments: ParsedArguments, _ console: Console) {
        let table: MatrixTable?
        switch OutputFormat.chosen(arguments, console, forTerminal: "table", otherwise: "json") {
        case "csv": table = .csv
        case "markdown": table = .markdown
        case "html": table = .html
        case "table":
            console.writeLine(TextTable(MatrixRow.headings, rows.map(\.cells)).text)
            return
        default: table = nil
        }
        let stream = MatrixStream(rows, as: table)
        while let piece = stream.next() { console.write(piece) }
        if table == nil { console.writeLine("") }
    }
}
