internal import Glibc

/// The number of files that the process may have open.
enum FileLimit {
    /// Sees to it that so many connections fit, beside `reserve` other files; raises the soft limit where it may.
    static func require(connections: Int, reserve: Int = 64) throws(StartFault) {
        let needed = rlim_t(connections + reserve)
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
