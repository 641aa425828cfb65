import JSONWire
import Testing

/// A text that RFC 8259 leaves to the reader, and what becomes of it: the text written again, or what is refused.
private struct Decided: Sendable, CustomTestStringConvertible {
    let row: TextRow
    let written: String?
    let refusal: JSONSyntaxError.Kind?

    static func accepted(_ note: String, _ text: String, as written: String) -> Self {
        Self(row: TextRow(note, text), written: written, refusal: nil)
    }

    static func refused(_ note: String, bytes: [UInt8], _ refusal: JSONSyntaxError.Kind) -> Self {
        Self(row: TextRow(note, bytes: bytes), written: nil, refusal: refusal)
    }

    var testDescription: String { row.note }
}

private func quoted(_ bytes: UInt8...) -> [UInt8] {
    [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
}

private let numbers: [Decided] = [
    .accepted("an integer beyond 2^53 is rounded", "9007199254740993", as: "9007199254740992"),
    .accepted("the largest of 64 bits with a sign", "9223372036854775807", as: "9.223372036854776e18"),
    .accepted("the smallest of 64 bits with a sign", "-9223372036854775808", as: "-9.223372036854776e18"),
    .accepted("one less", "-9223372036854775809", as: "-9.223372036854776e18"),
    .accepted("the largest of 64 bits", "18446744073709551615", as: "1.8446744073709552e19"),
    .accepted("one more", "18446744073709551616", as: "1.8446744073709552e19"),
    .accepted("thirty digits", "[123456789012345678901234567890]", as: "[1.2345678901234568e29]"),
    .accepted("thirty digits, negative", "[-123456789012345678901234567890]", as: "[-1.2345678901234568e29]"),
    .accepted("an underflow is zero", "[1e-400,-1e-400,123e-10000000]", as: "[0,0,0]"),
    .accepted("the least positive double", "5e-324", as: "5e-324"),
    .accepted("the largest double", "1.7976931348623157e308", as: "1.7976931348623157e308"),
    .accepted("an overflow is a number without a value", "[1e400,-1e400,1e9999999999]", as: "[1e999,1e999,1e999]"),
    .accepted("an overflowing integer", "[1\(String(repeating: "0", count: 400))]", as: "[1e999]"),
    .accepted("overflows between negative zeros", "[-0.0,1e400,-0e1,0,-1e-400]", as: "[0,1e999,0,0,0]"),
    .accepted("an overflow beside other values", #"{"a":"x","b":[1e400,2.5]}"#, as: #"{"a":"x","b":[1e999,2.5]}"#),
    .accepted("a thousand decimal places", "0.\(String(repeating: "3", count: 1000))", as: "0.3333333333333333"),
]

private let encodings: [Decided] = [
    .refused("a byte order mark", bytes: [0xEF, 0xBB, 0xBF, 0x7B, 0x7D], .byteOrderMark),
    .refused("UTF-16 with a byte order mark", bytes: [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], .invalidUTF8),
    .refused("UTF-16 without", bytes: [0x00, 0x5B, 0x00, 0x5D], .malformed),
    .refused("Latin-1", bytes: quoted(0xE9), .invalidUTF8),
    .refused("a continuation byte alone", bytes: quoted(0x81), .invalidUTF8),
    .refused("a truncated sequence", bytes: quoted(0xE0, 0xFF), .invalidUTF8),
    .refused("two bytes of three before the quote", bytes: quoted(0xE2, 0x82), .invalidUTF8),
    .refused("an overlong slash of two bytes", bytes: quoted(0xC0, 0xAF), .invalidUTF8),
    .refused("an overlong slash of three bytes", bytes: quoted(0xE0, 0x80, 0xAF), .invalidUTF8),
    .refused("an overlong NUL of four bytes", bytes: quoted(0xF0, 0x80, 0x80, 0x80), .invalidUTF8),
    .refused("an encoded surrogate", bytes: quoted(0xED, 0xA0, 0x80), .invalidUTF8),
    .refused("beyond U+10FFFF", bytes: quoted(0xF4, 0x90, 0x80, 0x80), .invalidUTF8),
    .refused("a byte that never occurs", bytes: quoted(0xFE), .invalidUTF8),
    .refused("five bytes", bytes: quoted(0xF8, 0x88, 0x80, 0x80, 0x80), .invalidUTF8),
]

private let surrogates: [Decided] = [
    #""\uD800""#, #""\uDFAA""#, #""\uD800\uD800\n""#, #""\uD800abc""#, #""\uDD1E\uD834""#, #""\uD888\u1234""#,
    #""\uD800\n""#, #""\uDADA\\uDC00""#,
].map { text in .refused("surrogates that are no pair: \(text)", bytes: Array(text.utf8), .malformed) }

@Suite struct ImplementationDefinedTextTests {
    @Test(arguments: numbers + encodings + surrogates)
    private func `what the RFC leaves open is decided`(_ decided: Decided) throws {
        if let written = decided.written {
            #expect(try rewritten(decided.row.text) == written)
        } else {
            #expect(syntaxError(of: decided.row.text)?.kind == decided.refusal)
        }
    }

    @Test func `the tables have rows`() {
        #expect(numbers.count > 10 && encodings.count > 10 && surrogates.count > 5)
    }

    @Test(arguments: ["1e400", "-1e400", "1\(String(repeating: "0", count: 309))"])
    func `a number beyond any double is a number, and known to overflow`(_ text: String) throws {
        let document = try JSONDocument(parsing: text)
        let (kind, number, isOverflowing) = (
            document.root.kind, document.root.number, document.root.isOverflowingNumber
        )
        #expect(kind == .number)
        #expect(number == nil)
        #expect(isOverflowing)
    }

    @Test(arguments: ["1e308", "-0.0", "1e-400", #""1e400""#, "null"])
    func `other values do not overflow`(_ text: String) throws {
        let document = try JSONDocument(parsing: text)
        let isOverflowing = document.root.isOverflowingNumber
        #expect(!isOverflowing)
    }

    @Test(arguments: ["-0", "-0.0", "-0e0", "[-0.0,1e400]"])
    func `negative zero reads as zero`(_ text: String) throws {
        let document = try JSONDocument(parsing: text)
        var elements = document.root.elements
        let isInArray = elements.next()
        let number = isInArray ? elements.value.number : document.root.number
        #expect(number?.sign == .plus)
        #expect(number == 0)
    }
}
