// What most of an answer consists of, in one step each. A step costs more than the bytes that it copies, so all of it is
// compiled into the caller, where the length and the bytes of a literal are known: a few moves are left.
extension JSONOutput {
    /// Appends `"name":`.
    @inlinable @inline(__always)
    mutating func appendName(_ name: StaticString) {
        let end = unsafe room(for: Self.space(for: name))
        unsafe move(to: Self.writeName(name, to: end))
    }

    /// Appends a literal in quotes, and a comma.
    @inlinable @inline(__always)
    mutating func appendQuoted(_ literal: StaticString) {
        let end = unsafe room(for: Self.space(for: literal))
        unsafe move(to: Self.writeComma(to: Self.writeQuoted(literal, to: end)))
    }

    /// Appends a literal as it is, and a comma.
    @inlinable @inline(__always)
    mutating func appendRaw(_ literal: StaticString) {
        let end = unsafe room(for: Self.space(for: literal))
        unsafe move(to: Self.writeComma(to: Self.writeRaw(literal, to: end)))
    }

    /// Appends a member whose value is a literal in quotes, and a comma.
    @inlinable @inline(__always)
    mutating func appendMember(_ name: StaticString, quoting literal: StaticString) {
        let end = unsafe room(for: Self.space(for: name) + Self.space(for: literal))
        unsafe move(to: Self.writeComma(to: Self.writeQuoted(literal, to: Self.writeName(name, to: end))))
    }

    /// Appends a member whose value is a literal as it is, and a comma.
    @inlinable @inline(__always)
    mutating func appendMember(_ name: StaticString, raw literal: StaticString) {
        let end = unsafe room(for: Self.space(for: name) + Self.space(for: literal))
        unsafe move(to: Self.writeComma(to: Self.writeRaw(literal, to: Self.writeName(name, to: end))))
    }

    /// Appends a member whose value begins with a literal as it is.
    @inlinable @inline(__always)
    mutating func beginMember(_ name: StaticString, raw literal: StaticString) {
        let end = unsafe room(for: Self.space(for: name) + Self.space(for: literal))
        unsafe move(to: Self.writeRaw(literal, to: Self.writeName(name, to: end)))
    }

    /// Appends a member whose value is an integer, and a comma.
    @inlinable @inline(__always)
    mutating func appendMember(_ name: StaticString, _ integer: Int) {
        let end = unsafe room(for: Self.space(for: name) + Self.spaceForNumber)
        unsafe move(to: Self.writeComma(to: Self.write(integer, to: Self.writeName(name, to: end))))
    }

    /// Appends a member whose value is a number, and a comma.
    @inlinable @inline(__always)
    mutating func appendMember(_ name: StaticString, _ number: Double) {
        let end = unsafe room(for: Self.space(for: name) + Self.spaceForNumber)
        unsafe move(to: Self.writeComma(to: Self.write(number, to: Self.writeName(name, to: end))))
    }

    /// The most that a literal takes with two quotes, and a colon or comma.
    @inlinable @inline(__always)
    static func space(for literal: StaticString) -> Int {
        literal.utf8CodeUnitCount + 3
    }

    // Safety, for all that follow: the caller has made room, and gets the end of what is written.

    @inlinable @inline(__always)
    static func writeName(
        _ name: StaticString, to end: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let end = unsafe writeQuoted(name, to: end)
        unsafe end[0] = UInt8(ascii: ":")
        return unsafe end + 1
    }

    @inlinable @inline(__always)
    static func writeComma(to end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        unsafe end[0] = UInt8(ascii: ",")
        return unsafe end + 1
    }

    @inlinable @inline(__always)
    static func writeQuoted(
        _ literal: StaticString, to end: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        unsafe end[0] = UInt8(ascii: "\"")
        let end = unsafe writeRaw(literal, to: end + 1)
        unsafe end[0] = UInt8(ascii: "\"")
        return unsafe end + 1
    }

    @inlinable @inline(__always)
    static func writeRaw(
        _ literal: StaticString, to end: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        unsafe end.initialize(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
        return unsafe end + literal.utf8CodeUnitCount
    }
}
