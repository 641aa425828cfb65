import AdaptiveLayout
import JSONWire
import LayoutService
import Testing

@Suite("Client hints")
struct HintEvidenceTests {
    private let snapshot: Snapshot

    init() throws {
        snapshot = try Snapshot.builtIn()
    }

    @Test("stand in for what a request leaves out, each as an assumption", arguments: Self.rows)
    func evidence(row: Row) throws {
        let request = try request(row.request, row.hints)
        #expect(request.evidence.consulted.map(\.hint) == row.consulted)
        #expect(request.evidence.assumptions.map(\.pointer) == row.assumed)
        #expect(request.evidence.warnings.map(\.pointer) == row.warned)
        #expect(request.evidence.assumptions.allSatisfy { $0.confidence == .inferred })
    }

    @Test("are seen by policies, unlike classes that are derived from the size")
    func policiesSeeHints() throws {
        let text = #"{"policy": "regular-width-from-480", "size": {"height": 320}}"#
        let wide = Decision(try request(text, [.viewportWidth: "900"]).input)
        #expect(wide.overrideAction == .set)
        let narrow = Decision(try request(text, [.viewportWidth: "390"]).input)
        #expect(narrow.overrideAction == .clear)
    }

    @Test("name the window of a model that has the viewport's size, and turn the device for any other")
    func models() throws {
        let half = try request("{}", [.model: "\"iPad8,5\"", .viewportWidth: "678", .viewportHeight: "1024"])
        #expect(half.input.traits.horizontalSizeClass == .regular)
        let landscape = try request("{}", [.model: "\"iPhone10,2\"", .viewportWidth: "700", .viewportHeight: "414"])
        #expect(landscape.input.traits.horizontalSizeClass == .regular)
        #expect(landscape.input.traits.verticalSizeClass == .compact)
        #expect(landscape.input.width == 700)
        let alone = try request("{}", [.model: "\"iPhone10,2\""])
        #expect(alone.input.size == Size(width: 414, height: 736))
    }

    @Test("leave an iPad's window that is narrower than any known regular one compact, and warn of nothing")
    func narrowWindow() throws {
        let hints: [ClientHint: String] = [.viewportWidth: "590", .viewportHeight: "820"]
        let decision = Decision(try request("{}", hints.merging([.model: "\"iPad15,7\""]) { $1 }).input)
        #expect(decision.splitArrangement.isCollapsed)
        #expect(decision.warnings.isEmpty)
    }

    @Test("change the tag of an answer where they are consulted, and only there")
    func tags() throws {
        let bare = try request("{}", [:]).fingerprint
        #expect(try request("{}", [.viewportWidth: "390"]).fingerprint != bare)
        #expect(try request("{}", [.mobile: "?1"]).fingerprint != bare)
        let complete = Self.complete
        #expect(try request(complete, [.viewportWidth: "390"]).fingerprint == request(complete, [:]).fingerprint)
    }

    private func request(_ text: String, _ hints: [ClientHint: String]) throws -> DecisionRequest {
        try DecisionRequest.read(Array(text.utf8), DecisionOptions(), snapshot) { hints[$0] }.value
    }

    private static let complete = #"""
        {"size": {"width": 568, "height": 320}, "traits": {"horizontalSizeClass": "compact",
         "verticalSizeClass": "compact", "userInterfaceIdiom": "phone"}}
        """#

    private static let rows = [
        Row(
            "nothing given, nothing sent", "{}", [:],
            consulted: [.viewportWidth, .viewportHeight, .devicePixelRatio, .model, .mobile]),
        Row("everything given", complete, [.viewportWidth: "1", .mobile: "?1"]),
        Row("a device is named", #"{"device": {"id": "iphone-5s"}}"#, [.viewportWidth: "1"]),
        Row(
            "a height is missing", complete.replacing(#", "height": 320"#, with: ""), [.viewportHeight: "812.5"],
            consulted: [.viewportHeight], assumed: ["/size/height"]),
        Row(
            "traits are missing", #"{"size": {"width": 390, "height": 844}}"#,
            [.devicePixelRatio: "3", .mobile: "?1", .model: "\"\""],
            consulted: [.devicePixelRatio, .model, .mobile],
            assumed: ["/traits/displayScale", "/traits/userInterfaceIdiom"]),
        Row(
            "no numbers",
            #"{"traits": {"horizontalSizeClass": "compact", "verticalSizeClass": "regular", "#
                + #""userInterfaceIdiom": "phone"}}"#,
            [.viewportWidth: "39O", .viewportHeight: "1e400"], consulted: [.viewportWidth, .viewportHeight],
            warned: ["/size/width", "/size/height"]),
        Row(
            "out of range", #"{"size": {"width": 390, "height": 844}}"#, [.devicePixelRatio: "0", .mobile: "yes"],
            consulted: [.devicePixelRatio, .model, .mobile],
            warned: ["/traits/displayScale", "/traits/userInterfaceIdiom"]),
        Row(
            "a foldable, which has two displays", #"{"size": {"width": 390, "height": 844}}"#,
            [.model: "\"iPhone19,4\""], consulted: [.devicePixelRatio, .model, .mobile],
            warned: ["/traits/userInterfaceIdiom"]),
        Row(
            "parameters behind the items", "{}",
            [
                .viewportWidth: "390;a=b", .viewportHeight: "844; a", .devicePixelRatio: "3.0;q=\"x;y\"",
                .model: "\"\";v=1", .mobile: "?1;x",
            ], consulted: [.viewportWidth, .viewportHeight, .devicePixelRatio, .model, .mobile],
            assumed: ["/size/width", "/size/height", "/traits/displayScale", "/traits/userInterfaceIdiom"]),
        Row(
            "no parameters behind the items", "{}",
            [.viewportWidth: "390;", .viewportHeight: "844 x", .model: "\"a\"b", .mobile: "?1;1"],
            consulted: [.viewportWidth, .viewportHeight, .devicePixelRatio, .model, .mobile],
            warned: [
                "/size/width", "/size/height", "/traits/userInterfaceIdiom", "/traits/userInterfaceIdiom",
            ]),
        Row(
            "a model without quotes", #"{"size": {"width": 390, "height": 844}}"#, [.model: "iPhone10,2"],
            consulted: [.devicePixelRatio, .model, .mobile], warned: ["/traits/userInterfaceIdiom"]),
        Row(
            "an iPad's window of a width that no device has", "{}",
            [.model: "\"iPad15,7\"", .viewportWidth: "590", .viewportHeight: "820"],
            consulted: [.viewportWidth, .viewportHeight, .devicePixelRatio, .model],
            assumed: ["/size/width", "/size/height", "/traits/userInterfaceIdiom", "/traits/displayScale"]),
        Row(
            "an iPad's full width below a browser's bars", "{}",
            [.model: "\"iPad15,7\"", .viewportWidth: "820", .viewportHeight: "1106"],
            consulted: [.viewportWidth, .viewportHeight, .devicePixelRatio, .model],
            assumed: [
                "/size/width", "/size/height", "/traits/horizontalSizeClass", "/traits/verticalSizeClass",
                "/traits/userInterfaceIdiom", "/traits/displayScale",
            ]),
    ]

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let request: String
        let hints: [ClientHint: String]
        let consulted: [ClientHint]
        let assumed: [String]
        let warned: [String]

        init(
            _ note: String, _ request: String, _ hints: [ClientHint: String], consulted: [ClientHint] = [],
            assumed: [String] = [], warned: [String] = []
        ) {
            testDescription = note
            self.request = request
            self.hints = hints
            self.consulted = consulted
            self.assumed = assumed
            self.warned = warned
        }
    }
}
