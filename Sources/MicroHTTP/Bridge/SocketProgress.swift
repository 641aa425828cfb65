internal import Glibc

/// How much of what was sent into a socket its peer has taken: another number after each byte that it takes.
struct SocketProgress {
    /// Where `tcp_info` of linux/tcp.h has `tcpi_bytes_acked`, in words of eight bytes; the C library's own is older.
    private static let acknowledged = 15

    /// The number.
    let bits: UInt64

    /// Asks the system.
    init(_ descriptor: Int32) {
        var information = InlineArray<16, UInt64>(repeating: 0)
        var size = socklen_t(MemoryLayout.size(ofValue: information))
        let result = unsafe getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &information, &size)
        let taken = result == 0 ? information[Self.acknowledged] : 0
        bits = taken > 0 ? taken : Self.unread(descriptor)
    }

    /// What the peer has not taken yet, where the system does not count what it has, as of a Unix socket: a peer that
    /// reads makes it less, though not for long.
    private static func unread(_ descriptor: Int32) -> UInt64 {
        var count: Int32 = 0
        return unsafe ioctl(descriptor, UInt(TIOCOUTQ), &count) == 0 ? UInt64(clamping: count) : 0
    }
}
