/// When a connection has had its time, in nanoseconds.
struct Deadlines {
    /// What the watchdog does with a connection.
    enum Verdict: Equatable {
        /// Nothing.
        case leave
        /// Cut it off: it has been too slow.
        case cut
        /// Cut it off where its client has taken nothing of the reply for so many nanoseconds.
        case cutIfStuck(for: UInt64)
        /// Hear no more from it where its client will send no more: libmicrohttpd may have missed the end.
        case closeIfGone
        /// Hear no more from it where nothing of a request waits to be read.
        case closeIfSilent
    }

    /// A client that is not wanted need not be given the whole header timeout.
    private static let unwelcome: UInt64 = 2_000_000_000
    /// A client that has just been let in may be about to speak.
    private static let grace: UInt64 = 500_000_000

    /// Four rounds; after the first look behind them, a connection between two requests costs the watchdog no system call.
    private static let freshlyIdle: UInt64 = 1_000_000_000

    private let header: UInt64
    private let request: UInt64
    private let idle: UInt64
    /// How long a client may take nothing of a reply.
    private var reading: UInt64 { max(header, request, idle) }

    init(_ limits: Limits) {
        header = limits.headerTimeout.nanoseconds
        request = limits.requestTimeout.nanoseconds
        idle = limits.idleTimeout.nanoseconds
    }

    /// How often the watchdog looks, so that nobody overstays by more than an eighth.
    var interval: UInt64 {
        min(max(min(header, request, idle) / 8, 10_000_000), 250_000_000)
    }

    /// Judges a connection at a moment.
    func verdict(on record: ConnectionRecord, at now: UInt64, isClosing: Bool) -> Verdict {
        let (phase, since) = record.phase
        // A phase may have begun after the watchdog looked at the clock.
        let age = now > since ? now - since : 0
        switch phase {
        case .opened where age >= (record.isOverCapacity ? min(header, Self.unwelcome) : header): return .cut
        case .opened: return isClosing && age >= Self.grace ? .closeIfSilent : .closeIfGone
        // What waits so long to be read will not be.
        case .idle where !isClosing && age >= idle &+ header: return .cut
        case .idle where isClosing || age >= idle: return .closeIfSilent
        // libmicrohttpd may miss an end that comes along with a request; one that comes later it sees. On a busy machine the
        // first look may come after the time is over, and is taken all the same.
        case .idle: return age < Self.freshlyIdle || !record.wasWatchedInThisPhase() ? .closeIfGone : .leave
        case .head: return age >= header ? .cut : .closeIfGone
        case .body: return age >= request ? .cut : .closeIfGone
        // A reply may take as long as it likes, if it gets on.
        case .replying: return age < interval ? .leave : .cutIfStuck(for: reading)
        }
    }
}
