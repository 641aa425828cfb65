// Texts that are put together of parts, each of which needs no escaping: written where they are to stay.
extension JSONWriter {
    /// Writes a member that is a text of several parts.
    ///
    /// - Parameters:
    ///   - name: The member's name.
    ///   - parts: Writes the parts, and nothing else.
    @inlinable @inline(__always)
    package mutating func text(_ name: StaticString, _ parts: (inout JSONWriter) -> Void) {
        output.appendMember(name, raw: "\"", afterComma: needsComma)
        parts(&self)
        output.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// Writes a part of a text.
    ///
    /// - Parameter literal: A literal that needs no escaping.
    package mutating func part(_ literal: StaticString) {
        output.append(literal)
    }

    /// Writes a part of a text: an integer in decimal.
    package mutating func part(_ integer: Int) {
        output.append(integer)
    }
}
