import JSONWire
import MicroHTTP

/// `/v1/matrix`: decisions over devices, orientations, windows, policies and versions, as JSON or as a table.
package enum MatrixRoute {
    /// The route, which looks requests up in the snapshot that is current when they come.
    package static func route(snapshot: @escaping @Sendable () -> Snapshot) -> Route {
        let operation = Operation.taking(
            giving: [.json, .csv, .markdown, .html],
            answer: { call throws(Problem) in try answer(call, snapshot()) })
        return Route("/v1/matrix", ["POST": operation])
    }

    private static func answer(_ call: Call, _ snapshot: Snapshot) throws(Problem) -> Reply {
        try call.parameters.expect(only: [])
        let rows = try MatrixRows.reading(call.body(), snapshot)
        let stream = MatrixStream(rows, as: MatrixTable(call.replyType))
        var reply = Reply(call.replyType, .stream { stream.next() })
        if call.replyType == .html { reply.headers = Reply.stillPageHeaders }
        return reply
    }
}

extension MatrixRows {
    /// The rows that a matrix request asks for, each known to have a decision.
    ///
    /// - Throws: 400 for what is no JSON, 413 for too many rows, 422 for what cannot be answered.
    package static func reading(_ text: [UInt8], _ snapshot: Snapshot) throws(Problem) -> MatrixRows {
        let document = try JSONDocument.reading(text)
        let matrix = try DecodingNotes.decode { notes in notes.matrixRequest(document.root, snapshot) }.value
        let rows = try MatrixRows(matrix, snapshot)
        try rows.validate()
        return rows
    }
}

extension MatrixTable {
    /// The table of a media type; nil for JSON.
    fileprivate init?(_ type: MediaType) {
        switch type {
        case .csv: self = .csv
        case .markdown: self = .markdown
        case .html: self = .html
        default: return nil
        }
    }
}
