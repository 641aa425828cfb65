internal import Glibc

/// The number of files that the process may have open.
enum FileLimit {
    /// Files beside connections: listeners, the library's own, lingering sockets, logs, policies.
    private static let reserve = 32

    /// Sees to it that all connections fit, and the excess ones that are only told to come back later.
    ///
    /// It raises the soft limit where that is needed and allowed.
    static func require(_ configuration: Configuration) throws(StartFault) {
        let needed = configuration.listeners.reduce(rlim_t(reserve)) { sum, listener in
            sum + rlim_t(configuration.limits.connections(of: listener.name) + Limits.headroom)
        }
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < needed else {
            return
        }
        let allowed = limit.rlim_max
        limit.rlim_cur = needed
        guard allowed >= needed, unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            throw .tooFewFiles(needed: Int(needed), allowed: Int(clamping: allowed))
        }
    }
}
