import JSONWire

/// `panewise policy analyze` and `compare`: what policies decide over a domain, as the service answers it.
enum PolicyStudy {
    static func analyze(
        _ operands: [String], _ arguments: ParsedArguments, _ console: Console
    ) throws(CommandFailure) -> Int32 {
        let snapshot = try CommandSnapshot.load(arguments, console)
        let request = try request(["policy": operands[0]], arguments, console)
        let answer: JSONTree
        do throws(Problem) {
            answer = try JSONTree(reading: AnalysisRoutes.analysis(answering: request, snapshot))
        } catch {
            throw CommandFailure(.usage, names([("/policy", operands[0])]).lines(of: error))
        }
        show(answer, as: AnalysisText.analysis, arguments, console)
        return answer["isValid"] == .bool(true) ? 0 : CommandFailure.Ending.unsuccessful.rawValue
    }

    static func compare(
        _ operands: [String], _ arguments: ParsedArguments, _ console: Console
    ) throws(CommandFailure) -> Int32 {
        let snapshot = try CommandSnapshot.load(arguments, console)
        let request = try request(["left": operands[0], "right": operands[1]], arguments, console)
        do throws(Problem) {
            let answer = try JSONTree(reading: AnalysisRoutes.comparison(answering: request, snapshot))
            show(answer, as: AnalysisText.comparison, arguments, console)
        } catch {
            throw CommandFailure(.usage, names([("/left", operands[0]), ("/right", operands[1])]).lines(of: error))
        }
        return 0
    }

    /// The words that the places of a request came from.
    private static func names(_ policies: [(pointer: String, words: String)]) -> FaultNames {
        let traits = domainTraits.map { ("/domain/traits/\($0)", "--\(FlatOption.flagName(of: $0))") }
        return FaultNames(policies + [("/domain/width", "--width"), ("/domain/height", "--height")] + traits)
    }

    private static let domainTraits = ["horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom"]

    private static func show(
        _ answer: JSONTree, as text: (JSONTree) -> String, _ arguments: ParsedArguments, _ console: Console
    ) {
        if OutputFormat.chosen(arguments, console, forTerminal: "table", otherwise: "json") == "table" {
            console.writeLine(text(answer))
        } else {
            console.write(answer.text + [UInt8(ascii: "\n")])
        }
    }

    /// The request's text: each policy by its id or its document, and the domain.
    private static func request(
        _ policies: [String: String], _ arguments: ParsedArguments, _ console: Console
    ) throws(CommandFailure) -> [UInt8] {
        var members: [JSONTree.Member] = []
        for (member, word) in policies.sorted(by: { $0.key < $1.key }) {
            guard CommandSnapshot.isFile(word) else {
                members.append(JSONTree.Member(member, .string(word)))
                continue
            }
            let text = try console.document(at: word)
            do throws(JSONSyntaxError) {
                members.append(JSONTree.Member(member, try JSONTree(parsing: text)))
            } catch {
                throw CommandFailure(.usage, ["\(word): \(error.reason) (line \(error.line), column \(error.column))"])
            }
        }
        members.append(JSONTree.Member("domain", .object(try domain(arguments))))
        return JSONTree.object(members).text
    }

    private static func domain(_ arguments: ParsedArguments) throws(CommandFailure) -> [JSONTree.Member] {
        var members: [JSONTree.Member] = []
        if let text = arguments.value("width") {
            let ends = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
            guard ends.count == 2, ends.allSatisfy(\.isFinite) else {
                throw CommandFailure(.usage, ["--width takes two numbers, such as 320,1366"])
            }
            members.append(JSONTree.Member("width", .array(ends.map(JSONTree.number))))
        }
        if let text = arguments.value("height") {
            guard let height = Double(text), height.isFinite else {
                throw CommandFailure(.usage, ["--height takes a number"])
            }
            members.append(JSONTree.Member("height", .number(height)))
        }
        let traits = domainTraits.compactMap { name in
            arguments.value(FlatOption.flagName(of: name)).map { JSONTree.Member(name, .string($0)) }
        }
        if !traits.isEmpty { members.append(JSONTree.Member("traits", .object(traits))) }
        return members
    }
}
