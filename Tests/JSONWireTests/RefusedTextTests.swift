import JSONWire
import Testing

/// A text that is no JSON, what is wrong with it, and the byte where it is.
private struct Refused: Sendable, CustomTestStringConvertible {
    let row: TextRow
    let kind: JSONSyntaxError.Kind
    let offset: Int

    init(_ note: String, _ text: String, _ kind: JSONSyntaxError.Kind = .malformed, at offset: Int) {
        row = TextRow(note, text)
        self.kind = kind
        self.offset = offset
    }

    init(_ note: String, bytes: [UInt8], _ kind: JSONSyntaxError.Kind = .malformed, at offset: Int) {
        row = TextRow(note, bytes: bytes)
        self.kind = kind
        self.offset = offset
    }

    var testDescription: String { row.note }
}

private let wholes: [Refused] = [
    Refused("nothing", "", .empty, at: 0),
    Refused("white space alone", " \n ", .empty, at: 3),
    Refused("two values", "1 2", .trailingContent, at: 2),
    Refused("two objects", "{}{}", .trailingContent, at: 2),
    Refused("a bracket too many", "[1]]", .trailingContent, at: 3),
    Refused("a comma behind the value", "{},", .trailingContent, at: 2),
    Refused("a comment behind the value", "{}/**/", .trailingContent, at: 2),
    Refused("a NUL behind the value", "1\u{0}", .trailingContent, at: 1),
    Refused("bytes behind the value that are no UTF-8", bytes: [0x31, 0xFF], .invalidUTF8, at: 1),
    Refused("a NUL alone", "\u{0}", at: 0),
    Refused("a word joiner", "\u{2060}", at: 0),
    Refused("a no-break space", "[\u{A0}1]", at: 1),
    Refused("a form feed for white space", "[\u{C}]", at: 1),
    Refused("a comment before the value", "// a\n1", at: 0),
    Refused("a closing bracket alone", "]", at: 0),
    Refused("a word", "hello", at: 0),
    Refused("a smart quote", "“a”", at: 0),
]

