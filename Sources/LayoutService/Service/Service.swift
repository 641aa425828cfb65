import AdaptiveLayout
package import MicroHTTP
import Synchronization

/// The service: its data, its routes, and the pipeline that requests go through.
package final class Service: Sendable {
    /// The handlers for the server.
    package let handlers: Handlers
    private let phase: Phase

    /// Makes the service from what the binary carries, and from policies that may be loaded again at any time.
    ///
    /// - Throws: `EmbeddedFileFault` where the binary was built wrongly.
    package init(build: BuildInformation, policies store: PolicyStore) throws(EmbeddedFileFault) {
        let catalogue = try DeviceFile.catalogue()
        let snapshot: @Sendable () -> Snapshot = { Snapshot(catalogue: catalogue, policies: store.current) }
        let phase = Phase()
        var routes = ProbeRoutes.routes(isReady: { phase.isReady })
        routes.append(DecisionRoute.route(snapshot: snapshot))
        routes.append(BatchRoute.route(snapshot: snapshot))
        routes.append(MatrixRoute.route(snapshot: snapshot))
        routes.append(CheckRoute.route(runner: { CheckRunner(snapshot()) }))
        routes.append(PictureRoute.route(snapshot: snapshot))
        routes += DeviceRoutes(catalogue: catalogue).routes
        routes += PolicyRoutes(policies: { store.current }).routes
        routes += AnalysisRoutes(snapshot: snapshot).routes
        routes.append(TransitionRoute.route(snapshot: snapshot))
        routes.append(VersionRoute.route(build, policies: { store.current.digest }))
        routes += try DocumentRoutes.routes()
        let pipeline = Pipeline(router: Router(routes))
        self.phase = phase
        handlers = Handlers(admit: pipeline.admit, respond: pipeline.respond, refuse: pipeline.refuse)
    }

    /// Says that requests will succeed from now on.
    package func becomeReady() {
        phase.isReady = true
    }

    /// Says that the service will stop: `/readyz` fails from now on, everything else is answered.
    package func beginDrain() {
        phase.isReady = false
    }
}

/// Whether a request would succeed now.
private final class Phase: Sendable {
    private let ready = Atomic<Bool>(false)

    var isReady: Bool {
        get { ready.load(ordering: .acquiring) }
        set { ready.store(newValue, ordering: .releasing) }
    }
}
