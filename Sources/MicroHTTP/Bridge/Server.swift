internal import Glibc
import Synchronization

/// A running HTTP server: one or more listeners with one set of handlers.
///
/// libmicrohttpd serves each listener with a pool of threads of its own, one per core. Everything here may be called
/// from any thread. A server that is dropped without `stop` ends at once, and so do its requests.
package final class Server: Sendable {
    /// Where the listeners listen, in the order of the configuration.
    package let addresses: [BoundAddress]
    /// The same as URLs; see `BoundAddress.url(isTLS:)`.
    package let urls: [String]
    private let state: ServerState
    private let watchdog: Watchdog
    private let stations: [Station]

    /// Starts to listen; requests are served from now on.
    package init(_ configuration: Configuration, handlers: Handlers) throws(StartFault) {
        let listeners = configuration.listeners
        try FileLimit.require(configuration)
        let state = ServerState(handlers: handlers, limits: configuration.limits)
        (watchdog, stations) = try withSignalsBlocked { () throws(StartFault) in
            let watchdog = try Watchdog(state)
            var stations: [Station] = []
            for listener in listeners {
                stations.append(try Station(listener, state: state))
            }
            return (watchdog, stations)
        }
        self.state = state
        addresses = stations.map(\.address)
        urls = zip(stations, listeners).map { $0.address.url(isTLS: $1.tls != nil) }
    }

    deinit {
        end()
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
        state.advance(to: .draining)
    }

    /// Ends the service without losing a request, and returns when nothing is left or the time is over.
    ///
    /// The listeners close at once, so that new clients are refused. Requests that have begun are answered, connections
    /// without a request are cut.
    ///
    /// - Parameters:
    ///   - deadline: how long to wait for requests in flight.
    ///   - isImpatient: asked every few milliseconds; true ends the waiting.
    /// - Returns: whether all of them were answered.
    @discardableResult
    package func stop(deadline: Duration, unless isImpatient: () -> Bool = { false }) -> Bool {
        let end = MonotonicTime.now() &+ deadline.nanoseconds
        state.advance(to: .draining)
        for station in stations { station.stopListening() }
        state.advance(to: .closing)
        while !(state.registry.isEmpty && state.lingering.isEmpty) && MonotonicTime.now() < end && !isImpatient() {
            usleep(2_000)
        }
        let isComplete = state.registry.isEmpty
        self.end()
        return isComplete
    }

    private func end() {
        for station in stations { station.stop() }
        watchdog.stop()
    }
}
