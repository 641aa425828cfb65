import JSONWire
import MicroHTTP

/// `/v1/transitions`: a split view taken through events.
package enum TransitionRoute {
    /// The route, which looks requests up in the snapshot that is current when they come.
    package static func route(snapshot: @escaping @Sendable () -> Snapshot) -> Route {
        Route(
            "/v1/transitions",
            [
                "POST": .taking { call throws(Problem) in
                    try call.parameters.expect(only: [])
                    return try Reply(.json, .bytes(TransitionAnswer.text(for: call.body(), snapshot())))
                }
            ])
    }
}

extension TransitionRequest {
    /// Reads a request document.
    ///
    /// - Throws: 400 for what is no JSON, 422 for what cannot be answered.
    package static func read(_ document: [UInt8], _ snapshot: Snapshot) throws(Problem) -> TransitionRequest {
        let text = try JSONDocument.reading(document)
        return try DecodingNotes.decode { notes in notes.transitionRequest(text.root, snapshot) }.value
    }
}
