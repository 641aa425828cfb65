package import MicroHTTP
import Synchronization

/// The service: its data, its routes, and the pipeline that requests go through.
package final class Service: Sendable {
    /// The handlers for the server.
    package let handlers: Handlers
    private let phase = ServicePhase()
    private let watch = ServerWatch()

    /// Makes the service from what the binary carries, and from policies that may be loaded again at any time.
    ///
    /// - Parameters:
    ///   - build: What answers here.
    ///   - store: The policies.
    ///   - rules: Who may ask, and what replies say beside their content.
    ///   - log: Where requests are logged; nil for nowhere.
    /// - Throws: `EmbeddedFileFault` where the binary was built wrongly.
    package init(
        build: BuildInformation, policies store: PolicyStore, rules: ServiceRules = ServiceRules(), log: Log? = nil
    ) throws(EmbeddedFileFault) {
        let health = HealthCheck(build: build, policies: store, tokens: rules.tokens)
        let routes =
            ProbeRoutes.routes(phase: { [phase] in phase.current }, health: health.health)
            + (try ServiceRoutes(build: build, policies: store).all)
        let tally = RequestTally(templates: routes.map(\.template) + [MetricsRoute.path])
        let metrics = ServiceMetrics(
            build: build, requests: tally, policies: store, rules: rules, watch: watch, log: log)
        let router = Router(routes + [MetricsRoute.route(metrics.text)])
        let pipeline = Pipeline(router: router, rules: rules)
        handlers = Handlers(
            admit: pipeline.admit, respond: pipeline.respond, repeats: pipeline.repeats, refuse: pipeline.refuse,
            completed: { request, completion in
                func note(_ record: CallRecord?) {
                    tally.count(record, completion, in: request.lane)
                    log?.write(request, record, completion)
                }
                request.lentCompanion.use(as: CallRecord.self) { note($0) } ?? note(nil)
            },
            report: { log?.write(libraryLine: $0) })
    }

    /// Says that requests will succeed from now on, by this server.
    package func becomeReady(behind server: Server) {
        watch.follow(server)
        phase.current = .serving
    }

    /// Says that the service will stop: `/readyz` fails from now on, everything else is answered.
    package func beginDrain() {
        phase.current = .stopping
    }
}

/// How far a service has come, for any thread to see.
private final class ServicePhase: Sendable {
    private let state = Mutex(Health.Phase.starting)

    var current: Health.Phase {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}
