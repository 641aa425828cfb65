package import MicroHTTP

/// What is wrong with a request, as an RFC 9457 problem document reports it.
package struct Problem: Error, Sendable {
    /// The kind of problem; it decides the status.
    package var type: ProblemType
    /// What is wrong this time, in a sentence that a person can act on.
    package var detail: String
    /// Every fault found, sorted by pointer.
    package var faults: [Fault] = []
    /// Where the text of a malformed body breaks off.
    package var location: TextLocation?
    /// Further members by name, in the order given: limits, counts, what is on offer.
    package var extensions: [(name: String, value: ProblemValue)] = []

    /// Header fields that go with the reply: Allow, Retry-After, WWW-Authenticate and their like.
    package var headers: [Header] = []

    /// Makes a problem of its kind and what is wrong this time.
    package init(_ type: ProblemType, _ detail: String, faults: [Fault] = []) {
        self.type = type
        self.detail = detail
        self.faults = faults
    }

    /// The same problem with one more extension member.
    package func with(_ name: String, _ value: ProblemValue) -> Problem {
        var problem = self
        problem.extensions.append((name, value))
        return problem
    }
}

/// A place in a text: bytes from 0, line and column from 1.
package struct TextLocation: Sendable, Hashable {
    package var offset: Int
    package var line: Int
    package var column: Int

    /// Makes a location of its offset in bytes, its line and its column.
    package init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }
}

/// The value of an extension member of a problem document.
package enum ProblemValue: Sendable, Hashable {
    case number(Int)
    case text(String)
    case texts([String])
}
