internal import CMicroHTTPD
internal import Glibc

/// Wakes a thread that waits for something else.
struct WakeupEvent: ~Copyable, Sendable {
    /// Readable after `signal`.
    let descriptor: Int32

    /// Makes an event; without descriptors left it wakes nobody, and the waiting thread relies on its clock.
    init() {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    }

    deinit {
        close(descriptor)
    }

    /// Wakes the thread.
    func signal() {
        _ = eventfd_write(descriptor, 1)
    }

    /// Makes ready for the next signal.
    func clear() {
        var count: eventfd_t = 0
        _ = unsafe eventfd_read(descriptor, &count)
    }

    /// Waits for the event, or for something to read on a socket, at most that long.
    func wait(orFor sockets: [Int32], nanoseconds: UInt64) {
        var waits = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        waits += sockets.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let milliseconds = Int32(clamping: nanoseconds / 1_000_000 + 1)
        _ = unsafe poll(&waits, nfds_t(waits.count), milliseconds)
        clear()
    }
}
