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
