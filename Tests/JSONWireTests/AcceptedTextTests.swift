import Testing

/// A text that is JSON, and how it is written again.
private struct Accepted: Sendable, CustomTestStringConvertible {
    let row: TextRow
    let written: String

    init(_ note: String, _ text: String, as written: String) {
        row = TextRow(note, text)
        self.written = written
    }

    var testDescription: String { row.note }
}

private let structures: [Accepted] = [
    Accepted("empty object", "{}", as: "{}"),
    Accepted("empty array", "[]", as: "[]"),
    Accepted("white space of all four kinds everywhere", " \t\r\n[ \t\r\n1 \t\r\n,\n2 ]\n", as: "[1,2]"),
    Accepted("white space inside empty containers", "[{ }, [ ]]", as: "[{},[]]"),
    Accepted("white space around a colon", #"{"a" : 1 , "b"  :2}"#, as: #"{"a":1,"b":2}"#),
    Accepted("a literal alone", "true", as: "true"),
    Accepted("a string alone", #""a""#, as: #""a""#),
    Accepted("a number alone", "42", as: "42"),
    Accepted("a negative number alone", "-0.1", as: "-0.1"),
    Accepted("null alone, with a line end", "null\n", as: "null"),
    Accepted("all literals", "[true,false,null]", as: "[true,false,null]"),
    Accepted("several nulls", "[1,null,null,2]", as: "[1,null,null,2]"),
    Accepted("nested containers", #"[[[{"a":[{}]}]]]"#, as: #"[[[{"a":[{}]}]]]"#),
    Accepted("an empty member name", #"{"":0}"#, as: #"{"":0}"#),
    Accepted("a member name that means something elsewhere", #"{"__proto__":1}"#, as: #"{"__proto__":1}"#),
    Accepted("members in the text's order", #"{"b":1,"a":2,"c":3}"#, as: #"{"b":1,"a":2,"c":3}"#),
    Accepted("the same name at two depths", #"{"a":{"a":1}}"#, as: #"{"a":{"a":1}}"#),
]

private let strings: [Accepted] = [
    Accepted("empty string", #"[""]"#, as: #"[""]"#),
    Accepted("every short escape", #"["\"\\\/\b\f\n\r\t"]"#, as: #"["\"\\/\b\f\n\r\t"]"#),
    Accepted("an escaped letter", #"["\u0061\u0041"]"#, as: #"["aA"]"#),
    Accepted("hexadecimal digits in both cases", #"["\u00e9\u00E9"]"#, as: #"["éé"]"#),
    Accepted("an escaped NUL", #"["\u0000"]"#, as: #"["\u0000"]"#),
    Accepted("escaped control characters", #"["\u0001\u001f\u001F"]"#, as: #"["\u0001\u001f\u001f"]"#),
    Accepted("an escape of two bytes", #"["\u0123"]"#, as: #"["ģ"]"#),
    Accepted("an escape of three bytes", #"["\u0821"]"#, as: "[\"\u{0821}\"]"),
    Accepted("a surrogate pair", #"["\uD83D\uDE39"]"#, as: #"["😹"]"#),
    Accepted("the last surrogate pair", #"["\uDBFF\uDFFF"]"#, as: "[\"\u{10FFFF}\"]"),
    Accepted("two surrogate pairs", #"["\ud83d\ude39\ud83d\udc8d"]"#, as: #"["😹💍"]"#),
    Accepted("an escaped backslash before u", #"["\\u0061"]"#, as: #"["\\u0061"]"#),
    Accepted("an escaped quote at the end", #"["a\""]"#, as: #"["a\""]"#),
    Accepted("noncharacters, escaped", #"["\uFFFF\uFFFE"]"#, as: "[\"\u{FFFF}\u{FFFE}\"]"),
    Accepted("noncharacters, not escaped", "[\"\u{FFFF}\u{10FFFE}\"]", as: "[\"\u{FFFF}\u{10FFFE}\"]"),
    Accepted("unescaped characters of two, three and four bytes", #"["éπ€😹"]"#, as: #"["éπ€😹"]"#),
    Accepted("unescaped delete", "[\"\u{7F}\"]", as: "[\"\u{7F}\"]"),
    Accepted("unescaped line and paragraph separators", "[\"\u{2028}\u{2029}\"]", as: "[\"\u{2028}\u{2029}\"]"),
    Accepted("an escaped byte order mark inside a string", #"["\uFEFF"]"#, as: "[\"\u{FEFF}\"]"),
    Accepted("a comment inside a string", #"["a/*b*/c/*d//e"]"#, as: #"["a/*b*/c/*d//e"]"#),
    Accepted("brackets inside a string", #"["[{]},:"]"#, as: #"["[{]},:"]"#),
]

private let numbers: [Accepted] = [
    Accepted("zero", "[0]", as: "[0]"),
    Accepted("negative zero", "[-0]", as: "[0]"),
    Accepted("negative zero with a fraction", "[-0.0]", as: "[0]"),
    Accepted("negative zero with an exponent", "[-0e5]", as: "[0]"),
    Accepted("one spelled in four ways", "[390,390.0,3.9e2,3900E-1]", as: "[390,390,390,390]"),
    Accepted("an exponent with a plus sign", "[1e+2]", as: "[100]"),
    Accepted("a capital exponent with a minus sign", "[1E-2]", as: "[0.01]"),
    Accepted("an exponent with leading zeros", "[1e02]", as: "[100]"),
    Accepted("zero with an exponent", "[0e1,0e+1,0E9]", as: "[0,0,0]"),
    Accepted("many decimal places", "[123.456789]", as: "[123.456789]"),
    Accepted("close to zero", "[-0.\(String(repeating: "0", count: 77))1]", as: "[-1e-78]"),
    Accepted("a zero before the point", "[0.5,-0.5]", as: "[0.5,-0.5]"),
]

@Suite struct AcceptedTextTests {
    @Test(arguments: structures + strings + numbers)
    private func `JSON is read, and written in its shortest form`(_ accepted: Accepted) throws {
        #expect(try rewritten(accepted.row.text) == accepted.written)
    }

    @Test func `the tables have rows`() {
        #expect(structures.count > 10 && strings.count > 10 && numbers.count > 10)
    }
}
