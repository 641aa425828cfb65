import Synchronization

/// One listener: its socket and its daemon.
final class Station: Sendable {
    private enum Parts: ~Copyable {
        case listening(Daemon, ListeningSocket)
        case finishing(Daemon, ListeningSocket)
        case stopped
    }

    /// Where it listens.
    let address: BoundAddress
    private let parts: Mutex<Parts>

    init(_ configuration: ListenerConfiguration, state: ServerState) throws(StartFault) {
        let tls = if let files = configuration.tls { try TLSText(files) } else { TLSText?.none }
        var socket = try ListeningSocket.open(configuration.address)
        address = socket.address
        do throws(StartFault) {
            let daemon = try Daemon(
                listener: Listener(name: configuration.name, state: state), socket: socket, tls: tls)
            parts = Mutex(.listening(daemon, socket))
        } catch {
            socket.leaveToLibrary()
            throw error
        }
    }

    /// Refuses new clients from now on.
    func stopListening() {
        parts.withLock { parts in
            switch consume parts {
            case .listening(let daemon, let socket):
                daemon.stopAccepting(from: socket)
                parts = .finishing(daemon, socket)
            case let other:
                parts = other
            }
        }
    }

    /// Ends the threads and closes what is left of the connections.
    func stop() {
        stopListening()
        parts.withLock { parts in
            // The library's threads end before the descriptor that they know is free.
            if case .finishing(let daemon, let socket) = consume parts {
                _ = consume daemon
                _ = consume socket
            }
            parts = .stopped
        }
    }
}
