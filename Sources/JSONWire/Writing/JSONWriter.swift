/// Appends JSON to a buffer: members in the order written, no white space, the shortest exact numbers.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///     writer.member("width", 568)
///     writer.member("edge", "leading" as StaticString)
///     writer.array("columns") { writer in … }
/// }
/// let body = writer.finish()
/// ```
///
/// It keeps its memory after ``finish()``, so that one writer serves many lines. Whoever calls it sees to it that a
/// name is followed by one value; brackets are closed by construction. Every value is followed by a comma, whose place a
/// closing bracket or the end of the text takes: so nothing has to be known of what stands before.
@usableFromInline
package struct JSONWriter: ~Copyable {
    @usableFromInline
    var output: JSONOutput

    /// A writer with room for a text of some length; it grows when needed.
    ///
    /// - Parameter capacity: The expected length in bytes.
    package init(capacity: Int = 2048) {
        output = JSONOutput(capacity: capacity)
    }

    /// A text of some expected length, written where it is to stay.
    ///
    /// - Parameters:
    ///   - capacity: The expected length in bytes; a longer text is copied once more.
    ///   - write: Writes it.
    /// - Returns: UTF-8.
    package static func text(capacity: Int = 2048, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var longer: [UInt8]?
        let text = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            // Safety: the writer is gone before the buffer is.
            var writer = unsafe JSONWriter(into: JSONOutput(borrowing: buffer))
            write(&writer)
            writer.removeComma()
            if writer.output.ownsMemory { longer = writer.finish() } else { count = writer.output.count }
        }
        return longer ?? text
    }

    private init(into output: consuming JSONOutput) {
        self.output = output
    }

    /// The text written since the last call.
    ///
    /// - Returns: UTF-8.
    package mutating func finish() -> [UInt8] {
        removeComma()
        return output.take()
    }

    /// Writes a member's name; its value must follow.
    ///
    /// - Parameter name: A literal that needs no escaping.
    @inlinable @inline(__always)
    package mutating func name(_ name: StaticString) {
        output.appendName(name)
    }

    /// Writes a member's name that is not known beforehand; its value must follow.
    ///
    /// - Parameter name: Any text; it is escaped.
    package mutating func name(escaping name: String) {
        output.appendQuoted(name, before: UInt8(ascii: ":"))
    }

    /// Ends a line of newline-delimited JSON, and begins the next.
    package mutating func endLine() {
        removeComma()
        output.append(UInt8(ascii: "\n"))
    }

    /// Removes the comma behind the last value, if it is one that is last.
    @inlinable @inline(__always)
    mutating func removeComma() {
        output.removeLast(UInt8(ascii: ","))
    }
}

@available(*, unavailable)
extension JSONWriter: Sendable {}
