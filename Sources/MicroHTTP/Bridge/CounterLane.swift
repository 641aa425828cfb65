import Synchronization

/// Where a thread counts, so that it need not wait for others.
///
/// The first threads that count have a lane of their own each, which goes to another one when they end; those for whom
/// none is left share the last lane.
package struct CounterLane: Sendable {
    /// The number of lanes.
    package static let count = 64

    /// The lane's number, from 0.
    package let number: Int

    /// Whether no other thread counts there.
    package var isOwn: Bool { number < Self.count - 1 }

    /// The lane of the thread that asks.
    package static var current: CounterLane {
        owners.use { $0.lane } ?? CounterLane(number: count - 1)
    }

    private static let owners = ThreadOwned { LaneOwner() }

    /// The lane of one thread, as long as it lives.
    private final class LaneOwner {
        private static let free = Mutex(Array(0..<CounterLane.count - 1))

        let lane: CounterLane

        init() {
            // What one thread has counted, the next one that gets its lane sees, because both hold the lock in turn.
            lane = CounterLane(number: Self.free.withLock { $0.popLast() } ?? CounterLane.count - 1)
        }

        deinit {
            if lane.isOwn { Self.free.withLock { $0.append(lane.number) } }
        }
    }
}
