/// What a command looks requests up in: what the binary carries, and policies from files.
enum CommandSnapshot {
    /// The option that adds a directory of policies.
    static let policies = CommandOption(
        "policies", "DIRECTORY", values: .directory, isRepeatable: true,
        help: "Adds the policies of the directory's *.json files to the built-in ones.")

    /// Loads the devices, the built-in policies, and those of directories and files.
    ///
    /// - Throws: `CommandFailure` where a directory or a file cannot be read, or is no policy.
    static func load(
        _ arguments: ParsedArguments, files: [String] = [], _ console: Console
    ) throws(CommandFailure) -> Snapshot {
        var policies: [LoadedPolicy] = []
        for directory in arguments.values("policies") {
            for path in try documents(in: directory, console) { policies.append(try policy(at: path, console)) }
        }
        for path in files { policies.append(try policy(at: path, console)) }
        do throws(EmbeddedFileFault) {
            // What the user names wins over what is built in.
            return Snapshot(
                catalogue: try DeviceFile.catalogue(), policies: PolicySet(policies + (try BuiltInPolicies.load())))
        } catch {
            throw CommandFailure(.unsuccessful, [error.description])
        }
    }

    /// The policy in a file.
    static func policy(at path: String, _ console: Console) throws(CommandFailure) -> LoadedPolicy {
        let text = try console.document(at: path)
        do throws(PolicyFileFault) {
            return try PolicyFile.policy(parsing: text)
        } catch {
            throw CommandFailure(.usage, ["\(path): \(error.reason)"] + error.faults.map { "\(path): \($0.line)" })
        }
    }

    /// Whether a word names a policy's file rather than its id.
    static func isFile(_ word: String) -> Bool { word == "-" || word.contains("/") || word.hasSuffix(".json") }

    private static func documents(in directory: String, _ console: Console) throws(CommandFailure) -> [String] {
        if let paths = try console.documents(directory) { return paths }
        throw CommandFailure(.usage, ["cannot read \(directory): it is no directory"])
    }
}
