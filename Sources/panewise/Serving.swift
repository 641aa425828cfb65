import LayoutService
import MicroHTTP

/// A running service, from its start to its exit.
struct Serving {
    private let settings: Settings
    private let signals: StopSignals
    private let service: Service
    private let server: Server
    /// Nil where there is no directory of policies, so that they never change.
    private let watcher: PolicyWatcher?

    /// Starts to listen.
    init(_ settings: Settings, inheriting sockets: InheritedSockets?, _ signals: StopSignals) throws {
        self.settings = settings
        self.signals = signals
        let directory = settings.policiesDirectory.map(PolicyDirectory.init)
        let policies = try PolicyStore(builtIn: BuiltInPolicies.load(), directory: directory, report: Self.report)
        service = try Service(build: Command.build, policies: policies)
        watcher = directory == nil ? nil : try PolicyWatcher(policies)
        server = try Server(settings.serverConfiguration(inheriting: sockets), handlers: service.handlers)
        service.becomeReady()
    }

    /// Where the service answers.
    var url: String { server.urls[0] }

    /// Writes the ready line: alone on standard output, for whoever started the process.
    func announce() {
        StandardStream.output.writeLine("{\"event\":\"ready\",\"url\":\"\(url)\"}")
    }

    /// Ends at once, for a server that nobody else knows of.
    func end() {
        _ = server.stop(deadline: .zero, unless: { true })
    }

    /// Serves until a signal ends it, then drains.
    ///
    /// - Returns: The exit code: 1 where requests were cut off.
    func untilStopped() -> Int32 {
        while signals.next() == .reload { watcher?.reload() }
        return drain() ? 0 : 1
    }

    /// Stops without losing a request, unless the time is over or another signal is impatient.
    ///
    /// From SIGTERM on `/readyz` fails and each reply ends its connection, while new clients are still served: whoever
    /// spreads the load needs a moment to learn of the end. Then the listener closes.
    private func drain() -> Bool {
        let deadline = ContinuousClock.now + .seconds(settings.drainTimeout)
        service.beginDrain()
        server.beginDrain()
        let wait = min(Duration.seconds(settings.drainWait), .seconds(settings.drainTimeout))
        let isImpatient = isStoppedAgain(within: wait)
        return server.stop(
            deadline: isImpatient ? .zero : deadline - .now, unless: { isStoppedAgain(within: .zero) })
    }

    private static func report(_ reload: PolicyStore.Reload) {
        StandardStream.error.writeLine(reload.logLine)
    }

    private func isStoppedAgain(within time: Duration) -> Bool {
        let end = ContinuousClock.now + time
        while let signal = signals.next(within: end - .now) {
            if signal != .reload { return true }
        }
        return false
    }
}
