import JSONWire

/// A suite with the file that it comes from.
struct SuiteFile {
    /// The file's path.
    let path: String
    /// The file's content.
    let tree: JSONTree
    /// What it says.
    let suite: CheckSuite

    /// Reads a suite.
    ///
    /// - Throws: `CommandFailure` where the file cannot be read or is no suite.
    init(at path: String, _ console: Console) throws(CommandFailure) {
        let text = try console.document(at: path)
        self.path = path
        do throws(Problem) {
            suite = try CheckSuite.read(text)
            tree = try JSONTree(reading: text)
        } catch {
            throw CommandFailure(.usage, error.lines.map { "\(path): \($0)" })
        }
    }
}
