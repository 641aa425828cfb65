/// Why a command ends without success.
package struct CommandFailure: Error, Sendable, Hashable {
    /// How the command ends.
    package enum Ending: Int32, Sendable {
        /// The command did its work, and the outcome is not what was wanted: differences, an unready server.
        case unsuccessful = 1
        /// The command cannot do what its words ask for.
        case usage = 2
        /// There is a command to run that cannot be run: what a shell exits with.
        case cannotRun = 126
        /// There is no such command to run: what a shell exits with.
        case noSuchCommand = 127
    }

    /// How the command ends; the raw value is its exit code.
    package let ending: Ending
    /// Why, a line each.
    package let lines: [String]

    /// Makes a failure of how the command ends and why.
    package init(_ ending: Ending, _ lines: [String]) {
        self.ending = ending
        self.lines = lines
    }

    /// The failure behind a problem: its detail and each of its errors.
    package init(_ ending: Ending, _ problem: Problem) {
        self.init(ending, problem.lines)
    }
}

extension Problem {
    /// The problem in lines: its detail, where a text breaks off, and each of its errors.
    package var lines: [String] {
        let place = location.map { " (line \($0.line), column \($0.column))" } ?? ""
        return ["\(detail)\(place)"] + faults.map(\.line)
    }
}

extension Fault {
    /// The fault in one line.
    package var line: String { "\(pointer.isEmpty ? "/" : pointer): \(words)" }

    /// The fault without its place.
    var words: String { reason + (nearest.map { " The nearest is \($0)." } ?? "") }
}
