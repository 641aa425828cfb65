import AdaptiveLayout
import JSONWire

/// How a result of a batch says which item it belongs to.
enum BatchPlace {
    /// The caller's id.
    case id(BatchID)
    /// The line of an NDJSON body, from 1.
    case line(Int)
    /// The item's place among a JSON batch's items, from 0.
    case index(Int)
}

extension JSONWriter {
    /// Decides what a decoder makes of an item, and writes `{"id", "status", "decision"}`, or `problem` in place of the
    /// decision.
    ///
    /// - Parameters:
    ///   - place: Which item it is; asked when the item has been decoded.
    ///   - snapshot: What decides.
    ///   - options: How a decision is asked for.
    ///   - decode: Reads the item.
    /// - Returns: Whether there is a decision.
    mutating func batchResult(
        at place: @autoclosure () -> BatchPlace, _ snapshot: Snapshot, _ options: DecisionOptions,
        decode: () throws(Problem) -> DecodingNotes.Outcome<DecisionRequest>
    ) -> Bool {
        do throws(Problem) {
            let request = try decode()
            let decision = snapshot.decide(request.value)
            object { writer in
                writer.member(for: place())
                writer.member("status", 200)
                writer.name("decision")
                writer.decision(decision, of: request.value, options, request.unknownMemberNotes)
            }
            return true
        } catch {
            batchResult(error, at: place())
            return false
        }
    }

    /// Writes a problem that no decoder found: `{"id", "status", "problem"}`.
    mutating func batchResult(_ problem: Problem, at place: BatchPlace) {
        object { writer in
            writer.member(for: place)
            writer.member("status", problem.type.status)
            writer.member("problem", problem)
        }
    }

    private mutating func member(for place: BatchPlace) {
        switch place {
        case .id(let id): member("id", id)
        case .line(let line): member("line", line)
        case .index(let index): member("index", index)
        }
    }
}
