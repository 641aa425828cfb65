// Members of the usual types, compiled into the caller (see JSONOutput+Members.swift).
extension JSONWriter {
    /// Writes a member that is a truth value.
    @inlinable @inline(__always)
    package mutating func member(_ name: StaticString, _ bool: Bool) {
        if bool { output.appendMember(name, raw: "true") } else { output.appendMember(name, raw: "false") }
    }

    /// Writes a member that is a number.
    @inlinable @inline(__always)
    package mutating func member(_ name: StaticString, _ number: Double) {
        output.appendMember(name, number)
    }

    /// Writes a member that is an integer.
    @inlinable @inline(__always)
    package mutating func member(_ name: StaticString, _ integer: Int) {
        output.appendMember(name, integer)
    }

    /// Writes a member that is a string.
    @inlinable @inline(__always)
    package mutating func member(_ name: StaticString, _ string: String) {
        output.appendName(name)
        output.appendQuoted(string, before: UInt8(ascii: ","))
    }

    /// Writes a member that is a known string.
    ///
    /// - Parameters:
    ///   - name: The member's name.
    ///   - string: A literal that needs no escaping.
    @inlinable @inline(__always)
    package mutating func member(_ name: StaticString, _ string: StaticString) {
        output.appendMember(name, quoting: string)
    }

    /// Writes members that are JSON text already.
    ///
    /// - Parameter text: Names with their values, at least one, with commas between them and none around them.
    package mutating func rawMembers(_ text: [UInt8]) {
        rawValue(text)
    }
}
