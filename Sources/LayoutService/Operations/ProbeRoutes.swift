import JSONWire
import MicroHTTP

/// `/livez` and `/readyz`: whether the process lives, and whether a request would succeed.
package enum ProbeRoutes {
    /// The routes; `isReady` is asked anew each time.
    package static func routes(isReady: @escaping @Sendable () -> Bool) -> [Route] {
        let live = Operation.reading([.json]) { _ in status("pass") }
        let ready = Operation.reading([.json]) { _ throws(Problem) in
            guard isReady() else { throw Problem(.notReady, "The service is starting or stopping.") }
            return status("pass")
        }
        return [Route("/livez", isProbe: true, ["GET": live]), Route("/readyz", isProbe: true, ["GET": ready])]
    }

    private static func status(_ status: StaticString) -> Reply {
        var writer = JSONWriter(capacity: 64)
        writer.object { $0.member("status", status) }
        return Reply(.json, .bytes(writer.finish()))
    }
}
