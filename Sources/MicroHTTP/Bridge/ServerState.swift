import Synchronization

/// What the listeners, the watchdog and the server's owner share.
final class ServerState: Sendable {
    /// How far the server has come.
    enum Stage: UInt8 {
        /// Business as usual.
        case serving
        /// Each reply ends its connection.
        case draining
        /// The listeners are closed, and connections without a request are cut.
        case closing
    }

    let handlers: Handlers
    let limits: Limits
    let registry: ConnectionRegistry
    let lingering: LingeringSockets
    let refusals = RefusalTally()
    let wakeup = WakeupEvent()
    private let word = Atomic<UInt8>(Stage.serving.rawValue)

    init(handlers: Handlers, limits: Limits) {
        self.handlers = handlers
        self.limits = limits
        registry = ConnectionRegistry(limits)
        lingering = LingeringSockets(byteLimit: limits.bodyInMemory + limits.drainedExcess)
    }

    /// The stage now.
    var stage: Stage {
        Stage(rawValue: word.load(ordering: .relaxed)) ?? .closing
    }

    /// Goes on to a stage; there is no way back.
    func advance(to stage: Stage) {
        _ = word.max(stage.rawValue, ordering: .relaxed)
        wakeup.signal()
    }
}
