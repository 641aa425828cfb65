import LayoutService
import Testing

@Suite("The command line")
struct CommandLineToolTests {
    private static let names = ["decide", "batch", "matrix", "check", "policy", "devices", "version", "completion"]

    @Test("explains every command with an example", arguments: names)
    func help(name: String) {
        let probe = CommandLineProbe()
        #expect(probe.run(name, "--help") == 0)
        #expect(probe.output.hasPrefix("usage: panewise \(name)"))
        #expect(probe.output.contains("Examples:\n  "))
        #expect(probe.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
        let text = probe.output
        #expect(probe.run("help", name) == 0)
        #expect(probe.output == text)
    }

    @Test("lists its commands, and exits with 2 where none is given or known")
    func overview() {
        let probe = CommandLineProbe()
        #expect(probe.run("--help") == 0)
        #expect(Self.names.allSatisfy { probe.output.contains("\n  \($0)") })
        #expect(probe.run() == 2)
        #expect(probe.output.isEmpty)
        #expect(probe.run("deside") == 2)
        #expect(probe.errors[0] == "panewise: there is no command deside; the nearest is decide")
        #expect(probe.run("decide", "--widht", "3") == 2)
        #expect(probe.errors[0] == "panewise decide: there is no option --widht; the nearest is --width")
    }

    @Test("says its version as a line, as JSON and as a table")
    func version() {
        let probe = CommandLineProbe()
        #expect(probe.run("--version") == 0)
        #expect(probe.output == "panewise 1.2.3\n")
        #expect(probe.run("version") == 0)
        #expect(probe.output.hasPrefix(#"{"version":"1.2.3","commit":"abc","policies":"sha256:"#))
        probe.isTerminal = true
        #expect(probe.run("version") == 0)
        #expect(probe.output.hasPrefix("version         1.2.3\n"))
    }

    @Test("writes a matrix in each format, and refuses what cannot be")
    func matrix() {
        let probe = CommandLineProbe()
        #expect(probe.run("matrix", "--device", "iphone-5s,ipad-a16", "--format", "csv") == 0)
        #expect(probe.output.split(separator: "\r\n").count == 5)
        #expect(probe.run("matrix", "--idiom", "pad", "--window", "split-half", "--format", "markdown") == 0)
        #expect(probe.output.hasPrefix("| device | orientation |"))
        #expect(probe.run("matrix", "--device", "ipad-a17") == 2)
        #expect(
            probe.errors == [
                "panewise matrix: --device ipad-a17: There is no device of this id. The nearest is ipad-a16."
            ])
        #expect(probe.run("matrix", "--device", "ipad-a16", "--idiom", "pad") == 2)
        #expect(
            probe.errors == ["panewise matrix: --idiom stands for all its devices; --device cannot stand beside it"])
        #expect(probe.run("matrix", "ipad-a16") == 2)
    }

    @Test("refuses options beside the file that holds the whole request, each by its name")
    func input() {
        let probe = CommandLineProbe(files: ["m.json": #"{"devices": ["iphone-5s"]}"#, "d.json": "{}"])
        #expect(probe.run("matrix", "--input", "m.json", "--format", "csv") == 0)
        #expect(probe.output.split(separator: "\r\n").count == 3)
        #expect(probe.run("matrix", "--input", "m.json", "--window", "full", "--device", "ipad-a16") == 2)
        #expect(
            probe.errors == [
                "panewise matrix: --input holds the whole request; --device, --window cannot stand beside it"
            ])
        #expect(probe.run("decide", "--input", "d.json", "--system-version", "18") == 2)
        #expect(probe.errors[0].contains("--system-version cannot stand beside it"))
    }

    @Test("refuses operands where a command takes none, and names the nearest of its own flags")
    func strangers() {
        let probe = CommandLineProbe()
        for name in ["version", "decide", "matrix"] {
            #expect(probe.run(name, "x") == 2)
            #expect(probe.errors == ["panewise \(name): x is no option, and \(name) takes nothing else"])
        }
        #expect(probe.run("help", "decide", "batch") == 2)
        #expect(probe.errors == ["panewise help: help takes one command, not 2"])
        #expect(probe.run("--halp") == 2)
        #expect(probe.errors[0] == "panewise: there is no command --halp; the nearest is --help")
    }

    @Test("lists devices, all or some, as JSON or as a table")
    func devices() {
        let probe = CommandLineProbe()
        #expect(probe.run("devices", "--model", "iPhone6,1") == 0)
        #expect(probe.output.hasPrefix(#"{"devices":[{"id":"iphone-5s""#))
        #expect(probe.output.hasSuffix("\"total\":1}\n"))
        #expect(probe.run("devices", "ipad-a16", "iphone-5s", "--format", "table") == 0)
        #expect(probe.output.split(separator: "\n").count == 3)
        #expect(probe.run("devices", "iphone-0s") == 2)
        #expect(probe.run("devices", "--model", "iPhone6,9") == 2)
        #expect(
            probe.errors == [
                "panewise devices: --model: There is no device of this model identifier. The nearest is iPhone6,1."
            ])
        #expect(probe.run("devices", "iPhone6,1") == 2)
        #expect(probe.errors[0].contains("iphone-5s"))
    }

    @Test("writes completion scripts that know every command and every option", arguments: ["bash", "zsh"])
    func completion(shell: String) {
        let probe = CommandLineProbe()
        #expect(probe.run("completion", shell) == 0)
        for word in Self.names + ["--system-version", "split-two-thirds", "--strict"] {
            #expect(probe.output.contains(word), "\(word)")
        }
        #expect(probe.run("completion", "fish") == 2)
    }
}
