import MicroHTTP

/// The describing fields of every operation's usual success, made once for all replies.
struct UsualFields: Sendable {
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

    /// Makes the fields for the routes of a router, in the order of their numbers.
    init(routes: [Route], dependsOnOrigin: Bool) {
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
        guard reply.vary.isEmpty, let match = record.match, let usual = record.operation?.produces.first,
            reply.isNegotiated == (match.route.kind == .resource)
        else { return nil }
        switch (reply.status, reply.mediaType) {
        case (200, usual): return fields(record, reply.isRevalidated ? .revalidated : .notStored)
        case (304, nil) where reply.isRevalidated: return fields(record, .notModified)
        default: return nil
        }
    }

    /// The fields of a kind of reply.
    func fields(_ record: CallRecord, _ kind: Kind) -> SharedFields? {
        guard let match = record.match, let method = record.method else { return nil }
        let index = (match.number * Method.count + method.rawValue) * Kind.allCases.count + kind.rawValue
        return index < sets.count ? sets[index] : nil
    }
}
