import MicroHTTP

/// A service that echoes method, path and body.
struct EchoService {
    /// The handlers for a server.
    static func handlers() -> Handlers {
        Handlers(
            admit: { _ in .accept(bodyLimit: 1_048_576) },
            respond: { request in
                guard case .bytes(let body) = request.body else { return Response(status: 413) }
                let text = "\(request.method) \(request.path) \(request.query ?? "-") "
                return Response(
                    status: 200, headers: [Header("Content-Type", "text/plain")],
                    content: .bytes(Array(text.utf8) + body))
            },
            refuse: { fault, _ in
                Response(status: fault.status, content: .bytes(Array("\(fault)".utf8)))
            })
    }

    /// Starts a server for it on a free port.
    static func start(limits: Limits = Limits()) throws -> (server: Server, port: UInt16) {
        let listener = ListenerConfiguration(.tcp(host: "127.0.0.1", port: 0))
        let server = try Server(Configuration(listeners: [listener], limits: limits), handlers: handlers())
        guard case .tcp(_, let port)? = server.addresses.first else { throw ClientFault(code: 0) }
        return (server, port)
    }
}
