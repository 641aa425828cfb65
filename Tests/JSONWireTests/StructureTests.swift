import JSONWire
import Testing

/// A text with a repeated member: its name, its pointer, and where the repetition begins.
private struct Repetition: Sendable, CustomTestStringConvertible {
    let note: String
    let text: String
    let name: String
    let pointer: String
    let offset: Int

    init(_ note: String, _ text: String, _ name: String, _ pointer: String, at offset: Int) {
        self.note = note
        self.text = text
        self.name = name
        self.pointer = pointer
        self.offset = offset
    }

    var testDescription: String { note }
}

private let repetitions: [Repetition] = [
    Repetition("next to each other", #"{"a":1,"a":1}"#, "a", "/a", at: 7),
    Repetition("apart", #"{"a":1,"b":2,"a":3}"#, "a", "/a", at: 13),
    Repetition("one escaped", #"{"a":1,"\u0061":2}"#, "a", "/a", at: 7),
    Repetition("in an object", #"{"x":{"a":1,"a":2}}"#, "a", "/x/a", at: 12),
    Repetition("in an array", #"[0,[{"a":1,"a":2}]]"#, "a", "/1/0/a", at: 11),
    Repetition("behind an object with that name", #"{"a":{"a":1},"a":2}"#, "a", "/a", at: 13),
    Repetition("the empty name", #"{"":1,"":2}"#, "", "/", at: 6),
    Repetition("a name to escape in a pointer", #"{"/~":1,"/~":2}"#, "/~", "/~1~0", at: 8),
    Repetition(
        "a long name", #"{"preferredDisplayMode":1,"preferredDisplayMode":2}"#,
        "preferredDisplayMode", "/preferredDisplayMode", at: 26),
    Repetition("a name with a NUL", #"{"a\u0000":1,"a\u0000":2}"#, "a\u{0}", "/a\u{0}", at: 13),
    Repetition("beside a number that overflows", #"{"a":1e400,"a":2}"#, "a", "/a", at: 11),
]

private func object(names: some Sequence<String>) -> String {
    "{" + names.map { "\"\($0)\":[]" }.joined(separator: ",") + "}"
}

private func nested(_ depth: Int, around content: String = "") -> String {
    String(repeating: "[", count: depth) + content + String(repeating: "]", count: depth)
}

@Suite struct StructureTests {
    @Test(arguments: repetitions)
    private func `a repeated member is refused at any depth`(_ repetition: Repetition) throws {
        let error = try #require(syntaxError(of: repetition.text))
        #expect(error.kind == .duplicateMember(name: repetition.name, pointer: repetition.pointer))
        #expect(error.offset == repetition.offset)
    }

    @Test func `the table has rows`() {
        #expect(repetitions.count > 5)
    }

    @Test(arguments: [
        (#"{"a":1,"A":2}"#, "another case"), (#"{"a":1,"a ":2}"#, "a blank"), (#"{"a":1,"aa":2}"#, "a prefix"),
        (#"{"a":1,"a\u0000":2}"#, "a NUL behind it"), ("{\"é\":1,\"e\u{301}\":2}", "another normalization"),
        (#"{"x":{"a":1},"y":{"a":1}}"#, "in sibling objects"), (#"[{"a":1},{"a":1}]"#, "in sibling elements"),
        (#"{"wxyz1":1,"wxyz2":2}"#, "the same beginning"), (#"{"abc":1,"abd":2,"abe":3}"#, "three bytes"),
    ])
    func `names that differ are no repetition`(text: String, note: String) {
        #expect(syntaxError(of: text) == nil, "\(note)")
    }

    @Test(arguments: [1, 2, 15, 16, 17, 18, 100, 5000])
    func `a repetition is found among any number of members`(count: Int) throws {
        let names = (0..<count).map { "name\($0)" }
        #expect(syntaxError(of: object(names: names)) == nil)
        for repeated in [names[0], names[count / 2], names[count - 1]] {
            let error = try #require(syntaxError(of: object(names: names + [repeated])))
            #expect(error.kind == .duplicateMember(name: repeated, pointer: "/\(repeated)"))
        }
    }

    @Test func `256 levels are read, one more is refused`() throws {
        #expect(JSONDocument.maximumDepth == 256)
        for content in ["", "1", #"{"a":1}"#] {
            let levels = content.hasPrefix("{") ? 255 : 256
            #expect(syntaxError(of: nested(levels, around: content)) == nil)
            let error = try #require(syntaxError(of: nested(levels + 1, around: content)))
            #expect(error.kind == .tooDeep)
            #expect(error.offset == 256)
        }
    }

    @Test(arguments: ["[", #"{"a":"#, "[["])
    func `ten thousand open brackets are too deep, not a crash`(_ opening: String) {
        let text = String(repeating: opening, count: 10_000)
        #expect(syntaxError(of: text)?.kind == .tooDeep)
    }

    @Test func `many shallow containers are not deep`() {
        let text = "[" + Array(repeating: "[[]]", count: 10_000).joined(separator: ",") + "]"
        #expect(syntaxError(of: text) == nil)
    }
}
