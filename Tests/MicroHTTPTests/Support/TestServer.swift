import Glibc
import MicroHTTP
import Synchronization

/// A server for one test, on a free port, with a service that shows what the facade does.
///
/// | path | reply |
/// | --- | --- |
/// | `/echo` | method, target, path, query, version, body |
/// | `/fields?NAME` | the last value and all values of the field NAME |
/// | `/repeats?QUERY` | whether the head and the companion are known, QUERY, the field X-A, the body and a full stop |
/// | `/size` | the number and the sum of the body's bytes; bodies up to 3 MiB |
/// | `/content/KIND` | 200 with that kind of content, `/unchanged/KIND` the same as 304 |
/// | `/held` | empty, when the log lets go: until then the connection's thread is busy |
/// | `/forbidden` | refused in the admission |
/// | `/bad-field` | a field that cannot be sent |
final class TestServer: Sendable {
    let server: Server
    let log = Log()

    /// Starts with limits of its own.
    init(
        _ address: ListenAddress = .tcp(host: "127.0.0.1", port: 0), _ changes: (inout Limits) -> Void = { _ in }
    ) throws {
        var limits = Limits()
        limits.threads = 2
        changes(&limits)
        let configuration = Configuration(listeners: [ListenerConfiguration(address)], limits: limits)
        server = try Server(configuration, handlers: TestService.handlers(log))
    }

    deinit {
        server.stop(deadline: .zero)
    }

    /// The port that it listens on; 0 for a Unix socket.
    var port: UInt16 {
        if case .tcp(_, let port)? = server.addresses.first { port } else { 0 }
    }

    /// A client of its own.
    func connect() throws -> RawClient {
        try RawClient(port: port)
    }

    /// Sends bytes on a connection of their own and reads to its end.
    func exchange(_ text: String, patience: Duration = .seconds(3)) throws -> Received {
        let client = try connect()
        client.send(text)
        return client.read(patience: patience)
    }

    /// What the service has been told, from any thread.
    final class Log: Sendable {
        private let holds = Atomic<Bool>(true)
        private let entries = Mutex<(completions: [Completion], methods: [String], reports: [String])>(([], [], []))

        var completions: [Completion] { entries.withLock { $0.completions } }
        /// The methods of the requests that have ended.
        var methods: [String] { entries.withLock { $0.methods } }
        var reports: [String] { entries.withLock { $0.reports } }

        /// Waits until `letGo`, ten seconds at most.
        func hold() {
            for _ in 0..<10_000 where holds.load(ordering: .relaxed) { usleep(1_000) }
        }

        /// Ends the waiting.
        func letGo() { holds.store(false, ordering: .relaxed) }

        func add(_ completion: Completion, of method: String) {
            entries.withLock { entries in
                entries.completions.append(completion)
                entries.methods.append(method)
            }
        }

        func add(_ report: String) { entries.withLock { $0.reports.append(report) } }
    }
}
