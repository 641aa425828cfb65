import JSONWire
import MicroHTTP

/// `/v1/decisions/batch`: many decisions in one call, as JSON or as NDJSON of up to 64 MiB.
package enum BatchRoute {
    /// How long an NDJSON body may be, in bytes.
    package static let lineBodyLimit = 64 * 1_048_576

    /// The route, which looks requests up in the snapshot that is current when a batch comes.
    package static func route(snapshot: @escaping @Sendable () -> Snapshot) -> Route {
        let operation = Operation.taking(
            [.json, .ndjson], giving: [.json, .ndjson],
            bodyLimit: { $0 == .ndjson ? lineBodyLimit : defaultBodyLimit },
            answer: { call throws(Problem) in try answer(call, snapshot()) })
        return Route("/v1/decisions/batch", ["POST": operation])
    }

    private static func answer(_ call: Call, _ snapshot: Snapshot) throws(Problem) -> Reply {
        let options = try DecisionOptions(only: call.parameters)
        // The answer is in the body's own form, which the caller must accept.
        let type = call.bodyType ?? .json
        guard AcceptHeader(call.request.headers("Accept")).best(of: [type]) != nil else {
            throw .notAcceptable([type])
        }
        guard type == .ndjson else {
            return Reply(.json, .bytes(try ItemBatch.answer(call.body(), snapshot, options)))
        }
        return Reply(.ndjson, .stream(stream(of: call.request.body, LineBatch(snapshot, options))))
    }

    /// The answers piece by piece, each made when the client takes it.
    private static func stream(of body: RequestBody, _ batch: LineBatch) -> () -> [UInt8]? {
        var batch = batch
        var slices = BodySlices(body, size: LineBatch.pieceSize)
        var isFinished = false
        return {
            if let slice = slices.next() { return batch.answer(slice) }
            guard !isFinished else { return nil }
            isFinished = true
            return batch.finish()
        }
    }
}

/// A body in slices of limited size, from memory or from the file that it was spooled to.
private struct BodySlices: IteratorProtocol {
    private var pieces: AnyIterator<[UInt8]>
    private var rest: ArraySlice<UInt8> = []
    private let size: Int

    init(_ body: RequestBody, size: Int) {
        self.size = size
        switch body {
        case .bytes(let bytes): pieces = AnyIterator(CollectionOfOne(bytes).makeIterator())
        case .spooled(let spooled): pieces = AnyIterator(spooled.pieces().makeIterator())
        case .tooLarge: pieces = AnyIterator { nil }
        }
    }

    mutating func next() -> ArraySlice<UInt8>? {
        while rest.isEmpty {
            guard let piece = pieces.next() else { return nil }
            rest = piece[...]
        }
        let slice = rest.prefix(size)
        rest = rest[slice.endIndex...]
        return slice
    }
}
