extension JSONWriter {
    /// Writes an object.
    ///
    /// - Parameter contents: Writes its members.
    @inlinable @inline(__always)
    package mutating func object(_ contents: (inout JSONWriter) -> Void) {
        beginContainer(UInt8(ascii: "{"))
        contents(&self)
        endContainer(UInt8(ascii: "}"))
    }

    /// Writes an array.
    ///
    /// - Parameter contents: Writes its elements.
    @inlinable @inline(__always)
    package mutating func array(_ contents: (inout JSONWriter) -> Void) {
        beginContainer(UInt8(ascii: "["))
        contents(&self)
        endContainer(UInt8(ascii: "]"))
    }

    /// Writes a member that is an object.
    ///
    /// - Parameters:
    ///   - name: The member's name.
    ///   - contents: Writes the object's members.
    @inlinable @inline(__always)
    package mutating func object(_ name: StaticString, _ contents: (inout JSONWriter) -> Void) {
        beginMember(name, "{")
        contents(&self)
        endContainer(UInt8(ascii: "}"))
    }

    /// Writes a member that is an array.
    ///
    /// - Parameters:
    ///   - name: The member's name.
    ///   - contents: Writes the array's elements.
    @inlinable @inline(__always)
    package mutating func array(_ name: StaticString, _ contents: (inout JSONWriter) -> Void) {
        beginMember(name, "[")
        contents(&self)
        endContainer(UInt8(ascii: "]"))
    }

    @inlinable @inline(__always)
    mutating func beginMember(_ name: StaticString, _ bracket: StaticString) {
        output.appendMember(name, raw: bracket, afterComma: needsComma)
        needsComma = false
    }

    @inlinable @inline(__always)
    mutating func beginContainer(_ bracket: UInt8) {
        beginValue()
        output.append(bracket)
        needsComma = false
    }

    @inlinable @inline(__always)
    mutating func endContainer(_ bracket: UInt8) {
        output.append(bracket)
        needsComma = true
    }
}
