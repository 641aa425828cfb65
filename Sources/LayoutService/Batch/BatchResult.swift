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

/// A decision with what it was asked by, or why there is none.
enum BatchOutcome {
    case decision(Decision, DecodingNotes.Outcome<DecisionRequest>)
    case problem(Problem)

    /// Decides what a decoder makes of an item.
    init(
        in snapshot: Snapshot, decode: () throws(Problem) -> DecodingNotes.Outcome<DecisionRequest>
    ) {
        do throws(Problem) {
            let request = try decode()
            self = .decision(snapshot.decide(request.value), request)
        } catch {
            self = .problem(error)
        }
    }

    /// Whether there is no decision.
    var isProblem: Bool {
        if case .problem = self { true } else { false }
    }
}

extension JSONWriter {
    /// Writes `{"id", "status", "decision"}`, or `problem` in place of the decision.
    mutating func batchResult(_ outcome: BatchOutcome, at place: BatchPlace, _ options: DecisionOptions) {
        object { writer in
            switch place {
            case .id(let id): writer.member("id", id)
            case .line(let line): writer.member("line", line)
            case .index(let index): writer.member("index", index)
            }
            switch outcome {
            case .decision(let decision, let request):
                writer.member("status", 200)
                writer.name("decision")
                writer.decision(decision, of: request.value, options, request.unknownMemberNotes)
            case .problem(let problem):
                writer.member("status", problem.type.status)
                writer.member("problem", problem)
            }
        }
    }
}
