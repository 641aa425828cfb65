extension JSONOutput {
    /// Appends a string in quotes.
    mutating func appendQuoted(_ string: String) {
        append(UInt8(ascii: "\""))
        appendEscaped(string.utf8Span.span)
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ bytes: Span<UInt8>) {
        guard Self.needsEscape(bytes) else { return append(bytes) }
        for index in bytes.indices {
            appendEscaped(bytes[index])
        }
    }

    /// RFC 8259 section 7: the quotation mark, the backslash and the control characters below U+0020.
    private static func mustBeEscaped(_ byte: UInt8) -> Bool {
        (byte < 0x20) || (byte == UInt8(ascii: "\"")) || (byte == UInt8(ascii: "\\"))
    }

    private static func needsEscape(_ bytes: Span<UInt8>) -> Bool {
        var needsEscape = false
        for index in bytes.indices {
            needsEscape = mustBeEscaped(bytes[index]) || needsEscape
        }
        return needsEscape
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        guard Self.mustBeEscaped(byte) else { return append(byte) }
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case 0x08: append("\\b")
        case 0x09: append("\\t")
        case 0x0A: append("\\n")
        case 0x0C: append("\\f")
        case 0x0D: append("\\r")
        default:
            append("\\u00")
            append(hexadecimalDigit(byte >> 4))
            append(hexadecimalDigit(byte & 0x0F))
        }
    }

    private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
