extension JSONWriter {
    /// Writes null.
    package mutating func null() {
        beginValue()
        output.append("null")
    }

    /// Writes a truth value.
    package mutating func value(_ bool: Bool) {
        beginValue()
        output.append(bool ? "true" : "false")
    }

    /// Writes a number in its shortest exact form; null if it is not finite.
    package mutating func value(_ number: Double) {
        beginValue()
        output.appendNumber(number)
    }

    /// Writes an integer.
    package mutating func value(_ integer: Int) {
        beginValue()
        output.appendInteger(integer)
    }

    /// Writes a string, escaping what RFC 8259 says must be.
    package mutating func value(_ string: String) {
        beginValue()
        output.appendQuoted(string)
    }

    /// Writes a known string.
    ///
    /// - Parameter string: A literal that needs no escaping.
    package mutating func value(_ string: StaticString) {
        beginValue()
        output.append(UInt8(ascii: "\""))
        output.append(string)
        output.append(UInt8(ascii: "\""))
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

    /// Ends a line of newline-delimited JSON, and begins the next.
    package mutating func endLine() {
        output.append(UInt8(ascii: "\n"))
        startAnew()
    }
}
