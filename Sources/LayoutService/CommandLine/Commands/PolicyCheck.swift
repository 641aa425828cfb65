import AdaptiveLayout
import JSONWire

/// `panewise policy check`: whether files are policies that a server would load from a directory.
struct PolicyCheck {
    /// A file with its policy, or why it has none.
    private struct Finding {
        let path: String
        let outcome: Result<LoadedPolicy, PolicyFileFault>
    }

    private var findings: [Finding] = []
    /// The files that have an id, by directory; the built-in policies have theirs in all.
    private var owners: [String: [String: String]] = [:]
    private let builtIn: [String: String]

    static func run(
        _ operands: [String], _ arguments: ParsedArguments, _ console: Console
    ) throws(CommandFailure) -> Int32 {
        var check = PolicyCheck(beside: try CommandSnapshot.builtInPolicies())
        for path in operands { check.add(path, try console.document(at: path)) }
        check.complain(to: console)
        if OutputFormat.chosen(arguments, console, forTerminal: "table", otherwise: "json") == "table" {
            for line in check.lines { console.writeLine(line) }
        } else {
            var writer = JSONWriter()
            writer.value(check)
            writer.endLine()
            console.write(writer.finish())
        }
        return check.isPassed ? 0 : CommandFailure.Ending.unsuccessful.rawValue
    }

    private init(beside policies: [LoadedPolicy]) {
        builtIn = Dictionary(policies.map { ($0.policy.id, "a built-in policy") }) { first, _ in first }
    }

    private mutating func add(_ path: String, _ text: [UInt8]) {
        do throws(PolicyFileFault) {
            let policy = try PolicyFile.policy(parsing: text)
            try claim(policy.policy.id, for: path)
            findings.append(Finding(path: path, outcome: .success(policy)))
        } catch {
            findings.append(Finding(path: path, outcome: .failure(error)))
        }
    }

    private mutating func claim(_ id: String, for path: String) throws(PolicyFileFault) {
        let directory = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        if let owner = owners[directory, default: builtIn][id] { throw .idIsTaken(id, by: owner) }
        owners[directory, default: builtIn][id] = path
    }

    private var isPassed: Bool {
        findings.allSatisfy { finding in
            if case .success = finding.outcome { true } else { false }
        }
    }

    /// A line for each file that is a policy.
    private var lines: [String] {
        findings.compactMap { finding in
            guard case .success(let policy) = finding.outcome else { return nil }
            return "\(finding.path): \(policy.policy.id), \(policy.digest)"
        }
    }

    private func complain(to console: Console) {
        for finding in findings {
            guard case .failure(let fault) = finding.outcome else { continue }
            let lines = fault.faults.isEmpty ? [fault.reason] : fault.faults.map(\.line)
            for line in lines { console.complain("\(finding.path): \(line)") }
        }
    }
}

extension PolicyCheck: JSONWritable {
    /// Writes `{"files": [{"path", "isValid", "id", "digest"}]}`; a file at fault has `reason` and `faults` instead.
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.array("files") { writer in
                for finding in findings {
                    writer.object { writer in
                        writer.member("path", finding.path)
                        write(finding.outcome, to: &writer)
                    }
                }
            }
        }
    }

    private func write(_ outcome: Result<LoadedPolicy, PolicyFileFault>, to writer: inout JSONWriter) {
        switch outcome {
        case .success(let policy):
            writer.member("isValid", true)
            writer.member("id", policy.policy.id)
            writer.member("digest", policy.digest)
        case .failure(let fault):
            writer.member("isValid", false)
            writer.member("reason", fault.reason)
            writer.member("faults", fault.faults)
        }
    }
}
