import LayoutService
import Testing

@Suite("The words behind a command")
struct ParsedArgumentsTests {
    private static let options = [
        CommandOption("width", letter: "w", "POINTS", help: ""),
        CommandOption(
            "window", "WINDOW", values: .choices(["full", "split-half"]), isRepeatable: true, isList: true, help: ""),
        CommandOption("verbose", letter: "v", help: ""),
        CommandOption("yes", letter: "y", help: ""),
    ]

    @Test("are read as getopt_long reads them", arguments: Self.rows)
    func reading(row: Row) throws {
        let arguments = try ParsedArguments(row.words, options: Self.options)
        #expect(arguments.operands == row.operands)
        #expect(arguments.value("width") == row.width)
        #expect(arguments.values("window") == row.windows)
        #expect(arguments.has("verbose") == row.isVerbose)
    }

    @Test(
        "are refused at the first that is wrong",
        arguments: [
            (["--widht", "3"], OptionFault.unknown("--widht", nearest: "--width")),
            (["--nonsense"], .unknown("--nonsense", nearest: nil)),
            (["--wi", "3"], .ambiguous("--wi", options: ["--width", "--window"])),
            (["--width"], .missingValue("--width", placeholder: "POINTS")),
            (["-w"], .missingValue("--width", placeholder: "POINTS")),
            (["--verbose=1"], .unexpectedValue("--verbose")),
            (["--width", "1", "--width", "2"], .repeated("--width")),
            (["-x"], .unknown("-x", nearest: nil)),
            (["--window="], .missingValue("--window", placeholder: "WINDOW")),
            (["--window", "full,"], .missingValue("--window", placeholder: "WINDOW")),
            (
                ["--window", "split-hlf"],
                .noChoice("--window", value: "split-hlf", choices: ["full", "split-half"], nearest: "split-half")
            ),
        ])
    func refusals(words: [String], fault: OptionFault) {
        #expect(throws: fault) { try ParsedArguments(words, options: Self.options) }
    }

    @Test("never take a secret for the path of its file")
    func secrets() throws {
        let fault = OptionFault.secret("--token", variable: "PANEWISE_TOKEN")
        #expect(throws: fault) { try ParsedArguments(["--token", "x"], options: CommandOption.settings) }
        #expect(throws: fault) { try ParsedArguments(["--token=x"], options: CommandOption.settings) }
        #expect(try ParsedArguments(["--token-f", "x"], options: CommandOption.settings).value("token-file") == "x")
    }

    private static let rows = [
        Row("nothing", []),
        Row("a value behind a blank", ["--width", "3"], width: "3"),
        Row("a value behind an equals sign", ["--width=3"], width: "3"),
        Row("an empty value", ["--width="], width: ""),
        Row("a value with an equals sign", ["--width=a=b"], width: "a=b"),
        Row("a value that looks like an option", ["--width", "-3"], width: "-3"),
        Row("a letter with its value", ["-w3"], width: "3"),
        Row("a letter before its value", ["-w", "3"], width: "3"),
        Row("letters together", ["-vyw", "3"], width: "3", isVerbose: true),
        Row("the beginning of a name", ["--verb"], isVerbose: true),
        Row("operands between options", ["a", "--verbose", "b"], operands: ["a", "b"], isVerbose: true),
        Row("two dashes end the options", ["a", "--", "--verbose", "-v"], operands: ["a", "--verbose", "-v"]),
        Row("one dash is an operand", ["-"], operands: ["-"]),
        Row("a repeatable option", ["--window", "full", "--window=split-half"], windows: ["full", "split-half"]),
        Row("a list with commas", ["--window", "full,split-half"], windows: ["full", "split-half"]),
    ]

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let words: [String]
        let operands: [String]
        let width: String?
        let windows: [String]
        let isVerbose: Bool

        init(
            _ note: String, _ words: [String], operands: [String] = [], width: String? = nil, windows: [String] = [],
            isVerbose: Bool = false
        ) {
            testDescription = note
            self.words = words
            self.operands = operands
            self.width = width
            self.windows = windows
            self.isVerbose = isVerbose
        }
    }
}
