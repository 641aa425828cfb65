import AdaptiveLayout
import LayoutService

extension FuzzTarget {
    /// The query of a GET decision.
    static let query = FuzzTarget(name: "query") { text in
        guard let query = String(validating: text, as: UTF8.self) else { return }
        _ = Answer { () throws(Problem) in
            let parameters = try QueryParameters(query)
            return try snapshot.decisionText(for: FlatQuery.document(of: parameters), DecisionOptions(parameters))
        }
    }

    /// Values of header fields, one a line.
    static let headers = FuzzTarget(name: "headers") { text in
        let values = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
        _ = AcceptHeader(values).best(of: [.json, .html])
        for value in values {
            _ = ContentTypeHeader(value).match(among: [.json, .ndjson])
            let condition = EntityTagCondition([value])
            let tag = EntityTag("tag")
            demand(!condition.namesStrongly(tag) || condition.namesWeakly(tag), "a strong tag is one: \(value)")
            let trace = TraceContext(continuing: value) { 7 }
            demand(TraceContext.parent(in: trace.traceparent) != nil, "a trace can be continued: \(value)")
        }
        // A hint for each line, in the order of the hints.
        let hints = Dictionary(zip(ClientHint.allCases, values), uniquingKeysWith: { first, _ in first })
        let document = Array("{}".utf8)
        guard let outcome = try? DecisionRequest.read(document, DecisionOptions(), snapshot, hint: { hints[$0] }) else {
            fatalError("broken law: hints refuse nothing: \(hints)")
        }
        let arrangement = snapshot.decide(outcome.value).splitArrangement
        _ = ArrangementPicture(of: arrangement, in: outcome.value.input.size).svg
    }
}
