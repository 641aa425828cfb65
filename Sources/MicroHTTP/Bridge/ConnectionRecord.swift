internal import Glibc
import Synchronization

/// What the watchdog and the metrics know of one connection.
///
/// The thread of the connection writes, others read. With one writer, relaxed loads and stores are enough, and cost
/// what plain ones cost.
final class ConnectionRecord: Sendable {
    /// What the connection is doing.
    enum Phase: UInt64 {
        /// Opened, and no request line yet.
        case opened
        /// Between two requests.
        case idle
        /// From the request line to the end of the head.
        case head
        /// From the end of the head to the end of the body.
        case body
        /// From the end of the request to the end of the reply.
        case replying

        /// Whether a request is in flight.
        var isInFlight: Bool { self != .opened && self != .idle }
    }

    /// What can be said of the client by looking at the socket.
    enum ClientState {
        /// It has sent nothing that is not read yet.
        case silent
        /// Something waits to be read.
        case pending
        /// It will send no more.
        case gone
    }

    /// The socket; it is open as long as the record is registered.
    let descriptor: Int32
    /// Whether the server was full when the connection came.
    let isOverCapacity: Bool
    /// Nanoseconds and, in the lowest three bits, the phase: one word, so that nobody reads half a change.
    private let state: Atomic<UInt64>
    /// The state at the watchdog's last question about it.
    private let watchedState = Atomic<UInt64>(.max)
    /// How far the reply was when the watchdog last saw it get on, and when that was.
    private let watchedProgress = Atomic<UInt64>(.max)
    private let progressedAt = Atomic<UInt64>(0)
    private let received = Atomic<UInt64>(0)
    private let sent = Atomic<UInt64>(0)

    init(descriptor: Int32, isOverCapacity: Bool, openedAt: UInt64) {
        self.descriptor = descriptor
        self.isOverCapacity = isOverCapacity
        state = Atomic(openedAt & ~7 | Phase.opened.rawValue)
    }

    /// The phase, and when what it measures began: body and head count from the request line.
    var phase: (phase: Phase, since: UInt64) {
        let word = state.load(ordering: .relaxed)
        return (Phase(rawValue: word & 7) ?? .replying, word & ~7)
    }

    /// Bytes of request bodies and of reply contents so far.
    var traffic: (received: UInt64, sent: UInt64) {
        (received.load(ordering: .relaxed), sent.load(ordering: .relaxed))
    }

    /// What the client does.
    ///
    /// After the end of the connection the answer may be about another socket.
    var clientState: ClientState {
        var byte: UInt8 = 0
        let count = unsafe recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
        if count > 0 { return .pending }
        return count < 0 && errno == EAGAIN ? .silent : .gone
    }

    /// Enters a phase; only the thread of the connection does.
    func enter(_ phase: Phase, since nanoseconds: UInt64) {
        state.store(nanoseconds & ~7 | phase.rawValue, ordering: .relaxed)
    }

    /// Whether the watchdog has asked before in the phase that lasts; only the watchdog asks.
    func wasWatchedInThisPhase() -> Bool {
        let word = state.load(ordering: .relaxed)
        return watchedState.exchange(word, ordering: .relaxed) == word
    }

    /// Whether the client has taken nothing of the reply for so many nanoseconds, as far as the watchdog has seen; only
    /// the watchdog asks.
    func isStuck(at now: UInt64, for patience: UInt64) -> Bool {
        let progress = SocketProgress(descriptor).bits &+ sent.load(ordering: .relaxed)
        let isNew = !wasWatchedInThisPhase()
        if watchedProgress.exchange(progress, ordering: .relaxed) != progress || isNew {
            progressedAt.store(now, ordering: .relaxed)
        }
        return now &- progressedAt.load(ordering: .relaxed) >= patience
    }

    /// Counts bytes of a request's body.
    func countReceived(_ count: Int) {
        received.store(received.load(ordering: .relaxed) &+ UInt64(count), ordering: .relaxed)
    }

    /// Counts bytes of a reply's content.
    func countSent(_ count: Int) {
        sent.store(sent.load(ordering: .relaxed) &+ UInt64(count), ordering: .relaxed)
    }

    /// Ends the traffic in both directions, whatever is under way; only the registry, which knows that the socket is
    /// open, does.
    func shutDown() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Ends what comes in; only the registry, which knows that the socket is open, does.
    ///
    /// What the socket holds is still read, and a request that is there already is still answered.
    func shutDownReading() {
        shutdown(descriptor, Int32(SHUT_RD))
    }
}
