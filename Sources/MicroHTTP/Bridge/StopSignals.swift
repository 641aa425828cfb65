internal import Glibc

/// Signals held back from all threads so that one thread can wait for them.
package struct StopSignals: Sendable {
    /// A signal that a service obeys.
    package enum Signal: Int32, Sendable, CaseIterable {
        /// SIGHUP: read the configuration again.
        case reload = 1
        /// SIGINT: stop.
        case interrupt = 2
        /// SIGTERM: stop.
        case terminate = 15
    }

    /// Holds the signals back in this thread and in those that it starts from now on.
    package init() {
        var signals = Self.set
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for the next of them.
    package func next() -> Signal {
        var signals = Self.set
        var number: Int32 = 0
        while true {
            unsafe sigwait(&signals, &number)
            if let signal = Signal(rawValue: number) { return signal }
        }
    }

    /// Waits for the next of them, at most that long; nil where none has come.
    package func next(within time: Duration) -> Signal? {
        let end = MonotonicTime.now() &+ time.nanoseconds
        var signals = Self.set
        while true {
            let now = MonotonicTime.now()
            let left = end > now ? end - now : 0
            var rest = timespec(tv_sec: Int(left / 1_000_000_000), tv_nsec: Int(left % 1_000_000_000))
            let number = unsafe sigtimedwait(&signals, nil, &rest)
            if let signal = Signal(rawValue: number) { return signal }
            guard number < 0 && errno == EINTR else { return nil }
        }
    }

    private static var set: sigset_t {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in Signal.allCases { unsafe sigaddset(&signals, signal.rawValue) }
        return signals
    }
}
