import Synchronization

/// A running HTTP server: one or more listeners with one set of handlers.
///
/// libmicrohttpd serves each listener with a pool of threads of its own, one per core. Everything here may be called
/// from any thread. A server that is dropped without `stop` stops at once.
package final class Server: Sendable {
    /// Where the listeners listen, in the order of the configuration.
    package let addresses: [BoundAddress]
    /// The same as URLs; see `BoundAddress.url(isTLS:)`.
    package let urls: [String]
    private let state: ServerState
    private let stations: [Station]

    /// Starts to listen; requests are served from now on.
    package init(_ configuration: Configuration, handlers: Handlers) throws(StartFault) {
        let state = ServerState(handlers: handlers, limits: configuration.limits)
        var stations: [Station] = []
        for listener in configuration.listeners {
            stations.append(try Station(listener, state: state))
        }
        self.state = state
        self.stations = stations
        addresses = stations.map(\.address)
        urls = zip(stations, configuration.listeners).map { $0.address.url(isTLS: $1.tls != nil) }
    }

    /// What has been counted so far.
    package var statistics: Statistics {
        var statistics = Statistics()
        state.registry.count(into: &statistics)
        statistics.refusals = state.refusals.counts()
        return statistics
    }

    /// From now on each reply carries `Connection: close`; everything else goes on as before.
    package func beginDrain() {
        state.beginDrain()
    }

    /// Ends the service without losing a request, and returns when nothing is left or the time is over.
    ///
    /// The listeners close at once, so new clients are refused. Requests that have begun are answered, kept-alive
    /// connections without a request are cut.
    ///
    /// - Parameter deadline: how long to wait for requests in flight.
    /// - Returns: whether all of them were answered.
    @discardableResult
    package func stop(deadline: Duration) -> Bool {
        state.beginDrain()
        for station in stations { station.stopListening() }
        for station in stations { station.stop() }
        return state.registry.isEmpty
    }
}

/// One listener: its socket and its daemon.
final class Station: Sendable {
    private struct Parts: ~Copyable {
        // The daemon goes before the socket.
        var daemon: Daemon?
        var socket: ListeningSocket?
    }

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
            parts.daemon?.quiesce()
            parts.socket = nil
        }
    }

    /// Ends the threads and closes what is left of the connections.
    func stop() {
        parts.withLock { $0.daemon = nil }
    }
}
