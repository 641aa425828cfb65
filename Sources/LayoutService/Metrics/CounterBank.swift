package import MicroHTTP

/// A set of counters that many threads count up without waiting for each other.
///
/// Each thread counts in the copy of its lane; a reader adds the copies up. Counting takes no lock and no memory.
package final class CounterBank: Sendable {
    /// The number of counters.
    package let count: Int
    /// Counters of one copy, rounded up so that no two copies share a line of the processor's cache.
    private let stride: Int
    private let memory: CounterMemory

    /// Makes counters that are all 0.
    package init(count: Int) {
        self.count = count
        stride = (count + 15) / 8 * 8
        memory = CounterMemory(count: stride * CounterLane.count)
    }

    /// Counts up.
    package func add(_ amount: UInt64 = 1, to index: Int, in lane: CounterLane = .current) {
        memory.add(amount, to: lane.number * stride + index, isAlone: lane.isOwn)
    }

    /// What has been counted so far.
    package subscript(index: Int) -> UInt64 {
        CounterLane.reached.reduce(0) { $0 &+ memory[$1 * stride + index] }
    }
}
