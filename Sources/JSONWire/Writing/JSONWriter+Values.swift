extension JSONWriter {
    /// Writes null.
    package mutating func null() {
        rawValue("null")
    }

    /// Writes a truth value.
    package mutating func value(_ bool: Bool) {
        rawValue(bool ? "true" : "false")
    }

    /// Writes a number in its shortest exact form; null if it is not finite.
    @usableFromInline
    package mutating func value(_ number: Double) {
        beginValue()
        output.append(number)
    }

    /// Writes an integer.
    package mutating func value(_ integer: Int) {
        beginValue()
        output.append(integer)
    }

    /// Writes a string, escaping what RFC 8259 says must be.
    @inlinable @inline(__always)
    package mutating func value(_ string: String) {
        output.appendQuoted(string, afterComma: needsComma)
        needsComma = true
    }

    /// Writes a known string.
    ///
    /// - Parameter string: A literal that needs no escaping.
    package mutating func value(_ string: StaticString) {
        beginValue()
        output.appendQuoted(string)
    }

    /// Writes a value that is JSON text already.
    ///
    /// - Parameter text: The text of one complete value.
    package mutating func rawValue(_ text: [UInt8]) {
        beginValue()
        output.append(text.span)
    }

    /// Writes a value that is JSON text already.
    ///
    /// - Parameter text: The text of one complete value.
    package mutating func rawValue(_ text: StaticString) {
        beginValue()
        output.append(text)
    }
}
