import MicroHTTP
import Synchronization

/// A set of counters that many threads count up without waiting for each other.
///
/// Each thread counts in one of a few copies, so that two threads seldom touch the same memory; a reader adds the
/// copies up. Counting takes no lock and no memory.
package final class CounterBank: Sendable {
    private static let copyBits = 3

    /// The number of counters.
    package let count: Int
    private let copies: [Copy]

    /// Makes counters that are all 0.
    package init(count: Int) {
        self.count = count
        copies = (0..<1 << Self.copyBits).map { _ in Copy(count: count) }
    }

    /// Counts up.
    package func add(_ amount: UInt64 = 1, to index: Int) {
        let copy = (CurrentThread.number &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.copyBits)
        copies[Int(truncatingIfNeeded: copy)].add(amount, to: index)
    }

    /// What has been counted so far.
    package subscript(index: Int) -> UInt64 {
        copies.reduce(0) { $0 &+ $1.value(of: index) }
    }

    /// One copy of all counters, in pages.
    private final class Copy: Sendable {
        private let pages: [Page]

        init(count: Int) {
            pages = (0..<(count + Page.size - 1) / Page.size).map { _ in Page() }
        }

        func add(_ amount: UInt64, to index: Int) {
            pages[index / Page.size].counters[index % Page.size].add(amount, ordering: .relaxed)
        }

        func value(of index: Int) -> UInt64 {
            pages[index / Page.size].counters[index % Page.size].load(ordering: .relaxed)
        }
    }

    private final class Page: Sendable {
        static let size = 64

        let counters = InlineArray<64, Atomic<UInt64>> { _ in Atomic(0) }
    }
}
