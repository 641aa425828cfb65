package import MicroHTTP
import Synchronization

/// Answers that were made lately, for the very same request to get again.
///
/// A decision follows from its request and the loaded policies alone, and callers ask the same things over and over: test
/// suites, page servers, load balancers' checks. A set of policies keeps its own answers, so that none outlives a reload.
/// They are for requests without client hints, on which an answer may depend as well. What is kept is bounded: one answer
/// for each of 256 places, each of at most 1 KiB of request and 4 KiB of answer.
package final class RecentAnswers: Sendable {
    /// An answer with what it takes to give it again.
    package final class Answer: Sendable {
        /// The bytes of the request.
        package let request: [UInt8]
        /// The bytes of the answer, with its tag.
        package let content: RepeatedContent
        /// Its tag.
        package let tag: EntityTag
        /// Request headers, beside Accept, that it depends on.
        package let vary: [String]
        private let term: PolicyTerm
        private let tallyPlace: DecisionTally.Place

        /// Makes an answer of its parts, of the policies' term, and of where a decision like it is counted.
        package init(
            to question: Question, content: [UInt8], tag: EntityTag, vary: [String] = [], headers: [Header] = [],
            term: PolicyTerm, tallyPlace: DecisionTally.Place
        ) {
            request = question.bytes
            self.content = RepeatedContent(content, fields: [tag.field] + headers)
            self.vary = vary
            self.tag = tag
            self.term = term
            self.tallyPlace = tallyPlace
        }

        /// Whether the policies that it follows from are in force still.
        package var stands: Bool { term.lasts }

        /// Counts the decision once more.
        package func count(in lane: CounterLane = .current) {
            tallyPlace.count(in: lane)
        }
    }

    /// Where one answer is kept.
    private struct Place: Sendable {
        var answer: Answer?
        /// The mark of the request that was last asked for here in vain: the second time it is worth keeping.
        var candidate: UInt64 = 0
    }

    /// A request, ready to be looked for.
    package struct Question: Sendable {
        fileprivate let bytes: [UInt8]
        fileprivate let mark: UInt64

        /// Makes a question of a request's bytes; nil where they are too many to be kept.
        package init?(_ bytes: [UInt8]) {
            guard bytes.count <= RecentAnswers.longestRequest else { return nil }
            self.bytes = bytes
            mark = bytes.mark
        }

        fileprivate var place: Int { Int(truncatingIfNeeded: mark >> 56) }
    }

    private static let longestRequest = 1_024
    private static let longestAnswer = 4_096

    private let places = InlineArray<256, Mutex<Place>> { _ in Mutex(Place()) }

    /// Nothing is kept yet.
    package init() {}

    /// The answer to a request of these very bytes; nil where it is not kept.
    package subscript(question: Question) -> Answer? {
        guard let kept = places[question.place].withLock(\.answer) else { return nil }
        return kept.request.equals(question.bytes) ? kept : nil
    }

    /// Keeps an answer if its request has been asked before: requests that come once push nothing out.
    ///
    /// - Parameters:
    ///   - question: The request.
    ///   - answer: Makes what is kept; called only where it will be.
    package func keep(_ question: Question, _ answer: () -> Answer) {
        let mark = question.mark
        let isKnown = places[question.place].withLock { place in
            defer { place.candidate = mark }
            return place.candidate == mark
        }
        guard isKnown else { return }
        let made = answer()
        guard made.content.bytes.count <= Self.longestAnswer else { return }
        places[question.place].withLock { $0.answer = made }
    }
}
