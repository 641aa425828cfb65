import JSONWire
import LayoutService

extension FuzzTarget {
    /// Lines: the answers are lines of JSON, one for each that is not blank, however the input is cut into pieces.
    static let lines = FuzzTarget(name: "lines") { text in
        var batch = LineBatch(snapshot)
        let answered = batch.answer(text[...]) + batch.finish()
        let lines = answered.split(separator: UInt8(ascii: "\n"))
        for line in lines {
            demand((try? JSONDocument(parsing: line)) != nil, "each line of the answer is JSON")
        }
        demand(batch.decisions + batch.problems == lines.count, "each answer is counted")
        demand(lines.count <= batch.lines, "no line has two answers")
        let size = 1 + text.count % 7
        var cut = LineBatch(snapshot)
        var pieces: [UInt8] = []
        for start in stride(from: 0, to: text.count, by: size) {
            pieces += cut.answer(text[start..<min(start + size, text.count)])
        }
        pieces += cut.finish()
        demand(pieces == answered, "the pieces that the input comes in change nothing")
    }

    /// A batch as one document: an answer for each item, or one problem.
    static let batch = FuzzTarget(name: "batch") { text in
        let answer = Answer { () throws(Problem) in try ItemBatch.answer(text, snapshot, DecisionOptions()) }
        guard let document = answer.document, let request = try? JSONTree(parsing: text) else { return }
        let results = document["results"]?.elements ?? []
        demand(results.count == request["items"]?.elements.count, "each item has a result")
        for result in results {
            demand((result["decision"] == nil) != (result["problem"] == nil), "a result is a decision or a problem")
        }
    }

    /// A suite of checks: it runs, and its reports can be written.
    static let checks = FuzzTarget(name: "checks") { text in
        guard let suite = try? CheckSuite.read(text) else { return }
        let report = CheckRunner(snapshot).run(suite)
        var writer = JSONWriter()
        writer.value(report)
        demand((try? JSONTree(parsing: writer.finish())) != nil, "a report is JSON")
        _ = CheckReport.junit([report])
        _ = CheckReport.tap([report])
    }

    /// A matrix: as many rows as it counts, and the same number in each form.
    static let matrix = FuzzTarget(name: "matrix") { text in
        guard let rows = try? MatrixRows.reading(text, snapshot) else { return }
        guard let document = try? JSONTree(parsing: whole(MatrixStream(rows, as: nil))) else {
            fatalError("broken law: a matrix is JSON")
        }
        let count = document["rows"]?.elements.count
        demand(document["count"]?.number == count.map(Double.init), "a matrix counts its rows")
        _ = whole(MatrixStream(rows, as: .html))
        _ = whole(MatrixStream(rows, as: .csv))
    }

    private static func whole(_ stream: MatrixStream) -> [UInt8] {
        var whole: [UInt8] = []
        while let piece = stream.next() { whole += piece }
        return whole
    }
}
