import AdaptiveLayout
package import JSONWire
import MicroHTTP

/// The loaded policies as resources: `/v1/policies` and `/v1/policies/{id}`.
package struct PolicyRoutes: Sendable {
    private let policies: @Sendable () -> PolicySet

    /// Makes the resources of the set that is current when a call comes.
    package init(policies: @escaping @Sendable () -> PolicySet) {
        self.policies = policies
    }

    /// Both routes.
    package var routes: [Route] {
        [
            Route("/v1/policies", ["GET": .reading { call throws(Problem) in try list(call) }]),
            Route("/v1/policies/{id}", ["GET": .reading { call throws(Problem) in try show(call) }]),
        ]
    }

    private func list(_ call: Call) throws(Problem) -> Reply {
        try call.parameters.expect(only: [])
        let policies = policies()
        let tag = EntityTag(policies.digest)
        return try call.answer(under: tag) {
            var writer = JSONWriter(capacity: 16_384)
            writer.value(policies)
            return Reply(.json, .bytes(writer.finish()), caching: .revalidate(tag))
        }
    }

    private func show(_ call: Call) throws(Problem) -> Reply {
        try call.parameters.expect(only: [])
        let policies = policies()
        let id = call.variable ?? ""
        guard let policy = policies[id] else { throw .unknownPolicy(id, in: policies) }
        let tag = EntityTag(policy.digest)
        return try call.answer(under: tag) {
            Reply(.json, .bytes(policy.document), caching: .revalidate(tag))
        }
    }
}

extension PolicySet: JSONWritable {
    /// Writes the listing: each policy's id, title, digest and sources.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.array("policies") { writer in
                for policy in policies {
                    writer.object { writer in
                        writer.member("id", policy.policy.id)
                        writer.member("title", policy.policy.title)
                        writer.member("digest", policy.digest)
                        writer.member("sources", policy.policy.sources)
                    }
                }
            }
            writer.member("digest", digest)
        }
    }
}

extension Problem {
    /// A path to a policy that is not loaded.
    static func unknownPolicy(_ id: String, in policies: PolicySet) -> Problem {
        let nearest = NearestName.nearest(to: id, among: policies.policies.lazy.map(\.policy.id))
        let hint = nearest.map { " The nearest id is \($0)." } ?? ""
        let problem = Problem(.unknownPolicy, "There is no policy with the id \"\(id.shortened)\".\(hint)")
        return nearest.map { problem.with("nearest", .text($0)) } ?? problem
    }
}
