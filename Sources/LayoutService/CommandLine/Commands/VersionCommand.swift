import JSONWire

/// `panewise version`: what the binary was built from.
enum VersionCommand {
    static func subcommand(_ build: BuildInformation) -> Subcommand {
        Subcommand(
            "version", summary: "Says what the binary was built from, and which policies it carries.",
            options: [OutputFormat.option(["json", "table"], forTerminal: "table", otherwise: "json")],
            examples: [CommandExample("panewise version --format json", "Answers what GET /version does.")],
            run: { arguments, console throws(CommandFailure) in
                let snapshot = try CommandSnapshot.load(arguments, console)
                let document = VersionRoute.document(build, policies: snapshot.policies.digest)
                guard OutputFormat.chosen(arguments, console, forTerminal: "table", otherwise: "json") == "table" else {
                    console.write(document + [UInt8(ascii: "\n")])
                    return 0
                }
                guard case .object(let members) = try? JSONTree(parsing: document) else { return 0 }
                for member in members {
                    guard case .string(let value) = member.value else { continue }
                    console.writeLine("\(member.name.padded(to: 16))\(value)")
                }
                return 0
            })
    }
}
