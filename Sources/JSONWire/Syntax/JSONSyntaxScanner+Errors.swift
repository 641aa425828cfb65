extension JSONSyntaxScanner {
    /// An error at the current place, or at another.
    func error(_ kind: JSONSyntaxError.Kind, _ reason: String, at place: Int? = nil) -> JSONSyntaxError {
        JSONSyntaxError(kind, at: place ?? offset, of: text, reason: reason)
    }

    /// The error for what stands at the current place, which may be the end of the text or no UTF-8 at all.
    ///
    /// - Parameters:
    ///   - expectation: What should stand there, as in "a value must stand".
    ///   - hint: A sentence about a usual mistake.
    /// - Returns: The error.
    func unexpected(_ expectation: String, hint: String? = nil) -> JSONSyntaxError {
        guard next != nil else { return error(.truncated, "The text ends where \(expectation).") }
        guard UTF8Sequence.length(in: text, at: offset) != nil else { return invalidEncoding }
        let reason = "Found \(described) where \(expectation)."
        return error(.malformed, hint.map { "\(reason) \($0)" } ?? reason)
    }

    /// The error for bytes that are no UTF-8.
    var invalidEncoding: JSONSyntaxError {
        error(.invalidUTF8, "The byte \(hexadecimal) does not begin a well-formed UTF-8 sequence.")
    }

    /// Refuses a place whose bytes are no UTF-8.
    func checkEncoding() throws(JSONSyntaxError) {
        guard UTF8Sequence.length(in: text, at: offset) != nil else { throw invalidEncoding }
    }

    /// The character at the current place, for a reader.
    var described: String {
        guard let next else { return "the end of the text" }
        guard next > 0x20, next != 0x7F, let length = UTF8Sequence.length(in: text, at: offset) else {
            return "the byte \(hexadecimal)"
        }
        let bytes = (offset..<offset + length).map { text[$0] }
        return "\"\(String(decoding: bytes, as: UTF8.self))\""
    }

    private var hexadecimal: String {
        let digits = String(next ?? 0, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0x0\(digits)" : "0x\(digits)"
    }

    /// A word about what people write instead of JSON.
    var valueHint: String? {
        switch next {
        case UInt8(ascii: "'"): "Strings stand in double quotes."
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments."
        case UInt8(ascii: "+"): "Numbers have no plus sign."
        case UInt8(ascii: "."): "Numbers begin with a digit."
        case UInt8(ascii: "N"), UInt8(ascii: "I"), UInt8(ascii: "a"): "NaN and Infinity are no JSON numbers."
        case UInt8(ascii: "]"), UInt8(ascii: "}"): followsComma ? "A comma must be followed by a value." : nil
        case UInt8(ascii: "T"), UInt8(ascii: "F"): "Literals are lower-case."
        default: nil
        }
    }

    /// Whether a comma stands before the current place, with nothing but white space between.
    private var followsComma: Bool {
        var place = offset
        while place > 0 {
            place -= 1
            if text[place] > 0x20 { return text[place] == UInt8(ascii: ",") }
        }
        return false
    }
}
