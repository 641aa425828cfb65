import LayoutService
import Testing

@Suite struct NearestNameTests {
    private static let known = [
        "size", "policy", "horizontalSizeClass", "tripleColumn", "iphone-5s", "regular", "compact",
    ]

    @Test(
        "A misspelt name finds its neighbour",
        arguments: [
            ("siz", "size", "a letter too few"), ("sise", "size", "another letter"), ("polcy", "policy", "cut"),
            ("horizontalSizeclass", "horizontalSizeClass", "another case"), ("regulr", "regular", "cut"),
            ("triplColumn", "tripleColumn", "cut in the middle"),
            ("iphone-5ss", "iphone-5s", "a letter too many"), ("compcat", "compact", "neighbours swapped"),
        ])
    func findsNeighbour(given: String, expected: String, note: String) {
        #expect(NearestName.nearest(to: given, among: Self.known) == expected, "\(note)")
    }

    @Test(
        "A name like none of them finds nothing", arguments: ["", "x", "__proto__", String(repeating: "a", count: 500)])
    func findsNothing(given: String) {
        #expect(NearestName.nearest(to: given, among: Self.known) == nil)
    }
}
