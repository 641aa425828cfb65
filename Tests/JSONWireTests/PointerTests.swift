import JSONWire
import Testing

@Suite struct PointerTests {
    @Test func `the root is the empty pointer`() {
        #expect(JSONPointer.root.description.isEmpty)
    }

    @Test(arguments: [
        ("a", "/a"), ("", "/"), ("/", "/~1"), ("~", "/~0"), ("~1", "/~01"), ("a/b~c", "/a~1b~0c"), ("é", "/é"),
    ])
    func `a name is escaped as RFC 6901 says`(name: String, pointer: String) {
        #expect(JSONPointer.root.appending(name: name).description == pointer)
    }

    @Test func `known names, found names and indexes follow each other, any number of them`() {
        var pointer = JSONPointer.root
        var expected = ""
        for index in 0..<12 {
            pointer = pointer.appending("rules").appending(index: index).appending(name: "n\(index)")
            expected += "/rules/\(index)/n\(index)"
            #expect(pointer.description == expected)
        }
    }

    @Test func `appending leaves the shorter pointer as it was`() {
        let size = JSONPointer.root.appending("items").appending(index: 3).appending("input").appending("size")
        let width = size.appending("width")
        let height = size.appending("height")
        #expect(size.description == "/items/3/input/size")
        #expect(width.description == "/items/3/input/size/width")
        #expect(height.description == "/items/3/input/size/height")
    }

    @Test func `pointers to one place are equal, however they came about`() {
        #expect(JSONPointer.root.appending("a/b") == JSONPointer.root.appending(name: "a/b"))
        #expect(JSONPointer.root.appending(index: 1) != JSONPointer.root.appending(index: 2))
    }
}
