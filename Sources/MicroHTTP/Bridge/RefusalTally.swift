import Synchronization

/// Counts refusals by kind.
///
/// Refusals are rare, so the threads share one word for each kind.
final class RefusalTally: Sendable {
    private let framing = Atomic<UInt64>(0)
    private let targetTooLong = Atomic<UInt64>(0)
    private let headTooLarge = Atomic<UInt64>(0)
    private let expectation = Atomic<UInt64>(0)
    private let bodyTooLarge = Atomic<UInt64>(0)
    private let overCapacity = Atomic<UInt64>(0)
    private let library = Atomic<UInt64>(0)
    private let slowClient = Atomic<UInt64>(0)

    /// Counts one.
    func add(_ refusal: Refusal) {
        withCounter(of: refusal) { _ = $0.wrappingAdd(1, ordering: .relaxed) }
    }

    /// The counts so far, each kind included.
    func counts() -> [Refusal: UInt64] {
        var counts: [Refusal: UInt64] = [:]
        for refusal in Refusal.allCases {
            counts[refusal] = withCounter(of: refusal) { $0.load(ordering: .relaxed) }
        }
        return counts
    }

    private func withCounter<Result>(of refusal: Refusal, _ body: (borrowing Atomic<UInt64>) -> Result) -> Result {
        switch refusal {
        case .framing: body(framing)
        case .targetTooLong: body(targetTooLong)
        case .headTooLarge: body(headTooLarge)
        case .expectation: body(expectation)
        case .bodyTooLarge: body(bodyTooLarge)
        case .overCapacity: body(overCapacity)
        case .library: body(library)
        case .slowClient: body(slowClient)
        }
    }
}
