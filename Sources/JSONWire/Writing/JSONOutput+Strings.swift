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
        unsafe bytes.withUnsafeBytes { bytes in
            var index = 0
            while index + 8 <= bytes.count {
                let eight = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if mustBeEscaped(anyOf: eight) { return true }
                index += 8
            }
            return unsafe bytes[index...].contains(where: mustBeEscaped)
        }
    }

    /// The same for eight bytes at once.
    private static func mustBeEscaped(anyOf bytes: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits = ones << 7
        // A byte below n borrows from its high bit when n is subtracted; x ^ c is zero, and so below 1, where x is c.
        func hasByte(below limit: UInt64, in bytes: UInt64) -> UInt64 { (bytes &- ones * limit) & ~bytes & highBits }
        let quotes = bytes ^ ones * UInt64(UInt8(ascii: "\""))
        let backslashes = bytes ^ ones * UInt64(UInt8(ascii: "\\"))
        return hasByte(below: 0x20, in: bytes) | hasByte(below: 1, in: quotes) | hasByte(below: 1, in: backslashes) != 0
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
