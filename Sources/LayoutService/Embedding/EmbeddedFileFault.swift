/// Why a file that the binary carries cannot be used: the binary was built wrongly, and does not start.
package struct EmbeddedFileFault: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file's name.
    package let file: String
    /// Where in the file: a JSON pointer, empty for the whole.
    package let pointer: String
    /// What is wrong there, in a sentence.
    package let reason: String

    /// Makes a fault of its place and what is wrong there.
    package init(file: String, pointer: String, reason: String) {
        self.file = file
        self.pointer = pointer
        self.reason = reason
    }

    /// The fault in one line.
    package var description: String {
        "The embedded file \(file) cannot be used\(pointer.isEmpty ? "" : " at \(pointer)"): \(reason)"
    }
}
