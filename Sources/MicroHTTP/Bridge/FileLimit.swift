internal import Glibc

/// The number of files that the process may have open.
package enum FileLimit {
    /// Files beside connections: listeners, the library's own, lingering sockets, logs, policies.
    private static let reserve = 32

    /// How many files the process may have open at most; nil where it cannot be told.
    package static var allowed: Int? { current.map { Int(clamping: $0.rlim_max) } }

    /// How many connections the service's listener may have among so many open files; none where it is less than 1.
    package static func connections(of configuration: Configuration, amongFiles allowed: Int) -> Int {
        allowed - (needed(for: configuration) - configuration.limits.connections)
    }

    /// Sees to it that all connections fit, and the excess ones that are only told to come back later.
    ///
    /// It raises the soft limit where that is needed and allowed.
    static func require(_ configuration: Configuration) throws(StartFault) {
        let needed = needed(for: configuration)
        guard var limit = current, limit.rlim_cur < rlim_t(needed) else { return }
        let allowed = limit.rlim_max
        limit.rlim_cur = rlim_t(needed)
        guard allowed >= needed, unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            let files = Int(clamping: allowed)
            let connections = connections(of: configuration, amongFiles: files)
            throw .tooFewFiles(needed: needed, allowed: files, connections: max(0, connections))
        }
    }

    private static func needed(for configuration: Configuration) -> Int {
        configuration.listeners.reduce(reserve) { sum, listener in
            sum + configuration.limits.connections(of: listener.name) + Limits.headroom
        }
    }

    private static var current: rlimit? {
        var limit = rlimit()
        return unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 ? limit : nil
    }
}
