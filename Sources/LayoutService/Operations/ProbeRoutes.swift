import JSONWire
import MicroHTTP

/// `/livez`, `/readyz` and `/healthz`: whether the process lives, whether a request would succeed, and what is amiss.
package enum ProbeRoutes {
    /// The routes; `phase` is asked anew each time.
    package static func routes(
        phase: @escaping @Sendable () -> Health.Phase, health: @escaping @Sendable (Health.Phase) -> Health
    ) -> [Route] {
        let live = Operation.reading([.json]) { _ in status("pass") }
        let ready = Operation.reading([.json]) { _ throws(Problem) in
            guard phase() == .serving else { throw Problem(.notReady, "The service is starting or stopping.") }
            return status("pass")
        }
        let healthy = Operation.reading([.health, .json]) { _ in health(phase()).reply }
        return [
            Route("/livez", kind: .probe, ["GET": live]), Route("/readyz", kind: .probe, ["GET": ready]),
            Route("/healthz", kind: .probe, ["GET": healthy]),
        ]
    }

    private static func status(_ status: StaticString) -> Reply {
        var writer = JSONWriter(capacity: 64)
        writer.object { $0.member("status", status) }
        return Reply(.json, .bytes(writer.finish()))
    }
}
