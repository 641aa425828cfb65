import JSONWire
import LayoutService
import Testing

@Suite("A batch of items")
struct ItemBatchTests {
    private let snapshot: Snapshot

    init() throws {
        snapshot = try Snapshot.builtIn()
    }

    @Test("merges each item deeply over the defaults, null too")
    func defaults() throws {
        let batch = #"""
            {"defaults": {"size": {"width": 736, "height": 414}, "policy": "regular-width-from-480",
                          "traits": {"horizontalSizeClass": "compact", "verticalSizeClass": "regular"}},
             "items": [{"id": "a", "input": {"size": {"width": 320}}}, {"id": "b"},
                       {"id": "c", "input": {"policy": null}}, {"input": {"traits": {"verticalSizeClass": "compact"}}}]}
            """#
        let results = try results(of: batch)
        #expect(
            results.map { $0["decision"]?["overrideAction"] } == [
                .string("clear"), .string("set"), .string("keep"), .string("set"),
            ])
        #expect(results[3]["decision"]?["traitCollection"]?["verticalSizeClass"] == .string("compact"))
        #expect(results[3]["index"] == .number(3))
    }

    @Test("gives each item the bytes of the single decision")
    func bytes() throws {
        let request = #"{"size":{"width":568,"height":320},"device":{"id":"iphone-5s"}}"#
        let single = try snapshot.decisionText(for: Array(request.utf8))
        let batch = try ItemBatch.answer(
            Array(#"{"items":[{"id":"a","input":\#(request)}]}"#.utf8), snapshot, DecisionOptions())
        #expect(String(decoding: batch, as: UTF8.self).contains(String(decoding: single, as: UTF8.self)))
    }

    @Test(
        "refuses a number that no double reaches, with defaults and without",
        arguments: [
            (#""defaults":{"policy":"system"},"#, #"{"size":{"width":1e400,"height":5}}"#),
            (#""defaults":{"size":{"width":-1e400}},"#, "{}"), ("", #"{"size":{"width":1e400,"height":5}}"#),
        ])
    func overflow(defaults: String, input: String) throws {
        let results = try results(of: #"{\#(defaults)"items":[{"id":"a","input":\#(input)}]}"#)
        #expect(results[0]["status"] == .number(422))
        guard case .array(let errors) = results[0]["problem"]?["errors"] else {
            Issue.record("no errors")
            return
        }
        #expect(errors.map { $0["pointer"] } == [.string("/size/width")])
    }

    @Test(
        "has ids that come back as they are, or are refused with what they can be",
        arguments: [
            ("9007199254740991", nil), ("-9007199254740991", nil), ("1.5", nil), (#""é""#, nil),
            ("9007199254740992", "from -9007199254740991 to 9007199254740991"),
            ("9007199254740993", "from -9007199254740991 to 9007199254740991"),
            ("1e400", "from -9007199254740991 to 9007199254740991"), ("true", "a text or a number"),
        ] as [(String, String?)])
    func ids(id: String, reason: String?) throws {
        let batch = #"{"items":[{"id":\#(id)}]}"#
        guard let reason else {
            let answer = try ItemBatch.answer(Array(batch.utf8), snapshot, DecisionOptions())
            #expect(String(decoding: answer, as: UTF8.self).hasPrefix(#"{"results":[{"id":\#(id),"#))
            return
        }
        let problem = try #require(throws: Problem.self) { try results(of: batch) }
        #expect(problem.faults.map(\.pointer) == ["/items/0/id"])
        #expect(problem.faults[0].reason.contains(reason))
    }

    @Test(
        "is refused as a whole where it is no batch",
        arguments: [
            ("{", ProblemType.malformedJSON, []), ("{}", .invalidRequest, [""]), ("[]", .invalidRequest, [""]),
            (#"{"items": {}}"#, .invalidRequest, ["/items"]),
            (#"{"items": [1]}"#, .invalidRequest, ["/items/0"]),
            (#"{"items": [], "default": {}}"#, .invalidRequest, ["/default"]),
            (#"{"items": [], "defaults": 3}"#, .invalidRequest, ["/defaults"]),
            (#"{"items": [{"id": true}]}"#, .invalidRequest, ["/items/0/id"]),
            (#"{"items": [{"id": "a"}, {"id": "b"}, {"id": "a"}]}"#, .invalidRequest, ["/items/2/id"]),
            ("{\"items\": [\(String(repeating: "{},", count: 1_000)){}]}", .tooManyItems, []),
        ] as [(String, ProblemType, [String])])
    func refusals(batch: String, type: ProblemType, pointers: [String]) throws {
        let problem = try #require(throws: Problem.self) { try results(of: batch) }
        #expect(problem.type == type)
        #expect(problem.faults.map(\.pointer) == pointers)
    }

    private func results(of batch: String) throws -> [JSONTree] {
        let answer = try JSONTree(parsing: ItemBatch.answer(Array(batch.utf8), snapshot, DecisionOptions()))
        guard case .array(let results) = answer["results"] else { return [] }
        return results
    }
}
