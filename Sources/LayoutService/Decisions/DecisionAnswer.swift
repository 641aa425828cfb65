import AdaptiveLayout
import JSONWire

extension Snapshot {
    /// Answers the text of a decision request with the text of the decision.
    ///
    /// - Throws: 400 for what is no JSON, 422 for what cannot be answered.
    package func decisionText(
        for request: [UInt8], _ options: DecisionOptions = DecisionOptions()
    ) throws(Problem) -> [UInt8] {
        let outcome = try DecisionRequest.read(request, options, self)
        let decision = decide(outcome.value)
        return JSONWriter.text { writer in
            writer.decision(decision, of: outcome.value, options, outcome.unknownMemberNotes)
        }
    }
}
