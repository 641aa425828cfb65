import AdaptiveLayout
import MicroHTTP

/// A directory of policy files: every `*.json` in it whose name does not begin with a dot.
package struct PolicyDirectory: Sendable {
    /// The path as it was given.
    package let path: String

    /// Names a directory, which need not exist.
    package init(path: String) {
        self.path = path
    }

    /// Reads every file.
    ///
    /// - Parameter known: The built-in policies, whose ids no file may have.
    /// - Returns: The policies, in the order of the file names.
    /// - Throws: Everything that is wrong in any of the files, at once.
    package func policies(beside known: [LoadedPolicy]) throws(PolicyDirectoryFault) -> [LoadedPolicy] {
        let names = try fileNames()
        guard names.count <= PolicyLimits.policies else {
            throw fault("It has \(names.count) policy files, and may have at most \(PolicyLimits.policies).")
        }
        var owners = Dictionary(known.map { ($0.policy.id, "a built-in policy") }) { first, _ in first }
        var policies: [LoadedPolicy] = []
        var faults: [PolicyDirectoryFault.File] = []
        for name in names {
            do throws(PolicyFileFault) {
                let policy = try self.policy(inFile: name)
                try claim(policy.policy.id, for: name, among: &owners)
                policies.append(policy)
            } catch {
                faults.append(PolicyDirectoryFault.File(name: name, fault: error))
            }
        }
        guard faults.isEmpty else { throw PolicyDirectoryFault(directory: path, reason: nil, files: faults) }
        return policies
    }

    /// What tells one state of the directory from the next, whether by a file's content or by a link that is swapped.
    package var stamp: DirectoryStamp {
        guard let names = try? fileNames() else { return DirectoryStamp(files: nil) }
        return DirectoryStamp(files: names.map { ($0, FileSystem.stamp(of: "\(path)/\($0)")) })
    }

    private func fileNames() throws(PolicyDirectoryFault) -> [String] {
        do throws(FileFault) {
            return try FileSystem.names(inDirectory: path).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
        } catch {
            throw fault("It cannot be read: \(error.reason).")
        }
    }

    private func policy(inFile name: String) throws(PolicyFileFault) -> LoadedPolicy {
        let text: [UInt8]
        do throws(FileFault) {
            text = try FileSystem.contents(of: "\(path)/\(name)", limit: PolicyLimits.fileBytes)
        } catch {
            throw PolicyFileFault(reason: "It cannot be read: \(error.reason).")
        }
        return try PolicyFile.policy(parsing: text)
    }

    private func claim(
        _ id: String, for name: String, among owners: inout [String: String]
    ) throws(PolicyFileFault) {
        if let owner = owners[id] {
            throw .idIsTaken(id, by: owner)
        }
        owners[id] = name
    }

    private func fault(_ reason: String) -> PolicyDirectoryFault {
        PolicyDirectoryFault(directory: path, reason: reason, files: [])
    }
}

/// A state of a directory of policies; two that are equal mean that nothing has changed.
package struct DirectoryStamp: Sendable, Equatable {
    private let files: [FileState]?

    private struct FileState: Sendable, Equatable {
        let name: String
        let stamp: FileStamp?
    }

    fileprivate init(files: [(String, FileStamp?)]?) {
        self.files = files?.map(FileState.init)
    }
}
