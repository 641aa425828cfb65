import MicroHTTP

/// The describing fields of every operation's usual success, made once for all replies.
struct UsualFields: Sendable {
    /// By route, method and whether the reply is revalidated; nil where the route does not have the method.
    private let sets: [SharedFields?]

    /// Makes the fields for the routes of a router, in the order of their numbers.
    init(routes: [Route], dependsOnOrigin: Bool) {
        sets = routes.flatMap { route in
            Method.allCases.flatMap { method in
                [false, true].map { isRevalidated in
                    route.operation(for: method).map { operation in
                        let description = ReplyDescription(route, method, operation, isRevalidated: isRevalidated)
                        return SharedFields(description.fields(dependsOnOrigin: dependsOnOrigin))
                    }
                }
            }
        }
    }

    /// The fields of a reply; nil where it is not its operation's usual success.
    func fields(of reply: Reply, _ record: CallRecord) -> SharedFields? {
        guard reply.status == 200, reply.vary.isEmpty, let match = record.match,
            let usual = record.operation?.produces.first,
            reply.mediaType == usual, reply.isNegotiated == (match.route.kind == .resource)
        else { return nil }
        return set(record, isRevalidated: reply.isRevalidated)
    }

    /// The fields of an operation's usual success that caches keep and ask about each time.
    func revalidatedFields(_ record: CallRecord) -> SharedFields? {
        set(record, isRevalidated: true)
    }

    private func set(_ record: CallRecord, isRevalidated: Bool) -> SharedFields? {
        guard let match = record.match, let method = record.method else { return nil }
        let index = (match.number * Method.count + method.rawValue) * 2 + (isRevalidated ? 1 : 0)
        return index < sets.count ? sets[index] : nil
    }
}
