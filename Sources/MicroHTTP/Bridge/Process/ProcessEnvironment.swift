internal import CMicroHTTPD
internal import Glibc

/// The variables that the process was started with.
package enum ProcessEnvironment {
    /// All of them by name; of two with one name, the first counts.
    package static func variables() -> [String: String] {
        var variables: [String: String] = [:]
        guard let entries = unsafe process_environment() else { return variables }
        var index = 0
        // Safety: the list ends with NULL, each entry with 0, and nobody here changes the environment.
        while let entry = unsafe entries[index] {
            index += 1
            let text = unsafe String(cString: entry)
            guard let sign = text.firstIndex(of: "=") else { continue }
            let name = String(text[..<sign])
            if variables[name] == nil { variables[name] = String(text[text.index(after: sign)...]) }
        }
        return variables
    }

    /// The number of this process.
    package static var processID: Int32 { getpid() }
}