private let arrays: [Refused] = [
    Refused("an open array", "[", .truncated, at: 1),
    Refused("an open array behind a value", "[1", .truncated, at: 2),
    Refused("an open array behind a comma", "[1,", .truncated, at: 3),
    Refused("many open arrays", "[[[[", .truncated, at: 4),
    Refused("a trailing comma", "[1,]", at: 3),
    Refused("two commas", "[1,,2]", at: 3),
    Refused("a comma alone", "[,]", at: 1),
    Refused("no comma", "[1 2]", at: 3),
    Refused("no comma before a container", "[3[4]]", at: 2),
    Refused("a colon for a comma", "[1:2]", at: 2),
    Refused("the wrong bracket", "[1}", at: 2),
    Refused("a comment inside", "[1,/*x*/2]", at: 3),
    Refused("a member inside", #"["a":1]"#, at: 4),
    Refused("a star", "[*]", at: 1),
]

private let objects: [Refused] = [
    Refused("an open object", "{", .truncated, at: 1),
    Refused("an open name", #"{"a"#, .truncated, at: 3),
    Refused("a name without a value", #"{"a""#, .truncated, at: 4),
    Refused("a colon without a value", #"{"a":"#, .truncated, at: 5),
    Refused("an open object behind a value", #"{"a":1"#, .truncated, at: 6),
    Refused("an open object behind a comma", #"{"a":1,"#, .truncated, at: 7),
    Refused("a missing value", #"{"a":}"#, at: 5),
    Refused("a missing colon", #"{"a" 1}"#, at: 5),
    Refused("a name alone", #"{"a"}"#, at: 4),
    Refused("two colons", #"{"a"::1}"#, at: 5),
    Refused("a comma for a colon", #"{"a",1}"#, at: 4),
    Refused("a trailing comma", #"{"a":1,}"#, at: 7),
    Refused("two commas", #"{"a":1,,"b":2}"#, at: 7),
    Refused("no comma", #"{"a":1 "b":2}"#, at: 7),
    Refused("a name without quotes", "{a:1}", at: 1),
    Refused("a name in single quotes", "{'a':1}", at: 1),
    Refused("a number for a name", "{1:1}", at: 1),
    Refused("null for a name", "{null:1}", at: 1),
    Refused("a container for a name", "{[]:1}", at: 1),
    Refused("the wrong bracket", #"{"a":1]"#, at: 6),
    Refused("a comment between members", #"{"a":1,/**/"b":2}"#, at: 7),
    Refused("a comment behind a hash", "{#x\n}", at: 1),
]

private let numbers: [Refused] = [
    Refused("a leading zero", "01", at: 1),
    Refused("a leading zero in an array", "[012]", at: 2),
    Refused("a negative leading zero", "[-01]", at: 3),
    Refused("nothing behind the point", "1.", .truncated, at: 2),
    Refused("a bracket behind the point", "[1.]", at: 3),
    Refused("an exponent behind the point", "[1.e1]", at: 3),
    Refused("nothing before the point", ".5", at: 0),
    Refused("a minus sign before the point", "[-.5]", at: 2),
    Refused("a plus sign", "+1", at: 0),
    Refused("a minus sign alone", "[-]", at: 2),
    Refused("a minus sign at the end", "-", .truncated, at: 1),
    Refused("two minus signs", "[--1]", at: 2),
    Refused("a blank behind the minus sign", "[- 1]", at: 2),
    Refused("an empty exponent", "[1e]", at: 3),
    Refused("an exponent at the end", "1e", .truncated, at: 2),
    Refused("an exponent that is a sign", "[1e+]", at: 4),
    Refused("an exponent with two signs", "[1e+-2]", at: 4),
    Refused("two exponents", "[1e5e3]", at: 4),
    Refused("two points", "[1.2.3]", at: 4),
    Refused("a letter behind a number", "[12a]", at: 3),
    Refused("hexadecimal", "[0x1F]", at: 2),
    Refused("a separator of thousands", "[1_000]", at: 2),
    Refused("a blank between digits", "[1 000]", at: 3),
    Refused("digits of another script", "[１]", at: 1),
    Refused("NaN", "NaN", at: 0),
    Refused("nan", "[nan]", at: 2),
    Refused("Infinity", "[Infinity]", at: 1),
    Refused("minus Infinity", "[-Infinity]", at: 2),
    Refused("a formula", "[1+2]", at: 2),
]

private let literals: [Refused] = [
    Refused("a truncated literal", "tru", .truncated, at: 3),
    Refused("a truncated literal in an array", "[tru]", at: 4),
    Refused("a misspelled literal", "[falze]", at: 4),
    Refused("a literal and more", "[nulls]", at: 5),
    Refused("a literal and more, alone", "truefalse", .trailingContent, at: 4),
    Refused("a capital literal", "[True]", at: 1),
    Refused("undefined", "[undefined]", at: 1),
]

private let strings: [Refused] = [
    Refused("an open string", #""abc"#, .truncated, at: 4),
    Refused("a quote alone", "\"", .truncated, at: 1),
    Refused("a backslash at the end", #""a\"#, .truncated, at: 3),
    Refused("an escaped closing quote", #""a\""#, .truncated, at: 4),
    Refused("single quotes", "['a']", at: 1),
    Refused("an unknown escape", #""\x41""#, at: 2),
    Refused("a capital escape", #""\U0041""#, at: 2),
    Refused("an escaped line end", "\"\\\n\"", at: 2),
    Refused("an escaped digit", #""\0""#, at: 2),
    Refused("an escape of no ASCII", "\"\\é\"", at: 2),
    Refused("an escape of three digits", #""\u00A""#, at: 6),
    Refused("an escape with another letter", #""\u00Zz""#, at: 5),
    Refused("an escape with a wide digit", "\"\\u００４１\"", at: 3),
    Refused("an escape at the end", #""\u00"#, .truncated, at: 5),
    Refused("an escape of a sign", #""\u+041""#, at: 3),
    Refused("a line end", "\"a\nb\"", at: 2),
    Refused("a tab", "\"\t\"", at: 1),
    Refused("a NUL", "\"a\u{0}b\"", at: 2),
    Refused("the last control character", "\"\u{1F}\"", at: 1),
    Refused("a lone surrogate", #"["a\ud800"]"#, at: 3),
    Refused("a lone low surrogate behind a pair", #""\ud83d\ude39\udc00""#, at: 13),
    Refused("half of a second escape", #""\ud83d\u12""#, at: 11),
    Refused("bytes that are no UTF-8 in a name", bytes: Array(#"{""#.utf8) + [0xC3, 0x28], .invalidUTF8, at: 2),
    Refused("bytes that are no UTF-8 for a value", bytes: [0x5B, 0xC3, 0x5D], .invalidUTF8, at: 1),
    Refused("a sequence that the end cuts off", bytes: [0x22, 0x61, 0xE2, 0x82], .invalidUTF8, at: 2),
]

@Suite struct RefusedTextTests {
    @Test(arguments: wholes + arrays + objects + numbers + literals + strings)
    private func `what is no JSON is refused, with the first byte that cannot stand there`(_ refused: Refused) throws {
        let error = try #require(syntaxError(of: refused.row.text))
        #expect(error.kind == refused.kind)
        #expect(error.offset == refused.offset)
    }

    @Test func `the tables have rows`() {
        #expect([wholes, arrays, objects, numbers, literals, strings].allSatisfy { $0.count > 5 })
    }

    @Test(arguments: [
        ("{\n  \"a\": 01\n}", 2, 9), ("[1,\r\n 2,]", 2, 4), ("\n\n\n]", 4, 1), ("[\"é😹\", x]", 1, 8), ("[\"a\n", 1, 4),
        ("{\"a\": 1\n", 2, 1),
    ])
    func `the line is counted from LF to LF, the column in characters`(text: String, line: Int, column: Int) throws {
        let error = try #require(syntaxError(of: text))
        #expect(error.line == line)
        #expect(error.column == column)
    }

    @Test(arguments: [
        ("[01]", #"Found "1" where a number must go on. Numbers have no leading zeros."#),
        (#"{"a":tru}"#, #"Found "}" where the literal true must go on."#),
        (#"{"a": }"#, #"Found "}" where a value must stand."#),
        ("[1, }", #"Found "}" where a value must stand. A comma must be followed by a value."#),
        ("[1,]", #"Found "]" where a value must stand. A comma must be followed by a value."#),
        ("{\"a\":1,}", #"Found "}" where a member's name must stand. A comma must be followed by a member."#),
        ("['a']", #"Found "'" where a value must stand. Strings stand in double quotes."#),
        ("// x", #"Found "/" where a value must stand. JSON has no comments."#),
        ("[NaN]", #"Found "N" where a value must stand. NaN and Infinity are no JSON numbers."#),
        ("[-Infinity]", #"Found "I" where a digit must stand. NaN and Infinity are no JSON numbers."#),
        ("[True]", #"Found "T" where a value must stand. Literals are lower-case."#),
        ("\"a\tb\"", "Found the byte 0x09 in a string, where control characters must be escaped."),
        ("{\"a\":", "The text ends where a value must stand."),
        ("{} x", #"The JSON value is complete, but "x" follows it."#),
        ("\u{FEFF}{}", "The text begins with a byte order mark (EF BB BF): send it without."),
        ("", "The text is empty where a JSON value must stand."),
        (#""\ud800""#, "A surrogate stands alone: it takes a high one and a low one to make a character."),
    ])
    func `the reason tells the author what to do`(text: String, reason: String) {
        #expect(syntaxError(of: text)?.reason == reason)
    }
}
