internal import Glibc
import Synchronization

/// Counters in one piece of memory, all 0 at first; pages in which nothing is counted take none.
package final class CounterMemory: Sendable {
    /// The number of counters.
    package let count: Int
    // Safety: the address of as many atomics, which live until deinit. A number, because a pointer is not Sendable.
    private let address: UInt

    /// Makes the counters.
    package init(count: Int) {
        self.count = count
        // Safety: an atomic integer has the size and the bits of the integer; calloc gives fresh pages of zeros.
        address = unsafe UInt(bitPattern: calloc(max(1, count), MemoryLayout<Atomic<UInt64>>.stride))
        precondition(address != 0, "no memory for \(count) counters")
    }

    deinit {
        unsafe free(UnsafeMutableRawPointer(bitPattern: address))
    }

    /// Counts one of them up; others may do so at the same time, unless the thread is the only one that ever counts there.
    package func add(_ amount: UInt64, to index: Int, isAlone: Bool) {
        let counter = unsafe counter(index)
        if isAlone {
            // A locked addition costs as much as the rest of counting.
            unsafe counter.pointee.store(counter.pointee.load(ordering: .relaxed) &+ amount, ordering: .relaxed)
        } else {
            unsafe counter.pointee.wrappingAdd(amount, ordering: .relaxed)
        }
    }

    /// What one of them has counted.
    package subscript(index: Int) -> UInt64 {
        unsafe counter(index).pointee.load(ordering: .relaxed)
    }

    private func counter(_ index: Int) -> UnsafeMutablePointer<Atomic<UInt64>> {
        precondition(index >= 0 && index < count, "there is no counter \(index)")
        let start = unsafe UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
        return unsafe start.assumingMemoryBound(to: Atomic<UInt64>.self) + index
    }
}
