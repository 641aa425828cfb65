extension JSONOutput {
    /// Appends a string in quotes, behind a comma or not.
    @inline(never)
    @usableFromInline
    mutating func appendQuoted(_ string: String, afterComma: Bool) {
        let isAppended: Void? = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe appendQuoted(bytes, afterComma: afterComma)
        }
        if isAppended == nil {
            appendQuoted(String(decoding: Array(string.utf8), as: UTF8.self), afterComma: afterComma)
        }
    }

    @inline(__always)
    private mutating func appendQuoted(_ bytes: UnsafeBufferPointer<UInt8>, afterComma: Bool) {
        let start = unsafe room(for: bytes.count + 3)
        unsafe start[0] = UInt8(ascii: ",")
        let end = unsafe afterComma ? start + 1 : start
        unsafe end[0] = UInt8(ascii: "\"")
        guard let source = bytes.baseAddress, bytes.count > 0 else {
            unsafe end[1] = UInt8(ascii: "\"")
            return unsafe move(to: end + 2)
        }
        // Safety: there is room for as many bytes as there are, and for the quotes around them.
        guard unsafe Self.copyUnlessEscaped(source, to: end + 1, count: bytes.count) else {
            unsafe move(to: end)
            return appendEscaped(unsafe bytes.span)
        }
        unsafe end[bytes.count + 1] = UInt8(ascii: "\"")
        unsafe move(to: end + bytes.count + 2)
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
