import JSONWire
import LayoutService
import Testing

@Suite("A batch of lines")
struct LineBatchTests {
    private let snapshot: Snapshot

    init() throws {
        snapshot = try Snapshot.builtIn()
    }

    @Test("answers each line in order, with its id or its number, and lets a bad line cost only itself")
    func mixedLines() throws {
        let lines = [
            #"{"id": "a", "size": {"width": 568, "height": 320}}"#, "{", #"{"size": {"width": 320, "height": 568}}"#,
            "[]", #"{"id": "e", "size": {"width": -1}}"#, "", #"{"id": 7, "policy": "system"}"#, "  \r",
            #"{"id": ["x"]}"#,
        ]
        let results = try answers(to: lines.joined(separator: "\n") + "\n", inPiecesOf: 1_000)
        #expect(
            results.map { $0["id"] ?? $0["line"] } == [
                .string("a"), .number(2), .number(3), .number(4), .string("e"), .number(7), .number(9),
            ])
        #expect(
            results.map { $0["status"] } == [200, 400, 200, 422, 422, 200, 422].map { JSONTree.number($0) })
        #expect(results[4]["problem"]?["errors"]?.firstPointer == "/size/width")
    }

    @Test("answers the same however the input is cut into pieces", arguments: [1, 2, 7, 64, 5_000])
    func pieces(size: Int) throws {
        let input = (0..<20).map { #"{"id": "n\#($0)", "size": {"width": \#($0 * 60), "height": 568}}"# }
            .joined(separator: "\r\n")
        let whole = try answers(to: input, inPiecesOf: .max)
        #expect(whole.count == 20)
        #expect(try answers(to: input, inPiecesOf: size) == whole)
    }

    @Test("reports input that is cut in the middle of a line as such, and only then")
    func cutInput() throws {
        let cut = try answers(to: "{}\n{\"size\": {\"wid", inPiecesOf: 4)
        #expect(cut.count == 2)
        #expect(cut[1]["problem"]?["detail"] == .string("The input ends in the middle of this line."))
        let inner = try answers(to: "{\"size\": {\"wid\n{}\n", inPiecesOf: 4)
        #expect(inner[0]["problem"]?["detail"] != .string("The input ends in the middle of this line."))
        #expect(inner[1]["status"] == .number(200))
    }

    @Test("does not keep a line that is too long, and goes on behind it")
    func overlongLine() throws {
        let long = "{" + String(repeating: " ", count: LineBatch.lineLimit) + "}"
        for size in [65_536, Int.max] {
            let results = try answers(to: "\(long)\n{\"id\": \"b\"}\n", inPiecesOf: size)
            #expect(results.map { $0["status"] } == [.number(413), .number(200)])
            #expect(results[1]["id"] == .string("b"))
        }
    }

    @Test("counts lines, decisions and problems")
    func counts() throws {
        var batch = LineBatch(snapshot)
        _ = batch.answer(Array("{}\n\n{\n{}".utf8)[...])
        _ = batch.finish()
        #expect((batch.lines, batch.decisions, batch.problems) == (4, 2, 1))
    }

    private func answers(to input: String, inPiecesOf size: Int) throws -> [JSONTree] {
        var batch = LineBatch(snapshot)
        var output: [UInt8] = []
        var rest = Array(input.utf8)[...]
        while !rest.isEmpty {
            output += batch.answer(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        output += batch.finish()
        #expect(output.last == UInt8(ascii: "\n"))
        return try output.split(separator: UInt8(ascii: "\n")).map { try JSONTree(parsing: Array($0)) }
    }
}

extension JSONTree {
    /// The pointer of the first of a problem's errors.
    fileprivate var firstPointer: String? {
        guard case .array(let errors) = self, case .string(let pointer) = errors.first?["pointer"] else { return nil }
        return pointer
    }
}
