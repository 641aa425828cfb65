import AdaptiveLayout

/// What a command looks requests up in: what the binary carries, and policies from files.
enum CommandSnapshot {
    /// The option that adds a directory of policies.
    static let policies = CommandOption(
        "policies", "DIRECTORY", values: .directory,
        help: "Adds the policies of the directory's *.json files to the built-in ones.")

    /// Loads the devices, the built-in policies, and those of directories and files.
    ///
    /// - Throws: `CommandFailure` where a directory or a file cannot be read, or is no policy.
    static func load(
        _ arguments: ParsedArguments, files: [String] = [], _ console: Console
    ) throws(CommandFailure) -> Snapshot {
        // What the user names wins over what is built in.
        var policies: [LoadedPolicy] = []
        for path in files { policies.append(try policy(at: path, console)) }
        let builtIn = try builtInPolicies()
        let catalogue: DeviceCatalogue
        do throws(EmbeddedFileFault) {
            catalogue = try DeviceFile.catalogue()
        } catch {
            throw CommandFailure(.unsuccessful, [error.description])
        }
        if let path = arguments.value("policies") { policies += try added(from: path, beside: builtIn) }
        return Snapshot(catalogue: catalogue, policies: PolicySet(policies + builtIn))
    }

    /// The policies that the binary carries.
    static func builtInPolicies() throws(CommandFailure) -> [LoadedPolicy] {
        do throws(EmbeddedFileFault) {
            return try BuiltInPolicies.load()
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

    /// The policy that a word names: by its file, or by its id.
    static func policy(
        named word: String, _ arguments: ParsedArguments, _ console: Console
    ) throws(CommandFailure) -> LoadedPolicy {
        if isFile(word) { return try policy(at: word, console) }
        let policies = try load(arguments, console).policies
        guard let policy = policies[word] else { throw CommandFailure(.usage, .unknownPolicy(word, in: policies)) }
        return policy
    }

    /// Whether a word names a policy's file rather than its id.
    static func isFile(_ word: String) -> Bool { word == "-" || word.contains("/") || word.hasSuffix(".json") }

    private static func added(
        from path: String, beside builtIn: [LoadedPolicy]
    ) throws(CommandFailure) -> [LoadedPolicy] {
        do throws(PolicyDirectoryFault) {
            return try PolicyDirectory(path: path).policies(beside: builtIn)
        } catch {
            throw CommandFailure(.usage, error.lines)
        }
    }
}
