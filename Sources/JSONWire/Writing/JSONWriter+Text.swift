// Texts that are put together of parts, each of which needs no escaping: written where they are to stay.
extension JSONWriter {
    /// Writes a member that is a text of several parts.
    ///
    /// - Parameters:
    ///   - name: The member's name.
    ///   - parts: Writes the parts, and nothing else.
    @inlinable @inline(__always)
    package mutating func text(_ name: StaticString, _ parts: (inout JSONWriter) -> Void) {
        output.beginMember(name, raw: "\"")
        parts(&self)
        output.appendRaw("\"")
    }

    /// Writes a part of a text.
    ///
    /// - Parameter literal: A literal that needs no escaping.
    @inlinable @inline(__always)
    package mutating func part(_ literal: StaticString) {
        output.append(literal)
    }

    /// Writes a part of a text: an integer in decimal.
    package mutating func part(_ integer: Int) {
        output.append(integer)
    }
}
