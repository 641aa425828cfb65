import MicroHTTP

/// A set of counters that many threads count up without waiting for each other.
///
/// Each thread counts in one of a few copies, so that two threads seldom touch the same memory; a reader adds the
/// copies up. Counting takes no lock and no memory.
package final class CounterBank: Sendable {
    private static let copyBits = 3

    /// The number of counters.
    package let count: Int
    /// Counters of one copy, rounded up so that no two copies share a line of the processor's cache.
    private let stride: Int
    private let memory: CounterMemory

    /// Makes counters that are all 0.
    package init(count: Int) {
        self.count = count
        stride = (count + 15) / 8 * 8
        memory = CounterMemory(count: stride << Self.copyBits)
    }

    /// Counts up.
    package func add(_ amount: UInt64 = 1, to index: Int) {
        let copy = (CurrentThread.number &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.copyBits)
        memory.add(amount, to: Int(truncatingIfNeeded: copy) * stride + index)
    }

    /// What has been counted so far.
    package subscript(index: Int) -> UInt64 {
        (0..<1 << Self.copyBits).reduce(0) { $0 &+ memory[$1 * stride + index] }
    }
}
