import JSONWire
import Testing

/// What a writer writes.
private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
}

private func everyKindOfValue(_ writer: inout JSONWriter) {
    writer.value(true)
    writer.value(1)
    writer.value(-2.25)
    writer.value("a" as String)
    writer.value("b" as StaticString)
    writer.null()
    writer.array { writer in writer.value(1) }
    writer.object { _ in }
    writer.object { writer in writer.member("last", true) }
}

@Suite struct WritingTests {
    @Test func `members and elements are written in order, with commas between them`() {
        let text = written { writer in
            writer.object { writer in
                writer.member("isCollapsed", false)
                writer.member("width", 568)
                writer.member("height", 320.5)
                writer.member("style", "doubleColumn" as StaticString)
                writer.member("id", "a\"b" as String)
                writer.object("frame") { writer in
                    writer.member("x", 10.0)
                    writer.array("none") { _ in }
                }
                writer.array("values", everyKindOfValue)
            }
        }
        let expected =
            #"{"isCollapsed":false,"width":568,"height":320.5,"style":"doubleColumn","id":"a\"b","#
            + #""frame":{"x":10,"none":[]},"values":[true,1,-2.25,"a","b",null,[1],{},{"last":true}]}"#
        #expect(text == expected)
    }

    @Test func `a text of parts is one value among others`() {
        let text = written { writer in
            writer.object { writer in
                writer.member("first", 1)
                writer.text("version") { text in
                    text.part("iOS ")
                    text.part(26)
                    text.part(".")
                    text.part(1)
                }
                writer.text("empty") { _ in }
                writer.member("last", true)
            }
        }
        #expect(text == #"{"first":1,"version":"iOS 26.1","empty":"","last":true}"#)
    }

    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), ("\"", #""\"""#), ("\\", #""\\""#), ("/", #""/""#),
        ("\u{8}\u{9}\u{A}\u{C}\u{D}", #""\b\t\n\f\r""#), ("\u{0}\u{1}\u{B}\u{1F}", #""\u0000\u0001\u000b\u001f""#),
        ("\u{20}\u{7F}\u{80}\u{2028}é€😹", "\"\u{20}\u{7F}\u{80}\u{2028}é€😹\""),
        ("1234567\"", #""1234567\"""#), ("12345678\"", #""12345678\"""#),
        ("123456789012345\n", #""123456789012345\n""#),
        ("{}[]:,", #""{}[]:,""#),
    ])
    func `a string is escaped where RFC 8259 asks for it, and nowhere else`(string: String, expected: String) {
        #expect(written { $0.value(string) } == expected)
    }

    @Test func `every byte is found to need an escape, or not, at every place of a word`() throws {
        for scalar in (0...0x1FF).compactMap(Unicode.Scalar.init) {
            for place in 0..<9 {
                let string = String(repeating: "x", count: place) + String(scalar) + String(repeating: "é", count: 5)
                let document = try JSONDocument(parsing: written { $0.value(string) })
                let read = document.root.string
                #expect(read == string)
            }
        }
    }

    @Test func `a byte that needs an escape is found at every place of a string of any length`() {
        for length in 0...70 {
            let plain = String(repeating: "x", count: length)
            #expect(written { $0.value(plain) } == "\"\(plain)\"")
            for place in 0..<length {
                let (before, behind) = (String(plain.prefix(place)), String(plain.dropFirst(place + 1)))
                #expect(written { $0.value(before + "\\" + behind) } == "\"\(before)\\\\\(behind)\"")
                #expect(written { $0.value(before + "\u{1F}" + behind) } == "\"\(before)\\u001f\(behind)\"")
            }
        }
    }

    @Test func `members may be JSON text already`() {
        let text = written { writer in
            writer.object { writer in
                writer.rawMembers(Array(#""a":1,"b":2"#.utf8))
                writer.member("c", 3)
                writer.rawMembers(Array(#""d":4"#.utf8))
            }
        }
        #expect(text == #"{"a":1,"b":2,"c":3,"d":4}"#)
    }

    @Test func `names that are not known beforehand are escaped`() {
        let text = written { writer in
            writer.object { writer in
                writer.name(escaping: "a\"\n")
                writer.value(1)
                writer.name(escaping: "é")
                writer.value(2)
                writer.member("c", 3)
            }
        }
        #expect(text == #"{"a\"\n":1,"é":2,"c":3}"#)
    }

    @Test func `a value may be JSON text already`() {
        let text = written { writer in
            writer.array { writer in
                writer.rawValue(Array(#"{"a":1}"#.utf8))
                writer.rawValue("[2]")
                writer.value(3)
            }
        }
        #expect(text == #"[{"a":1},[2],3]"#)
    }

    @Test func `lines follow each other without commas`() {
        let text = written { writer in
            for line in 1...3 {
                writer.object { writer in writer.member("line", line) }
                writer.endLine()
            }
        }
        #expect(text == "{\"line\":1}\n{\"line\":2}\n{\"line\":3}\n")
    }

    @Test func `a writer begins anew after it gave its text`() {
        var writer = JSONWriter(capacity: 1)
        writer.value(1)
        #expect(writer.finish() == Array("1".utf8))
        writer.value(2)
        #expect(writer.finish() == Array("2".utf8))
        #expect(writer.finish().isEmpty)
    }

    @Test(arguments: [0, 1, 64, 1_000, 100_000])
    func `a text written in place is the same, however long it was expected to be`(capacity: Int) {
        func write(_ writer: inout JSONWriter) {
            writer.array { writer in
                for number in 0..<2_000 {
                    writer.value(number)
                    writer.value(String(number))
                }
            }
        }
        #expect(String(decoding: JSONWriter.text(capacity: capacity, write), as: UTF8.self) == written(write))
        #expect(JSONWriter.text(capacity: capacity) { _ in }.isEmpty)
    }

    @Test func `integers of every length are written in decimal`() {
        for number in Array(-1_100...1_100) + [9_999, 10_000, 123_456_789, .min, .max] {
            #expect(written { $0.value(number) } == number.description)
        }
    }

    @Test func `a text may be longer than was expected`() throws {
        var writer = JSONWriter(capacity: 1)
        writer.array { writer in
            for index in 0..<10_000 {
                writer.object { writer in writer.member("index", index) }
                writer.value(String(repeating: "a", count: index % 50))
            }
        }
        let document = try JSONDocument(parsing: writer.finish())
        let count = document.root.count
        #expect(count == 20_000)
    }
}
