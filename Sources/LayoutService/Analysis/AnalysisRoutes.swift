import AdaptiveLayout
import JSONWire
import MicroHTTP

/// `/v1/policies/analysis` and `/v1/policies/comparison`.
package struct AnalysisRoutes: Sendable {
    private let snapshot: @Sendable () -> Snapshot

    /// Makes the resources over the snapshot that is current when a call comes.
    package init(snapshot: @escaping @Sendable () -> Snapshot) {
        self.snapshot = snapshot
    }

    /// Both routes.
    package var routes: [Route] {
        [
            Route("/v1/policies/analysis", ["POST": .taking { call throws(Problem) in try analyze(call) }]),
            Route("/v1/policies/comparison", ["POST": .taking { call throws(Problem) in try compare(call) }]),
        ]
    }

    private func analyze(_ call: Call) throws(Problem) -> Reply {
        try call.parameters.expect(only: [])
        return Reply(.json, .bytes(try Self.analysis(answering: call.body(), snapshot())))
    }

    private func compare(_ call: Call) throws(Problem) -> Reply {
        try call.parameters.expect(only: [])
        return Reply(.json, .bytes(try Self.comparison(answering: call.body(), snapshot())))
    }
}

extension AnalysisRoutes {
    /// The answer to the body of an analysis request.
    ///
    /// - Throws: 422 for a request that cannot be answered; a faulty policy document is an answer, not a problem.
    package static func analysis(answering body: [UInt8], _ snapshot: Snapshot) throws(Problem) -> [UInt8] {
        let text = try JSONDocument.reading(body)
        let request = try DecodingNotes.decode { notes in notes.analysisRequest(text.root, snapshot) }.value
        do throws(Problem) {
            let policy = try DecodingNotes.decode { notes in
                notes.memberPolicy(text.root, snapshot.policies)
            }.value
            return AnalysisAnswer(of: policy, request).text
        } catch {
            guard text.root["policy"]?.isPolicyDocument == true, error.type == .invalidRequest else {
                throw error.moved(below: "/policy")
            }
            return AnalysisAnswer.faulty(error.faults).text
        }
    }

    /// The answer to the body of a comparison request.
    ///
    /// - Throws: 422 for a request that cannot be answered, faulty policy documents included.
    package static func comparison(answering body: [UInt8], _ snapshot: Snapshot) throws(Problem) -> [UInt8] {
        let text = try JSONDocument.reading(body)
        let request = try DecodingNotes.decode { notes in
            notes.comparisonRequest(text.root, snapshot.policies)
        }.value
        return ComparisonAnswer(of: request, snapshot.catalogue).text
    }
}

extension JSONWritable {
    fileprivate var text: [UInt8] {
        var writer = JSONWriter(capacity: 4096)
        writer.value(self)
        return writer.finish()
    }
}

extension DecodingNotes {
    fileprivate mutating func memberPolicy(
        _ value: borrowing JSONValue, _ policies: PolicySet
    ) -> LoadedPolicy? {
        guard let policy = value["policy"] else { return nil }
        return self.policy(policy, policies)
    }
}

extension Problem {
    /// The problem as one of a larger document, in which the faulty one stands at a pointer.
    fileprivate func moved(below pointer: String) -> Problem {
        var moved = self
        for place in moved.faults.indices { moved.faults[place].pointer = pointer + moved.faults[place].pointer }
        return moved
    }
}
