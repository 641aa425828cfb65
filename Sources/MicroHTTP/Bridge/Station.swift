import Synchronization

/// One listener: its socket and its daemon.
final class Station: Sendable {
    private struct Parts: ~Copyable {
        var daemon: Daemon?
        var socket: ListeningSocket?
    }

    /// Where it listens.
    let address: BoundAddress
    private let parts: Mutex<Parts>

    init(_ configuration: ListenerConfiguration, state: ServerState) throws(StartFault) {
        let tls = if let files = configuration.tls { try TLSText(files) } else { TLSText?.none }
        let socket = try ListeningSocket.open(configuration.address)
        address = socket.address
        let daemon = try Daemon(
            listener: Listener(name: configuration.name, state: state), socket: socket, tls: tls)
        parts = Mutex(Parts(daemon: daemon, socket: socket))
    }

    /// Refuses new clients from now on.
    func stopListening() {
        parts.withLock { parts in
            parts.daemon?.stopAccepting(from: parts.socket?.descriptor)
            parts.socket = nil
        }
    }

    /// Ends the threads and closes what is left of the connections.
    func stop() {
        stopListening()
        parts.withLock { $0.daemon = nil }
    }
}
