internal import CMicroHTTPD

/// Stands in the place of the system's `epoll_ctl`, and differs in one thing: to take a descriptor out of a set in which
/// it is not succeeds.
///
/// Told to stop accepting, libmicrohttpd 0.9.75 takes the listening socket out of each thread's set, and so does a thread
/// that wakes at that moment. Whichever is second finds it gone, and the library ends the process over that.
@c(epoll_ctl)
package func changePollSet(
    _ set: Int32, _ operation: Int32, _ descriptor: Int32, _ event: UnsafeMutableRawPointer?
) -> Int32 {
    unsafe socket_change_poll_set(set, operation, descriptor, event)
}
