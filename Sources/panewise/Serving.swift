import LayoutService
import MicroHTTP

/// A running service, from its start to its exit.
struct Serving {
    private let settings: Settings
    private let signals: StopSignals
    private let log: Log
    private let service: Service
    private let server: Server
    /// Nil where there is no directory of policies, so that they never change.
    private let policyWatcher: PolicyWatcher?
    /// Nil where there is no file with a token, so that it never changes.
    private let tokenWatcher: TokenWatcher?

    /// Starts to listen.
    init(_ effective: EffectiveSettings, inheriting sockets: InheritedSockets?, _ signals: StopSignals) throws {
        let settings = effective.settings
        self.settings = settings
        self.signals = signals
        let configuration = settings.serverConfiguration(inheriting: sockets)
        let rules = try ServiceRules(settings, hasManagementListener: configuration.listeners.count > 1)
        let log = try Log(level: settings.logLevel)
        self.log = log
        let directory = settings.policiesDirectory.map(PolicyDirectory.init)
        let policies = try PolicyStore(builtIn: BuiltInPolicies.load(), directory: directory, report: log.write)
        service = try Service(build: Command.build, policies: policies, rules: rules, log: log)
        policyWatcher = directory == nil ? nil : try PolicyWatcher(policies)
        tokenWatcher = try Self.tokenWatcher(settings, rules, log)
        server = try Server(configuration, handlers: service.handlers)
        service.becomeReady(behind: server)
        log.writeStart(Command.build, urls: server.urls, policies: policies.current, settings: effective)
        ProcessMemory.trim()
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
        log.stop()
    }

    /// Serves until a signal ends it, then drains.
    ///
    /// - Returns: The exit code: 1 where requests were cut off.
    func untilStopped() -> Int32 {
        while signals.next() == .reload { reload() }
        let isComplete = drain()
        log.writeStop(isComplete: isComplete)
        log.stop()
        return isComplete ? 0 : 1
    }

    private func reload() {
        policyWatcher?.reload()
        tokenWatcher?.reload()
    }

    /// Stops without losing a request, unless the time is over or another signal is impatient.
    ///
    /// From SIGTERM on `/readyz` fails and each reply ends its connection, while new clients are still served: whoever
    /// spreads the load needs a moment to learn of the end. Then the listener closes.
    private func drain() -> Bool {
        let deadline = ContinuousClock.now + .seconds(settings.drainTimeout)
        service.beginDrain()
        server.beginDrain()
        log.writeDrain(waitSeconds: settings.drainWait, timeoutSeconds: settings.drainTimeout)
        let wait = min(Duration.seconds(settings.drainWait), .seconds(settings.drainTimeout))
        let isImpatient = isStoppedAgain(within: wait)
        return server.stop(
            deadline: isImpatient ? .zero : deadline - .now, unless: { isStoppedAgain(within: .zero) })
    }

    private func isStoppedAgain(within time: Duration) -> Bool {
        let end = ContinuousClock.now + time
        while let signal = signals.next(within: end - .now) {
            if signal != .reload { return true }
        }
        return false
    }

    private static func tokenWatcher(
        _ settings: Settings, _ rules: ServiceRules, _ log: Log
    ) throws(StartFault) -> TokenWatcher? {
        guard settings.tokenFile != nil, let tokens = rules.tokens else { return nil }
        return try TokenWatcher(tokens, report: log.writeReload)
    }
}

extension CommandFailure.Ending {
    /// How a command ends whose server does not start: a file that it was told to use, and that cannot be, is wrong usage.
    init(failingToStart error: any Error) {
        switch error {
        case is FileFault, is PolicyDirectoryFault, StartFault.unreadableFile: self = .usage
        default: self = .unsuccessful
        }
    }
}
