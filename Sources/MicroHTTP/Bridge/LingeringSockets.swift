internal import Glibc
import Synchronization

/// Connections that were refused while their client was still sending.
///
/// Closing a socket with unread bytes resets the connection, and the reset may overtake the reply (RFC 9112, section
/// 9.6). So a second descriptor of the socket stays open here, and what comes is thrown away, until the client has
/// closed or a bound is reached.
final class LingeringSockets: Sendable {
    private struct Entry {
        let descriptor: Int32
        let deadline: UInt64
        var bytesLeft: Int
    }

    /// Sockets at once; a further one is closed without waiting.
    static let capacity = 16
    private static let patience: UInt64 = 3_000_000_000

    private let entries = Mutex<[Entry]>([])
    private let byteLimit: Int

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    deinit {
        entries.withLock { entries in
            for entry in entries { close(entry.descriptor) }
        }
    }

    /// Whether nothing lingers.
    var isEmpty: Bool {
        entries.withLock { $0.isEmpty }
    }

    /// The sockets that wait for their clients.
    var descriptors: [Int32] {
        entries.withLock { $0.map(\.descriptor) }
    }

    /// Keeps a connection open beyond its end; false where there is no room.
    func add(_ descriptor: Int32) -> Bool {
        let deadline = MonotonicTime.now() &+ Self.patience
        return entries.withLock { entries in
            guard entries.count < Self.capacity else { return false }
            let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else { return false }
            entries.append(Entry(descriptor: copy, deadline: deadline, bytesLeft: byteLimit))
            return true
        }
    }

    /// Throws away what has come, and closes what has ended or had its time; only the watchdog does.
    func drain(at now: UInt64) {
        entries.withLock { entries in
            var remaining: [Entry] = []
            for var entry in entries {
                if now >= entry.deadline || Self.readAway(&entry) {
                    close(entry.descriptor)
                } else {
                    remaining.append(entry)
                }
            }
            entries = remaining
        }
    }

    /// Reads at most one buffer; whether the connection has ended or sent too much.
    private static func readAway(_ entry: inout Entry) -> Bool {
        let count = unsafe withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            unsafe recv(entry.descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        }
        if count < 0 { return errno != EAGAIN && errno != EINTR }
        entry.bytesLeft -= count
        return count == 0 || entry.bytesLeft < 0
    }
}
