package import AdaptiveLayout
package import JSONWire
import MicroHTTP

/// A policy with the document that it was read from.
package final class LoadedPolicy: Sendable {
    /// The policy.
    package let policy: Policy
    /// `sha256:` and 64 hexadecimal digits: the digest of the canonical document.
    package let digest: String
    /// The first 128 bits of the digest, for tags of what the policy decides.
    package let digestWords: (first: UInt64, second: UInt64)
    /// The canonical document as JSON.
    package let document: [UInt8]
    /// The members `id` and `digest` as JSON, as every decision names the policy.
    let identification: [UInt8]
    /// The policy's place in the set that it was made for; nil in none.
    let place: Int?

    /// Makes a loaded policy of its parts.
    package convenience init(_ policy: Policy, digest: String, document: [UInt8]) {
        self.init(policy, digest: digest, document: document, at: nil)
    }

    private init(_ policy: Policy, digest: String, document: [UInt8], at place: Int?) {
        self.policy = policy
        self.place = place
        self.digest = digest
        self.document = document
        identification = Self.identification(id: policy.id, digest: digest)
        let digits = digest.dropFirst("sha256:".count)
        digestWords = (
            UInt64(digits.prefix(16), radix: 16) ?? 0, UInt64(digits.dropFirst(16).prefix(16), radix: 16) ?? 0
        )
    }

    /// Makes a loaded policy of a policy: writes its canonical document and digests it.
    package convenience init(_ policy: Policy) {
        var writer = JSONWriter()
        writer.value(policy)
        let document = writer.finish()
        self.init(policy, digest: Self.digest(of: document), document: document)
    }

    /// The same policy at a place in a set.
    func placed(at place: Int) -> LoadedPolicy {
        place == self.place ? self : LoadedPolicy(policy, digest: digest, document: document, at: place)
    }

    static func digest(of text: [UInt8]) -> String {
        "sha256:" + SHA256.hexDigest(of: text)
    }

    private static func identification(id: String, digest: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("id", id)
            writer.member("digest", digest)
        }
        return Array(writer.finish().dropFirst().dropLast())
    }
}

/// All policies that requests can name: an immutable set, swapped whole on a reload.
package final class PolicySet: Sendable {
    /// The policies, in the order in which they are listed.
    package let policies: [LoadedPolicy]
    /// The digest of all policies' digests, in order.
    package let digest: String
    /// How long they are in force.
    package let term = PolicyTerm()
    /// Counts the decisions by these policies.
    package let tally: DecisionTally
    /// Answers that follow from these policies, to the bodies of requests.
    package let recentBodies = RecentAnswers()
    /// Those to queries.
    package let recentQueries = RecentAnswers()
    /// The policy of a request that names none; nil where a set does without.
    package let system: LoadedPolicy?
    /// The places of the policies by what `letters(of:)` makes of their ids: most often that tells one from all others.
    private let byLetters: [[Int]]

    /// Makes a set; of two policies with one id, the first is found.
    package init(_ policies: [LoadedPolicy], digest: String, continuing earlier: DecisionTally? = nil) {
        let policies = policies.enumerated().map { $1.placed(at: $0) }
        self.policies = policies
        self.digest = digest
        tally = DecisionTally(of: policies, continuing: earlier)
        system = policies.first { $0.policy.id == "system" }
        var byLetters = [[Int]](repeating: [], count: 64)
        for (place, policy) in policies.enumerated() {
            byLetters[Self.letters(of: policy.policy.id.utf8.span)].append(place)
        }
        self.byLetters = byLetters
    }

    /// Makes a set and digests it: the SHA-256 of the policies' digests, one a line, in order.
    ///
    /// What the earlier set has counted stays counted.
    package convenience init(_ policies: [LoadedPolicy], continuing earlier: DecisionTally? = nil) {
        let digests = policies.map { $0.digest + "\n" }.joined()
        self.init(policies, digest: LoadedPolicy.digest(of: Array(digests.utf8)), continuing: earlier)
    }

    /// The answer that a request had before by these policies, which is counted once more; nil where none is kept.
    package func recentAnswer(
        to question: RecentAnswers.Question, among answers: RecentAnswers
    ) -> RecentAnswers.Answer? {
        guard let answer = answers[question] else { return nil }
        answer.count()
        return answer
    }

    /// The answer that a request with the same body had.
    func recentAnswer(toBodyOf request: Request) -> RecentAnswers.Answer? {
        guard case .bytes(let document) = request.body, let question = RecentAnswers.Question(document) else {
            return nil
        }
        return recentAnswer(to: question, among: recentBodies)
    }

    /// The answer that a request with the same query had.
    func recentAnswer(toQueryOf request: Request) -> RecentAnswers.Answer? {
        guard request.exceededBodyLimit == nil, let question = RecentAnswers.Question(request.queryBytes) else {
            return nil
        }
        return recentAnswer(to: question, among: recentQueries)
    }

    /// The policy of an id; nil where there is none.
    package subscript(id: String) -> LoadedPolicy? {
        for place in byLetters[Self.letters(of: id.utf8.span)] where policies[place].policy.id == id {
            return policies[place]
        }
        return nil
    }

    /// The policy of an id that stands in a document; nil where there is none.
    ///
    /// It takes no string.
    package func policy(named id: borrowing JSONText) -> LoadedPolicy? {
        for place in byLetters[Self.letters(of: id.utf8)] where id == policies[place].policy.id {
            return policies[place]
        }
        return nil
    }

    /// A number below 64 made of an id's length and three of its letters.
    private static func letters(of id: Span<UInt8>) -> Int {
        guard !id.isEmpty else { return 0 }
        let (first, middle, last) = (Int(id[0]), Int(id[id.count / 2]), Int(id[id.count - 1]))
        return (first &* 7 ^ middle &* 5 ^ last &* 3 ^ id.count) & 63
    }
}
