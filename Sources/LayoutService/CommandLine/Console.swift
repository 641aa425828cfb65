/// What a command reads from and writes to.
package struct Console {
    /// Gives the next piece of a content; nil at its end.
    package typealias Pieces = () throws(CommandFailure) -> [UInt8]?

    /// Writes what the command was asked for.
    package var write: ([UInt8]) -> Void
    /// Writes a line of what it has to say beside.
    package var complain: (String) -> Void
    /// Writes over the line that a person sees beside, or clears it with an empty text.
    package var showProgress: (String) -> Void
    /// The content of a file, or of standard input for "-", piece by piece until nil.
    package var pieces: (String) throws(CommandFailure) -> Pieces
    /// The paths of the `*.json` files in a directory, sorted; nil where the path is no directory.
    package var documents: (String) throws(CommandFailure) -> [String]?
    /// Puts bytes in the place of a file.
    package var replace: (String, [UInt8]) throws(CommandFailure) -> Void
    /// Whether a person reads what the command was asked for.
    package var isOutputTerminal: Bool
    /// Whether a person reads what it has to say beside.
    package var isErrorTerminal: Bool
    /// Whether a person types on standard input.
    package var isInputTerminal: Bool
    /// Nanoseconds of a clock that never goes back.
    package var now: () -> UInt64
    /// The variables of the process.
    package var environment: [String: String]

    /// Makes a console of its streams, its files, and who is at its ends.
    package init(
        write: @escaping ([UInt8]) -> Void, complain: @escaping (String) -> Void,
        showProgress: @escaping (String) -> Void, pieces: @escaping (String) throws(CommandFailure) -> Pieces,
        documents: @escaping (String) throws(CommandFailure) -> [String]?,
        replace: @escaping (String, [UInt8]) throws(CommandFailure) -> Void, isOutputTerminal: Bool,
        isErrorTerminal: Bool, isInputTerminal: Bool, now: @escaping () -> UInt64, environment: [String: String]
    ) {
        self.write = write
        self.complain = complain
        self.showProgress = showProgress
        self.pieces = pieces
        self.documents = documents
        self.replace = replace
        self.isOutputTerminal = isOutputTerminal
        self.isErrorTerminal = isErrorTerminal
        self.isInputTerminal = isInputTerminal
        self.now = now
        self.environment = environment
    }

    /// Writes a text and its line feed.
    package func writeLine(_ line: String) {
        write(Array((line + "\n").utf8))
    }

    /// The bytes of a file, or of standard input for "-".
    ///
    /// - Throws: `CommandFailure` where it cannot be read.
    package func document(at path: String) throws(CommandFailure) -> [UInt8] {
        let next = try pieces(path)
        var document: [UInt8] = []
        while let piece = try next() { document += piece }
        return document
    }

    /// Asks a person a question to be answered with y or yes; anything else is no.
    package func confirms(_ question: String) -> Bool {
        showProgress("\(question) [y/N] ")
        // No answer, or none that can be read, is no.
        let answer = (try? pieces("-")()) ?? []
        let word = String(decoding: answer, as: UTF8.self).filter { !$0.isWhitespace }
        return ["y", "yes"].contains(word.lowercased())
    }
}
