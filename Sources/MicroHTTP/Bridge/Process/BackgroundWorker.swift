internal import Glibc
import Synchronization

/// A thread that does its work whenever it is woken, and at the latest after a set time.
///
/// The work runs on that thread alone, with all signals blocked. Everything here may be called from any thread.
package final class BackgroundWorker: Sendable {
    private let loop: WorkLoop
    private let thread: Mutex<WorkerThread?>

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - interval: The longest time between two rounds of work.
    ///   - gathering: How long to wait after being woken, so that more work comes together for one round.
    ///   - work: One round.
    /// - Throws: `StartFault` where the system has no thread left.
    package init(
        every interval: Duration, gathering: Duration = .zero, _ work: @escaping @Sendable () -> Void
    ) throws(StartFault) {
        let loop = WorkLoop(interval: interval.nanoseconds, gathering: gathering.nanoseconds, work: work)
        let started = withSignalsBlocked { WorkerThread({ loop.run() }) }
        guard let started else { throw .libraryRefused(reason: "the system has no thread left") }
        self.loop = loop
        thread = Mutex(started)
    }

    deinit {
        stop()
    }

    /// Asks for a round of work now.
    package func wake() {
        loop.wakeup.signal()
    }

    /// Does one last round, and returns when it is over; work that takes longer than the time is left to itself.
    package func stop(within time: Duration = .seconds(2)) {
        loop.end()
        let end = MonotonicTime.now() &+ time.nanoseconds
        while !loop.isOver && MonotonicTime.now() < end { usleep(1_000) }
        let isOver = loop.isOver
        thread.withLock { thread in
            let last = thread.take()
            if !isOver { last?.detach() }
        }
    }
}

/// What the thread does.
private final class WorkLoop: Sendable {
    let wakeup = WakeupEvent()
    private let interval: UInt64
    private let gathering: UInt64
    private let work: @Sendable () -> Void
    private let hasEnded = Atomic<Bool>(false)
    private let hasFinished = Atomic<Bool>(false)

    init(interval: UInt64, gathering: UInt64, work: @escaping @Sendable () -> Void) {
        self.interval = interval
        self.gathering = gathering
        self.work = work
    }

    /// Whether no more work is done.
    var isOver: Bool { hasFinished.load(ordering: .acquiring) }

    func end() {
        hasEnded.store(true, ordering: .releasing)
        wakeup.signal()
    }

    func run() {
        while !hasEnded.load(ordering: .acquiring) {
            wakeup.wait(orFor: [], nanoseconds: interval)
            if gathering > 0 && !hasEnded.load(ordering: .acquiring) { usleep(UInt32(clamping: gathering / 1_000)) }
            work()
        }
        // What came between the last round and the end.
        work()
        hasFinished.store(true, ordering: .releasing)
    }
}
