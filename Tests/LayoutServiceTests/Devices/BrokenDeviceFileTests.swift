import AdaptiveLayout
import LayoutService
import Testing

@Suite("A broken device file")
struct BrokenDeviceFileTests {
    private static let right = """
        {"id": "a", "name": "A", "idiom": "phone", "modelIdentifiers": ["iPhone1,1"], "releaseYear": 2020,
         "portraitSize": {"width": 320, "height": 568}, "scale": 2,
         "sizeClasses": {"portrait": {"horizontal": "compact", "vertical": "regular"},
                         "landscape": {"horizontal": "compact", "vertical": "compact"}},
         "safeAreaInsets": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                            "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0}},
         "safeAreaBasis": "measured", "displayZoom": null, "confidence": {"sizeClasses": "high"}}
        """

    @Test("is not what the tests begin with")
    func unbroken() throws {
        #expect(try DeviceFile.catalogue(parsing: Array("[\(Self.right)]".utf8)).devices.map(\.id) == ["a"])
    }

    @Test(
        "stops the start with the place and the reason",
        arguments: [
            ("no JSON", "[", "", nil),
            ("no array", "{}", "", nil),
            ("an id twice", "[\(right),\(right)]", "/1", nil),
            ("an unknown idiom", right, "/0/idiom", ("\"phone\"", "\"watch\"")),
            ("a class that is none", right, "/0/sizeClasses/landscape/vertical", ("\"compact\"}}", "\"tiny\"}}")),
            ("a missing inset", right, "/0/safeAreaInsets/portrait/top", ("\"top\": 20, ", "")),
            ("no size", right, "/0/portraitSize", ("320", "0")),
            ("a negative scale", right, "/0/scale", ("\"scale\": 2", "\"scale\": -2")),
        ] as [(String, String, String, (String, String)?)])
    func broken(note: String, text: String, pointer: String, change: (String, String)?) throws {
        let file = change.map { "[\(text.replacing($0.0, with: $0.1))]" } ?? text
        let fault = try #require(throws: EmbeddedFileFault.self) {
            try DeviceFile.catalogue(parsing: Array(file.utf8))
        }
        #expect(fault.pointer == pointer)
        #expect(fault.description.hasPrefix("The embedded file devices.json cannot be used"))
    }
}
