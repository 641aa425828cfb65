/// A strict reader of RFC 8259 that tells where a text is wrong.
///
/// simdjson is fast because it does not: so a text that simdjson refuses is read a second time, by this. It is simple
/// rather than fast, and agrees with simdjson on which texts are right (the tests hold the two against each other).
package struct JSONSyntaxScanner: ~Escapable {
    let text: Span<UInt8>
    var offset = 0
    /// The arrays and objects around the current place.
    var path: [Step] = []
    /// The string that was read last, unescaped.
    var string: [UInt8] = []
    /// The text so far, with every number that simdjson does not represent written as one that it does.
    var readable: [UInt8] = []
    /// How much of the text `readable` covers.
    var readableEnd = 0

    /// A place in an array or an object: an element by its index, a member by its name.
    enum Step {
        case element(Int)
        case member([UInt8])
    }

    @_lifetime(copy text)
    private init(_ text: Span<UInt8>) {
        self.text = text
    }

    /// The text in a form that simdjson reads.
    ///
    /// Numbers out of its reach are replaced: integers beyond 64 bits by their nearest double, numbers beyond any
    /// double by the mark `-0e0`, and the negative zeros that could be taken for the mark by `0`.
    ///
    /// - Parameter text: A text that simdjson refuses, or any other.
    /// - Returns: The same values in other spellings.
    /// - Throws: Where the text stops being JSON, and why.
    package static func readableText(from text: Span<UInt8>) throws(JSONSyntaxError) -> [UInt8] {
        var scanner = JSONSyntaxScanner(text)
        try scanner.scanDocument()
        scanner.copyReadable(upTo: text.count)
        return scanner.readable
    }

    @_lifetime(self: copy self)
    private mutating func scanDocument() throws(JSONSyntaxError) {
        if text.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw error(.byteOrderMark, "The text begins with a byte order mark (EF BB BF): send it without.")
        }
        skipWhiteSpace()
        guard next != nil else { throw error(.empty, "The text is empty where a JSON value must stand.") }
        try scanValue()
        skipWhiteSpace()
        guard next == nil else {
            try checkEncoding()
            throw error(.trailingContent, "The JSON value is complete, but \(described) follows it.")
        }
    }

    @_lifetime(self: copy self)
    mutating func scanValue() throws(JSONSyntaxError) {
        switch next {
        case UInt8(ascii: "{"): try scanObject()
        case UInt8(ascii: "["): try scanArray()
        case UInt8(ascii: "\""): try scanString()
        case UInt8(ascii: "-"): try scanNumber()
        case .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try scanNumber()
        case UInt8(ascii: "t"): try scan("true")
        case UInt8(ascii: "f"): try scan("false")
        case UInt8(ascii: "n"): try scan("null")
        default: throw unexpected("a value must stand", hint: valueHint)
        }
    }

    @_lifetime(self: copy self)
    private mutating func scan(_ literal: String) throws(JSONSyntaxError) {
        for byte in literal.utf8 {
            guard next == byte else { throw unexpected("the literal \(literal) must go on", hint: valueHint) }
            offset += 1
        }
    }

    @_lifetime(self: copy self)
    mutating func skipWhiteSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            offset += 1
        }
    }

    /// The byte at `offset`; nil behind the last.
    var next: UInt8? {
        offset < text.count ? text[offset] : nil
    }
}
