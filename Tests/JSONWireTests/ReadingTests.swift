import JSONWire
import Testing

@Suite struct ReadingTests {
    @Test func `members are visited in the order of the text`() throws {
        let document = try JSONDocument(parsing: #"{"size": {"width": 568, "height": 320.5}, "style": "doubleColumn"}"#)
        var names: [String] = []
        document.root.forEachMember { name, _ in names.append(name.string) }
        #expect(names == ["size", "style"])
        #expect(document.root["size"]?["height"]?.number == 320.5)
        #expect(document.root["style"]?.text?.choice(from: [("tripleColumn", 3), ("doubleColumn", 2)]) == 2)
        #expect(document.root["styl"]?.kind == nil)
    }

    @Test func `a tree comes back as it was read`() throws {
        let text = #"{"a":[1,-2.5,1e400,"x\"\\\u0001é",null,true,{}],"b":1e+21}"#
        let tree = try JSONTree(parsing: Array(text.utf8))
        let expected = #"{"a":[1,-2.5,null,"x\"\\\u0001é",null,true,{}],"b":1e21}"#
        #expect(String(decoding: tree.text, as: UTF8.self) == expected)
    }

    @Test func `an error says where`() throws {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONTree(parsing: Array("{\n  \"a\": 01}".utf8)) }
        #expect(error?.offset == 10)
    }
}
