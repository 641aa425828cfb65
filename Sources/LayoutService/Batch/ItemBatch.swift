import AdaptiveLayout
import JSONWire

/// A JSON batch: `{"defaults", "items": [{"id", "input"}]}`.
package enum ItemBatch {
    /// How many items a batch may have.
    package static let itemLimit = 1_000

    /// Answers a batch's text with `{"results"}`: one result for each item, in order.
    ///
    /// - Throws: 400 for what is no JSON, 413 for too many items, 422 for what is no batch or has an id twice.
    package static func answer(
        _ text: [UInt8], _ snapshot: Snapshot, _ options: DecisionOptions
    ) throws(Problem) -> [UInt8] {
        let document = try JSONDocument.reading(text)
        if let count = document.root["items"]?.count, count > itemLimit { throw .tooManyItems(count) }
        let envelope = try DecodingNotes.decode { notes in notes.batchEnvelope(document.root) }.value
        var writer = JSONWriter(capacity: 65_536)
        writer.object { writer in
            writer.array("results") { writer in
                document.root["items"]?.forEachElement { index, item in
                    let place = envelope.ids[index].map(BatchPlace.id) ?? .index(index)
                    _ = writer.batchResult(at: place, snapshot, options) { () throws(Problem) in
                        try request(of: item, envelope.defaults, snapshot, options)
                    }
                }
            }
        }
        return writer.finish()
    }

    /// Reads an item's input, merged over the defaults.
    private static func request(
        of item: borrowing JSONValue, _ defaults: JSONTree?, _ snapshot: Snapshot, _ options: DecisionOptions
    ) throws(Problem) -> DecodingNotes.Outcome<DecisionRequest> {
        guard let input = item["input"] else {
            return try DecisionRequest.read((defaults ?? .object([])).text, options, snapshot)
        }
        guard let defaults else {
            return try DecodingNotes.decode(unknownMembers: options.unknownMembers) { notes in
                notes.decisionRequest(input, snapshot)
            }
        }
        return try DecisionRequest.read(defaults.merged(with: JSONTree(input)).text, options, snapshot)
    }
}

/// The parts of a batch beside the inputs.
private struct BatchEnvelope {
    var defaults: JSONTree?
    /// The id of each item, nil for an item without one.
    var ids: [BatchID?] = []
    var hasItems = false
}

extension DecodingNotes {
    fileprivate mutating func batchEnvelope(_ value: borrowing JSONValue) -> BatchEnvelope? {
        var envelope = BatchEnvelope()
        let isObject = readObject(value, known: ["defaults", "items"]) { name, value, notes in
            switch name {
            case "defaults":
                guard !value.isNull else { return true }
                if value.kind != .object { notes.fault("This must be an object, not \(value.kindInWords).") }
                envelope.defaults = JSONTree(copy value)
            case "items":
                envelope.hasItems = true
                var first: [BatchID: Int] = [:]
                notes.readArray(value, limit: ItemBatch.itemLimit) { index, value, notes in
                    let id = notes.itemID(value)
                    envelope.ids.append(id)
                    guard let id else { return }
                    if let earlier = first.updateValue(index, forKey: id) {
                        first[id] = earlier
                        notes.fault(at: .member("id"), "Item \(earlier) has this id too.")
                    }
                }
            default: return false
            }
            return true
        }
        guard isObject else { return nil }
        if !envelope.hasItems { fault("A batch needs items, an array that may be empty.") }
        return envelope
    }

    private mutating func itemID(_ value: borrowing JSONValue) -> BatchID? {
        var id: BatchID?
        readObject(value, known: ["id", "input"]) { name, value, notes in
            switch name {
            case "id": id = notes.batchID(value)
            case "input": break
            default: return false
            }
            return true
        }
        return id
    }
}

extension Problem {
    fileprivate static func tooManyItems(_ count: Int) -> Problem {
        Problem(
            .tooManyItems,
            "A batch may have at most \(ItemBatch.itemLimit) items, not \(count). Send NDJSON for more."
        )
        .with("limit", .number(ItemBatch.itemLimit)).with("received", .number(count))
    }
}
