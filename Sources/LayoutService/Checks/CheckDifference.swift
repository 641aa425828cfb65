package import JSONWire

/// One place where an answer is not what a case expects.
package struct CheckDifference: Sendable, Hashable {
    /// The place in the answer.
    package var pointer: String
    /// What should stand there.
    package var expected: JSONTree
    /// What stands there; nil for nothing.
    package var actual: JSONTree?

    /// Makes a difference.
    package init(pointer: String, expected: JSONTree, actual: JSONTree?) {
        self.pointer = pointer
        self.expected = expected
        self.actual = actual
    }

    /// The difference in one line: `/overrideAction: expected "clear", got "set"`.
    package var line: String {
        let found = actual.map { String(decoding: $0.text, as: UTF8.self) } ?? "nothing"
        let wanted = String(decoding: expected.text, as: UTF8.self)
        return "\(pointer.isEmpty ? "/" : pointer): expected \(wanted), got \(found)"
    }
}

extension CheckDifference: JSONWritable {
    /// Writes `{"pointer", "expected", "actual"}`, without `actual` where nothing stands.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("pointer", pointer)
            writer.member("expected", expected)
            writer.member("actual", ifPresent: actual)
        }
    }
}
