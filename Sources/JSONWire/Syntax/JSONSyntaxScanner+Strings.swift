extension JSONSyntaxScanner {
    /// Moves over a string.
    ///
    /// - Returns: Its UTF-8, unescaped.
    @_lifetime(self: copy self)
    mutating func scanString() throws(JSONSyntaxError) -> [UInt8] {
        offset += 1
        var contents: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") {
                contents.append(contentsOf: try scanEscape())
            } else {
                guard byte >= 0x20 else { throw unescapedControlCharacter }
                guard let length = UTF8Sequence.length(in: text, at: offset) else { throw invalidEncoding }
                for _ in 0..<length {
                    contents.append(text[offset])
                    offset += 1
                }
            }
        }
        guard next != nil else { throw unexpected("a string's closing quote must stand") }
        offset += 1
        return contents
    }

    private var unescapedControlCharacter: JSONSyntaxError {
        error(.malformed, "Found \(described) in a string, where control characters must be escaped.")
    }

    @_lifetime(self: copy self)
    private mutating func scanEscape() throws(JSONSyntaxError) -> [UInt8] {
        let start = offset
        offset += 1
        let escape = next
        switch escape {
        case UInt8(ascii: "u"): return try scanUnicodeEscape(from: start)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): break
        case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): break
        default: throw unexpected("one of \" \\ / b f n r t u must follow a backslash")
        }
        offset += 1
        return [Self.meaning(of: escape ?? 0)]
    }

    private static func meaning(of escape: UInt8) -> UInt8 {
        switch escape {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: escape
        }
    }

    /// Moves over the rest of `\uXXXX`, or of a surrogate pair.
    @_lifetime(self: copy self)
    private mutating func scanUnicodeEscape(from start: Int) throws(JSONSyntaxError) -> [UInt8] {
        var units = [try scanHexadecimalUnit()]
        if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"), text.byte(at: offset + 1) == UInt8(ascii: "u") {
            offset += 1
            units.append(try scanHexadecimalUnit())
        }
        guard let decoded = String(validating: units, as: UTF16.self) else {
            let reason = "A surrogate stands alone: it takes a high one and a low one to make a character."
            throw error(.malformed, reason, at: start)
        }
        return Array(decoded.utf8)
    }

    /// Moves over `uXXXX`.
    @_lifetime(self: copy self)
    private mutating func scanHexadecimalUnit() throws(JSONSyntaxError) -> UInt16 {
        offset += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw unexpected("four hexadecimal digits must follow \\u")
            }
            unit = unit << 4 | UInt16(digit)
            offset += 1
        }
        return unit
    }
}
