import MicroHTTP

/// How an operation finds the answers that it gave before.
package final class AnswerMemory: Sendable {
    /// What of a request an answer follows from.
    package enum Key: Sendable {
        case body
        case query
    }

    private let key: Key
    private let policies: @Sendable () -> PolicySet

    /// Makes the memory of an operation that answers by the policies in force.
    package init(by key: Key, of policies: @escaping @Sendable () -> PolicySet) {
        self.key = key
        self.policies = policies
    }

    /// The answer that the same request had before, which is counted once more; nil where none is kept.
    func answer(to request: Request) -> RecentAnswers.Answer? {
        switch key {
        case .body: policies().recentAnswer(toBodyOf: request)
        case .query: policies().recentAnswer(toQueryOf: request)
        }
    }

    /// Whether a request gets the answer that another one with the same head had, if that stands.
    func gives(_ answer: RecentAnswers.Answer, againTo request: Request) -> Bool {
        switch key {
        case .body: request.hasBody(answer.request)
        case .query: request.exceededBodyLimit == nil
        }
    }
}
