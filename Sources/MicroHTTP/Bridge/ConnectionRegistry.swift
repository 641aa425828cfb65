import Synchronization

/// The open connections of a server.
///
/// libmicrohttpd reports the end of a connection before it closes the socket, so a descriptor found here under the
/// lock is still that connection's.
final class ConnectionRegistry: Sendable {
    private struct State {
        var records: [Int32: ConnectionRecord] = [:]
        var openByListener: [ListenerName: Int] = [:]
        var accepted: UInt64 = 0
        var received: UInt64 = 0
        var sent: UInt64 = 0
    }

    private let state = Mutex(State())
    private let limits: Limits

    init(_ limits: Limits) {
        self.limits = limits
    }

    /// Registers a connection that has just been opened.
    func open(_ descriptor: Int32, on listener: ListenerName) -> ConnectionRecord {
        let now = MonotonicTime.now()
        return state.withLock { state in
            let open = state.openByListener[listener, default: 0] + 1
            let record = ConnectionRecord(
                descriptor: descriptor, isOverCapacity: open > limits.connections(of: listener), openedAt: now)
            state.openByListener[listener] = open
            state.records[descriptor] = record
            state.accepted &+= 1
            return record
        }
    }

    /// Forgets a connection; its socket is closed after that.
    func close(_ record: ConnectionRecord, on listener: ListenerName) {
        let traffic = record.traffic
        state.withLock { state in
            state.records[record.descriptor] = nil
            state.openByListener[listener, default: 1] -= 1
            state.received &+= traffic.received
            state.sent &+= traffic.sent
        }
    }

    /// The open connections at this moment.
    func snapshot() -> [ConnectionRecord] {
        state.withLock { Array($0.records.values) }
    }

    /// Ends a connection's traffic if it is still open; libmicrohttpd then closes it.
    ///
    /// - Returns: whether it was open.
    func cut(_ record: ConnectionRecord) -> Bool {
        whileOpen(record) { $0.shutDown() }
    }

    /// Hears no more from a connection if it is still open; libmicrohttpd closes it when it has answered what came.
    ///
    /// A look at the socket cannot tell a silent client from one whose request the library has taken and not yet parsed:
    /// only this way is neither a request lost nor a silent client kept.
    func closeToRequests(_ record: ConnectionRecord) {
        _ = whileOpen(record) { $0.shutDownReading() }
    }

    private func whileOpen(_ record: ConnectionRecord, _ act: (ConnectionRecord) -> Void) -> Bool {
        state.withLock { state in
            guard state.records[record.descriptor] === record else { return false }
            act(record)
            return true
        }
    }

    /// Whether no connection is open.
    var isEmpty: Bool {
        state.withLock { $0.records.isEmpty }
    }

    /// Sums over the open connections and those that were.
    func count(into statistics: inout Statistics) {
        state.withLock { state in
            statistics.connectionsAccepted = state.accepted
            statistics.connectionsOpen = state.records.count
            statistics.bodyBytesReceived = state.received
            statistics.contentBytesSent = state.sent
            for record in state.records.values {
                let traffic = record.traffic
                statistics.bodyBytesReceived &+= traffic.received
                statistics.contentBytesSent &+= traffic.sent
                statistics.requestsInFlight += record.phase.phase.isInFlight ? 1 : 0
            }
        }
    }
}
