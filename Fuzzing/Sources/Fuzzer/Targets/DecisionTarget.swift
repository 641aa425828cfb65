import AdaptiveLayout
import JSONWire
import LayoutService

extension FuzzTarget {
    /// A decision request: it is answered, or refused with a problem, and the same twice.
    static let decision = FuzzTarget(name: "decision") { text in
        let answer = Answer { () throws(Problem) in try snapshot.decisionText(for: text) }
        let again = Answer { () throws(Problem) in try snapshot.decisionText(for: text) }
        demand(answer == again, "the same request has the same answer, byte for byte")
        var options = DecisionOptions()
        options.explanation = .full
        let explained = Answer { () throws(Problem) in try snapshot.decisionText(for: text, options) }
        demand((answer.document == nil) == (explained.document == nil), "an explanation refuses nothing")
        options.unknownMembers = .warn
        let lenient = Answer { () throws(Problem) in try snapshot.decisionText(for: text, options) }
        demand(explained.document == nil || lenient == explained, "leniency changes no answer that there was")
        if let document = answer.document, let explanation = explained.document {
            demand(explanation["splitArrangement"] == document["splitArrangement"], "explaining changes nothing")
            demandSoundArrangement(document["splitArrangement"])
        }
        guard let request = try? DecisionRequest.read(text, options, snapshot).value else { return }
        demand(request.fingerprint.tag == request.fingerprint.tag, "the same request has the same tag")
        _ = ArrangementPicture(of: Decision(request.input).splitArrangement, in: request.input.size).svg
    }

    private static func demandSoundArrangement(_ arrangement: JSONTree?) {
        for column in arrangement?["columns"]?.elements ?? [] {
            demand(
                (column["isVisible"] == .bool(true)) == (column["frame"] != .null),
                "a column has a frame where it shows: \(column)")
            guard let frame = column["frame"], frame != .null else { continue }
            demand(frame["x"]?.number != nil && frame["y"]?.number != nil, "a frame is finite: \(column)")
            let (width, height) = (frame["width"]?.number ?? -1, frame["height"]?.number ?? -1)
            demand(width >= 0 && height >= 0, "a frame has a size: \(column)")
        }
    }
}
