import JSONWire
import LayoutService
import Testing

@Suite("A writable value")
struct JSONWritableTests {
    @Test("that is missing is null, or no member at all")
    func missing() {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("a", ifPresent: nil as Double?)
            writer.member("b", orNull: nil as String?)
            writer.member("c", ifPresent: 1.5)
            writer.member("d", orNull: "x")
            writer.member("e", ["p", "q"])
            writer.member("f", [] as [Int])
            writer.member("g", JSONTree.array([.bool(true), .null]))
        }
        let expected = #"{"b":null,"c":1.5,"d":"x","e":["p","q"],"f":[],"g":[true,null]}"#
        #expect(String(decoding: writer.finish(), as: UTF8.self) == expected)
    }
}
