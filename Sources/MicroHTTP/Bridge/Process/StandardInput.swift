internal import Glibc

/// Standard input.
package enum StandardInput {
    /// Its content in pieces.
    package static func pieces() -> FilePieces { FilePieces(standardInput: STDIN_FILENO) }

    /// Whether a person types there.
    package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }
}

extension StandardStream {
    /// Whether a person reads there.
    package var isTerminal: Bool { isatty(rawValue) == 1 }
}
