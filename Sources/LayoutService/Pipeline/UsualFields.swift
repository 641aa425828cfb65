import MicroHTTP
import Synchronization

/// The describing fields of every operation's usual success, made once for all replies.
final class UsualFields: Sendable {
    /// What a usual reply says.
    enum Kind: Int, CaseIterable {
        /// The content, which nobody keeps.
        case notStored
        /// The content, which caches keep and ask about each time.
        case revalidated
        /// That the caller has the content.
        case notModified
    }

    /// By route, method and kind; nil where the route does not have the method.
    private let sets: [SharedFields?]
    /// Those of replies that vary by more than Accept; there are as many as combinations of client hints that come up.
    private let varied = Mutex<[Variety: SharedFields]>([:])
    private let dependsOnOrigin: Bool

    private struct Variety: Hashable {
        let index: Int
        let vary: [String]
    }

    /// Makes the fields for the routes of a router, in the order of their numbers.
    init(routes: [Route], dependsOnOrigin: Bool) {
        self.dependsOnOrigin = dependsOnOrigin
        sets = routes.flatMap { route in
            Method.allCases.flatMap { method in
                Kind.allCases.map { kind in
                    route.operation(for: method).map { operation in
                        let description = ReplyDescription(route, method, operation, kind)
                        return SharedFields(description.fields(dependsOnOrigin: dependsOnOrigin))
                    }
                }
            }
        }
    }

    /// The fields of a reply; nil where it is not its operation's usual success, nor says that the caller has that.
    func fields(of reply: Reply, _ record: CallRecord) -> SharedFields? {
        guard let match = record.match, let usual = record.operation?.produces.first,
            reply.isNegotiated == (match.route.kind == .resource)
        else { return nil }
        switch (reply.status, reply.mediaType) {
        case (200, usual): return fields(record, reply.isRevalidated ? .revalidated : .notStored, vary: reply.vary)
        case (304, nil) where reply.isRevalidated: return fields(record, .notModified, vary: reply.vary)
        default: return nil
        }
    }

    /// The fields of a kind of reply that varies by some headers beside Accept.
    func fields(_ record: CallRecord, _ kind: Kind, vary: [String]) -> SharedFields? {
        guard let match = record.match, let method = record.method, let operation = record.operation else { return nil }
        let index = (match.number * Method.count + method.rawValue) * Kind.allCases.count + kind.rawValue
        guard index < sets.count else { return nil }
        if vary.isEmpty { return sets[index] }
        return varied.withLock { varied in
            let variety = Variety(index: index, vary: vary)
            if let known = varied[variety] { return known }
            let description = ReplyDescription(match.route, method, operation, kind, vary: vary)
            let fields = SharedFields(description.fields(dependsOnOrigin: dependsOnOrigin))
            varied[variety] = fields
            return fields
        }
    }
}
