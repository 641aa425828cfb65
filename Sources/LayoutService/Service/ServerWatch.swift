package import MicroHTTP
import Synchronization

/// What a server has counted, for a service that is made before its server.
package final class ServerWatch: Sendable {
    private let source = Mutex<(@Sendable () -> Statistics)?>(nil)

    /// Makes a watch that sees nothing yet.
    package init() {}

    /// What the server has counted; nothing before `follow`.
    package var statistics: Statistics {
        let source = source.withLock { $0 }
        return source?() ?? Statistics()
    }

    /// Watches a server from now on, without keeping it alive.
    package func follow(_ server: Server) {
        source.withLock { $0 = { [weak server] in server?.statistics ?? Statistics() } }
    }
}
