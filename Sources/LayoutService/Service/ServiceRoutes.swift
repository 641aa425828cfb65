import AdaptiveLayout

/// The resources of the service, over the data that the binary carries and the policies in force.
struct ServiceRoutes {
    /// Every resource; the busiest stand first, where they are found first.
    let all: [Route]

    /// Makes the resources.
    ///
    /// - Throws: `EmbeddedFileFault` where the binary was built wrongly.
    init(build: BuildInformation, policies store: PolicyStore) throws(EmbeddedFileFault) {
        let catalogue = try DeviceFile.catalogue()
        let snapshot: @Sendable () -> Snapshot = { Snapshot(catalogue: catalogue, policies: store.current) }
        all =
            try [
                DecisionRoute.route(snapshot: snapshot, policies: { store.current }),
                TransitionRoute.route(snapshot: snapshot),
                BatchRoute.route(snapshot: snapshot),
                MatrixRoute.route(snapshot: snapshot),
                CheckRoute.route(runner: { CheckRunner(snapshot()) }),
                PictureRoute.route(snapshot: snapshot),
                VersionRoute.route(build, policies: { store.current.digest }),
            ]
            + DeviceRoutes(catalogue: catalogue).routes
            + PolicyRoutes(policies: { store.current }).routes
            + AnalysisRoutes(snapshot: snapshot).routes
            + DocumentRoutes.routes()
    }
}
