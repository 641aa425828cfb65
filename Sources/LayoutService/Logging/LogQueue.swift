package import MicroHTTP
import Synchronization

/// Lines that wait to be written, so many at most.
///
/// Whoever logs writes its line here and goes on; a line that finds the queue full is counted and dropped. Calls may
/// come from any thread.
package final class LogQueue: Sendable {
    private struct Pending: ~Copyable {
        var text = TextBuffer(capacity: 16_384)
        var lineCount = 0
        var timestamp = Timestamp()
        var clocks = ClockPair()

        /// Begins a line with its first member, the time.
        mutating func begin(at time: WallTime) {
            timestamp.update(to: time)
            timestamp.write(to: &text)
        }
    }

    private let limit: Int
    private let pending = Mutex(Pending())
    private let dropped = Atomic<UInt64>(0)

    /// Makes a queue of so many lines at most.
    package init(limit: Int = 4_096) {
        self.limit = limit
    }

    /// How many lines found no room.
    package var droppedLines: UInt64 { dropped.load(ordering: .relaxed) }

    /// Whether a line would find room; if not, it counts as dropped, so that nobody need write it.
    package func hasRoom() -> Bool {
        guard pending.withLock({ $0.lineCount >= limit }) else { return true }
        dropped.add(1, ordering: .relaxed)
        return false
    }

    /// Appends a line, unless there is no room.
    ///
    /// - Parameters:
    ///   - object: A JSON object with at least one member; the time is put in front of it.
    ///   - time: When it happened.
    /// - Returns: Whether the queue was empty before, so that somebody should be told.
    package func append(_ object: [UInt8], at time: WallTime = .now()) -> Bool {
        append { pending in
            pending.begin(at: time)
            pending.text.append(UInt8(ascii: ","))
            pending.text.append(Array(object.dropFirst()))
        }
    }

    /// Appends a line, unless there is no room.
    ///
    /// - Parameters:
    ///   - moment: When it happened, as `MonotonicTime.now()` had it.
    ///   - writeRest: Writes what follows the time: a comma, and the object up to its end. It must be quick.
    /// - Returns: Whether the queue was empty before, so that somebody should be told.
    @inline(__always)
    func append(at moment: UInt64, _ writeRest: (inout TextBuffer) -> Void) -> Bool {
        append { pending in
            pending.begin(at: pending.clocks.wallTime(at: moment))
            writeRest(&pending.text)
        }
    }

    @inline(__always)
    private func append(_ write: (inout Pending) -> Void) -> Bool {
        pending.withLock { pending in
            guard pending.lineCount < limit else {
                dropped.add(1, ordering: .relaxed)
                return false
            }
            write(&pending)
            pending.text.append(UInt8(ascii: "\n"))
            pending.lineCount += 1
            return pending.lineCount == 1
        }
    }

    /// Takes all lines, each with its line feed; empty where there is none.
    package func take() -> [UInt8] {
        pending.withLock { pending in
            pending.lineCount = 0
            return pending.text.take()
        }
    }
}
