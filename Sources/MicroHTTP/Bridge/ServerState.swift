import Synchronization

/// What the listeners, the watchdog and the server's owner share.
final class ServerState: Sendable {
    let handlers: Handlers
    let limits: Limits
    let registry: ConnectionRegistry
    let refusals = RefusalTally()
    private let draining = Atomic<Bool>(false)

    init(handlers: Handlers, limits: Limits) {
        self.handlers = handlers
        self.limits = limits
        registry = ConnectionRegistry(limit: limits.connections)
    }

    /// Whether each reply ends its connection by now.
    var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// From now on each reply ends its connection.
    func beginDrain() { draining.store(true, ordering: .relaxed) }
}
