import JSONWire
import Testing

private func tree(_ text: String) throws(JSONSyntaxError) -> JSONTree {
    try JSONTree(parsing: Array(text.utf8))
}

private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
}

@Suite struct TreeTests {
    @Test(arguments: [
        (#"{"a":1}"#, #"{"b":2}"#, #"{"a":1,"b":2}"#, "members are added behind"),
        (#"{"a":1,"b":2}"#, #"{"a":3}"#, #"{"a":3,"b":2}"#, "a member is replaced in its place"),
        (#"{"s":{"w":1,"h":2}}"#, #"{"s":{"w":3}}"#, #"{"s":{"w":3,"h":2}}"#, "objects are merged deeply"),
        (#"{"a":{"b":1}}"#, #"{"a":null}"#, #"{"a":null}"#, "null replaces"),
        (#"{"a":{"b":1}}"#, #"{"a":[1]}"#, #"{"a":[1]}"#, "an array replaces an object"),
        (#"{"a":[1,2]}"#, #"{"a":[3]}"#, #"{"a":[3]}"#, "arrays are not merged"),
        (#"{"a":1}"#, "7", "7", "a value that is no object replaces all"),
        (#"{"a":1}"#, "{}", #"{"a":1}"#, "nothing changes nothing"),
    ])
    func `an overlay is merged`(base: String, overlay: String, merged: String, note: String) throws {
        #expect(text(try tree(base).merged(with: tree(overlay)).text) == merged, "\(note)")
    }

    @Test(arguments: [
        (#"{"b":1,"a":2}"#, #"{"a":2,"b":1}"#),
        (#"{"b":{"d":1,"c":2},"a":[{"f":1,"e":2}]}"#, #"{"a":[{"e":2,"f":1}],"b":{"c":2,"d":1}}"#),
        (#"{"é":1,"z":2,"Z":3,"":4}"#, #"{"":4,"Z":3,"z":2,"é":1}"#), (#"[3, 1.0, 2e0]"#, "[3,1,2]"),
        (#"{"\u0061":"\u0062\/"}"#, #"{"a":"b/"}"#),
    ])
    func `equal documents have one canonical text`(given: String, canonical: String) throws {
        #expect(text(try tree(given).canonicalText) == canonical)
    }

    @Test func `a member is found by its name, byte for byte`() throws {
        let object = try tree("{\"e\u{301}\":1,\"é\":2}")
        #expect(object["é"] == .number(2))
        #expect(object["e\u{301}"] == .number(1))
        #expect(object["e"] == nil)
        #expect(JSONTree.null["a"] == nil)
    }

    @Test func `a tree outlives its text`() throws {
        let trees = try (0..<20).map { try tree("[\($0),\"\($0)\"]") }
        #expect(trees[7] == .array([.number(7), .string("7")]))
    }

    @Test func `a number that no double reaches stays one`() throws {
        let read = try tree(#"{"a":[1e400,-1e400],"b":null}"#)
        #expect(text(read.text) == #"{"a":[1e999,1e999],"b":null}"#)
        #expect(try JSONTree(parsing: read.text) == read)
    }

    @Test func `a text's values are found where they stand`() throws {
        let document = Array(#" {"a\\" : [1, {"b" : "]\\\""} , []], "é":-1e5 }"#.utf8)
        let root = try JSONPlace(parsing: document)
        let spelled = { (place: JSONPlace) in text(Array(document[place.range])) }
        #expect(root.range == 1..<document.count)
        #expect(root.parts.map(spelled) == [#"[1, {"b" : "]\\\""} , []]"#, "-1e5"])
        #expect(root.parts[0].parts.map(spelled) == ["1", #"{"b" : "]\\\""}"#, "[]"])
        #expect(root.parts[0].parts[1].parts.map(spelled) == [#""]\\\"""#])
        #expect(document[root.parts[1].start...].starts(with: #""é":"#.utf8))
        #expect(root.parts[0].parts[2].start == root.parts[0].parts[2].range.lowerBound)
        #expect(throws: JSONSyntaxError.self) { try JSONPlace(parsing: Array("[1".utf8)) }
    }
}
