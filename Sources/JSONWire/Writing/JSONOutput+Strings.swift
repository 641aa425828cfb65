extension JSONOutput {
    /// Appends a string in quotes, and a colon or comma.
    @inline(never)
    @usableFromInline
    mutating func appendQuoted(_ string: borrowing String, before mark: UInt8) {
        let isAppended: Void? = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe appendQuoted(bytes, before: mark)
        }
        if isAppended == nil {
            appendQuoted(String(decoding: Array(string.utf8), as: UTF8.self), before: mark)
        }
    }

    @inline(__always)
    private mutating func appendQuoted(_ bytes: UnsafeBufferPointer<UInt8>, before mark: UInt8) {
        let end = unsafe room(for: bytes.count + 3)
        unsafe end[0] = UInt8(ascii: "\"")
        if let source = bytes.baseAddress, bytes.count > 0 {
            // Safety: there is room for as many bytes as there are, and for the quotes around them.
            guard unsafe Self.copyUnlessEscaped(source, to: end + 1, count: bytes.count) else {
                appendEscaped(unsafe bytes.span)
                return append(mark)
            }
        }
        unsafe end[bytes.count + 1] = UInt8(ascii: "\"")
        unsafe end[bytes.count + 2] = mark
        unsafe move(to: end + bytes.count + 3)
    }

    /// Appends byte by byte what has to be escaped somewhere.
    @inline(never)
    private mutating func appendEscaped(_ bytes: Span<UInt8>) {
        append(UInt8(ascii: "\""))
        for index in bytes.indices {
            appendEscaped(bytes[index])
        }
        append(UInt8(ascii: "\""))
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
