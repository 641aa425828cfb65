extension JSONSyntaxScanner {
    /// Moves over a string, and keeps what it says in `string`.
    @_lifetime(self: copy self)
    mutating func scanString() throws(JSONSyntaxError) {
        offset += 1
        string.removeAll(keepingCapacity: true)
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") {
                try scanEscape()
            } else {
                guard byte >= 0x20 else { throw unescapedControlCharacter }
                guard let length = UTF8Sequence.length(in: text, at: offset) else { throw invalidEncoding }
                for _ in 0..<length {
                    string.append(text[offset])
                    offset += 1
                }
            }
        }
        guard next != nil else { throw unexpected("a string's closing quote must stand") }
        offset += 1
    }

    private var unescapedControlCharacter: JSONSyntaxError {
        error(.malformed, "Found \(described) in a string, where control characters must be escaped.")
    }

    @_lifetime(self: copy self)
    private mutating func scanEscape() throws(JSONSyntaxError) {
        let start = offset
        offset += 1
        if next == UInt8(ascii: "u") { return try scanUnicodeEscape(from: start) }
        guard let next, let meaning = Self.meaning(of: next) else {
            throw unexpected("one of \" \\ / b f n r t u must follow a backslash")
        }
        string.append(meaning)
        offset += 1
    }

    private static func meaning(of escape: UInt8) -> UInt8? {
        switch escape {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// Moves over the rest of `\uXXXX`, or of a surrogate pair.
    @_lifetime(self: copy self)
    private mutating func scanUnicodeEscape(from start: Int) throws(JSONSyntaxError) {
        var code = UInt32(try scanHexadecimalUnit())
        let isEscapeNext = next == UInt8(ascii: "\\") && text.byte(at: offset + 1) == UInt8(ascii: "u")
        if UTF16.isLeadSurrogate(UInt16(code)), isEscapeNext {
            offset += 1
            let second = UInt32(try scanHexadecimalUnit())
            if UTF16.isTrailSurrogate(UInt16(second)) {
                code = 0x10000 + (code - 0xD800) << 10 + (second - 0xDC00)
            }
        }
        guard let scalar = Unicode.Scalar(code) else {
            let reason = "A surrogate stands alone: it takes a high one and a low one to make a character."
            throw error(.malformed, reason, at: start)
        }
        string.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// Moves over `uXXXX`.
    @_lifetime(self: copy self)
    private mutating func scanHexadecimalUnit() throws(JSONSyntaxError) -> UInt16 {
        offset += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let next, let digit = Self.hexadecimalDigit(next) else {
                throw unexpected("four hexadecimal digits must follow \\u")
            }
            unit = unit << 4 | digit
            offset += 1
        }
        return unit
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
