/// A directory of policies that cannot be used, with everything that is wrong in it.
package struct PolicyDirectoryFault: Error, Sendable, Hashable {
    /// What is wrong with one file.
    package struct File: Sendable, Hashable {
        /// The file's name in the directory.
        package let name: String
        /// What is wrong with it.
        package let fault: PolicyFileFault
    }

    /// The directory's path as it was given.
    package let directory: String
    /// What is wrong with the directory itself; nil where only its files are at fault.
    package let reason: String?
    /// The files at fault, in the order of their names.
    package let files: [File]

    /// One line for each wrong place: file, pointer, reason and nearest name.
    package var lines: [String] {
        if let reason { return ["\(directory): \(reason)"] }
        return files.flatMap { file in
            let path = "\(directory)/\(file.name)"
            guard !file.fault.faults.isEmpty else { return ["\(path): \(file.fault.reason)"] }
            return file.fault.faults.map { fault in
                let nearest = fault.nearest.map { " (nearest: \($0))" } ?? ""
                return "\(path)\(fault.pointer.isEmpty ? "" : " at \(fault.pointer)"): \(fault.reason)\(nearest)"
            }
        }
    }
}

extension PolicyDirectoryFault: CustomStringConvertible {
    /// All lines.
    package var description: String { lines.joined(separator: "\n") }
}
