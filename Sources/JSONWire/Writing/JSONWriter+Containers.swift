extension JSONWriter {
    /// Writes an object.
    ///
    /// - Parameter contents: Writes its members.
    @inlinable @inline(__always)
    package mutating func object(_ contents: (inout JSONWriter) -> Void) {
        output.append(UInt8(ascii: "{"))
        contents(&self)
        endContainer("}")
    }

    /// Writes an array.
    ///
    /// - Parameter contents: Writes its elements.
    @inlinable @inline(__always)
    package mutating func array(_ contents: (inout JSONWriter) -> Void) {
        output.append(UInt8(ascii: "["))
        contents(&self)
        endContainer("]")
    }

    /// Writes a member that is an object.
    ///
    /// - Parameters:
    ///   - name: The member's name.
    ///   - contents: Writes the object's members.
    @inlinable @inline(__always)
    package mutating func object(_ name: StaticString, _ contents: (inout JSONWriter) -> Void) {
        output.beginMember(name, raw: "{")
        contents(&self)
        endContainer("}")
    }

    /// Writes a member that is an array.
    ///
    /// - Parameters:
    ///   - name: The member's name.
    ///   - contents: Writes the array's elements.
    @inlinable @inline(__always)
    package mutating func array(_ name: StaticString, _ contents: (inout JSONWriter) -> Void) {
        output.beginMember(name, raw: "[")
        contents(&self)
        endContainer("]")
    }

    @inlinable @inline(__always)
    mutating func endContainer(_ bracket: StaticString) {
        removeComma()
        output.appendRaw(bracket)
    }
}
