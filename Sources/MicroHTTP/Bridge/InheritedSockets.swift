internal import Glibc

/// The listening sockets that systemd hands to the process (sd_listen_fds(3)).
package enum InheritedSockets {
    /// The first descriptor that is handed over.
    private static let first: Int32 = 3

    /// The descriptors, in the order of the socket unit; none where they are meant for another process.
    package static func descriptors() -> [Int32] {
        guard let process = variable("LISTEN_PID"), pid_t(process) == getpid(),
            let text = variable("LISTEN_FDS"), let count = Int32(text), count > 0
        else { return [] }
        return Array(first..<first + count)
    }

    private static func variable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}
