extension JSONWriter {
    /// Writes null.
    @inlinable @inline(__always)
    package mutating func null() {
        output.appendRaw("null")
    }

    /// Writes a truth value.
    package mutating func value(_ bool: Bool) {
        output.appendRaw(bool ? "true" : "false")
    }

    /// Writes a number in its shortest exact form; null if it is not finite.
    @usableFromInline
    package mutating func value(_ number: Double) {
        output.append(number)
        output.append(UInt8(ascii: ","))
    }

    /// Writes an integer.
    package mutating func value(_ integer: Int) {
        output.append(integer)
        output.append(UInt8(ascii: ","))
    }

    /// Writes a string, escaping what RFC 8259 says must be.
    @inlinable @inline(__always)
    package mutating func value(_ string: String) {
        output.appendQuoted(string, before: UInt8(ascii: ","))
    }

    /// Writes a known string.
    ///
    /// - Parameter string: A literal that needs no escaping.
    @inlinable @inline(__always)
    package mutating func value(_ string: StaticString) {
        output.appendQuoted(string)
    }

    /// Writes a value that is JSON text already.
    ///
    /// - Parameter text: The text of one complete value.
    package mutating func rawValue(_ text: [UInt8]) {
        output.append(text.span)
        output.append(UInt8(ascii: ","))
    }

    /// Writes a value that is JSON text already.
    ///
    /// - Parameter text: The text of one complete value.
    package mutating func rawValue(_ text: StaticString) {
        output.appendRaw(text)
    }
}
