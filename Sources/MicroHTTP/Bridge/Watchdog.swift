import Synchronization

/// Cuts off clients that are too slow or gone, and sees lingering connections to their end, on a thread of its own.
final class Watchdog: Sendable {
    private let patrol: Patrol
    private let thread: Mutex<WorkerThread?>

    /// Starts the thread.
    init(_ state: ServerState) throws(StartFault) {
        let patrol = Patrol(state)
        guard let thread = WorkerThread({ patrol.run() }) else {
            throw .libraryRefused(reason: "the system has no thread left")
        }
        self.patrol = patrol
        self.thread = Mutex(thread)
    }

    deinit {
        stop()
    }

    /// Ends the thread, and waits for its end.
    func stop() {
        patrol.end()
        thread.withLock { $0 = nil }
    }
}

/// What the watchdog's thread does.
private final class Patrol: Sendable {
    private let state: ServerState
    private let deadlines: Deadlines
    private let hasEnded = Atomic<Bool>(false)

    init(_ state: ServerState) {
        self.state = state
        deadlines = Deadlines(state.limits)
    }

    /// Ends `run` soon.
    func end() {
        hasEnded.store(true, ordering: .relaxed)
        state.wakeup.signal()
    }

    /// Looks after the connections until `end`.
    func run() {
        var nextRound = MonotonicTime.now()
        while !hasEnded.load(ordering: .relaxed) {
            let now = MonotonicTime.now()
            if now >= nextRound {
                makeRound(at: now)
                nextRound = now &+ interval
            }
            state.lingering.drain(at: now)
            state.wakeup.wait(orFor: state.lingering.descriptors, nanoseconds: min(interval, nextRound &- now))
        }
    }

    private var interval: UInt64 {
        // While the server waits for its connections to end, each of them counts.
        state.stage == .closing ? 10_000_000 : deadlines.interval
    }

    private func makeRound(at now: UInt64) {
        let isClosing = state.stage == .closing
        for record in state.registry.snapshot() {
            switch deadlines.verdict(on: record, at: now, isClosing: isClosing) {
            case .leave:
                break
            case .cut:
                if state.registry.cut(record) { state.refusals.add(.slowClient) }
            case .cutIfStuck(let patience):
                if record.isStuck(at: now, for: patience), state.registry.cut(record) {
                    state.refusals.add(.slowClient)
                }
            case .closeIfGone:
                if record.clientState == .gone { state.registry.closeToRequests(record) }
            case .closeIfSilent:
                if record.clientState != .pending { state.registry.closeToRequests(record) }
            }
        }
    }
}
