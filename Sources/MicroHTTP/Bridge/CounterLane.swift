import Synchronization

/// Where a thread counts, so that it need not wait for others.
///
/// The first threads that count have a lane of their own each, which goes to another one when they end; those for whom
/// none is left share lane 0.
package struct CounterLane: Sendable {
    /// The number of lanes.
    package static let count = 64

    /// The lane's number, from 0.
    package let number: Int

    /// Whether no other thread counts there.
    package var isOwn: Bool { number > 0 }

    /// The lane of the thread that asks.
    package static var current: CounterLane {
        owners.use { $0.lane } ?? CounterLane(number: 0)
    }

    /// The lanes in which anything may have been counted.
    package static var reached: Range<Int> { 0..<LaneOwner.reached.load(ordering: .relaxed) }

    private static let owners = ThreadOwned { LaneOwner() }

    /// The lane of one thread, as long as it lives.
    private final class LaneOwner {
        /// The lanes that no thread has, of which the last goes first: one that was given back, or the lowest.
        private static let free = Mutex(Array((1..<CounterLane.count).reversed()))
        /// One more than the highest number of a lane that a thread has had.
        static let reached = Atomic(1)

        let lane: CounterLane

        init() {
            // What one thread has counted, the next one that gets its lane sees, because both hold the lock in turn.
            lane = CounterLane(number: Self.free.withLock { $0.popLast() } ?? 0)
            Self.reached.max(lane.number + 1, ordering: .relaxed)
        }

        deinit {
            if lane.isOwn { Self.free.withLock { $0.append(lane.number) } }
        }
    }
}
