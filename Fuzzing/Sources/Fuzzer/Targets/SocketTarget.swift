import Glibc
import LayoutService
import MicroHTTP

extension FuzzTarget {
    /// Bytes on a connection, which is then half closed: the server replies with HTTP or with nothing, ends the
    /// connection, and goes on to answer others with the descriptors that it had.
    static let socket = FuzzTarget(name: "socket") { text in
        let server = unsafe RunningServer.only
        let reply = server.exchange(text)
        demand(reply.isEmpty || reply.starts(with: Array("HTTP/1.".utf8)), "a reply is HTTP")
        guard server.countExchange() % 64 == 0 else { return }
        let probe = server.exchange(Array("GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
        demand(probe.starts(with: Array("HTTP/1.1 200".utf8)), "the server lives")
        demand(server.hasFewDescriptors, "closed connections leave no descriptor")
    }
}

/// The service behind a server of this process on a free port, which lives as long as the process.
private final class RunningServer {
    // Safety: libFuzzer calls from one thread.
    nonisolated(unsafe) static let only = RunningServer()

    private let service: Service
    private let server: Server
    private let port: UInt16
    private var exchanges = 0
    private var descriptorsAtFirst: Int32?

    private init() {
        do {
            let store = try PolicyStore(builtIn: BuiltInPolicies.load(), directory: nil)
            service = try Service(build: BuildInformation(version: "0", commit: ""), policies: store)
            let listener = ListenerConfiguration(.tcp(host: "127.0.0.1", port: 0))
            server = try Server(Configuration(listeners: [listener]), handlers: service.handlers)
        } catch {
            fatalError("the server does not start: \(error)")
        }
        guard case .tcp(_, let port) = server.addresses[0] else { fatalError("the server has no port") }
        self.port = port
        service.becomeReady(behind: server)
    }

    func countExchange() -> Int {
        exchanges += 1
        return exchanges
    }

    /// Whether the lowest free descriptor is near the one of the first call: the library keeps a few to spare.
    var hasFewDescriptors: Bool {
        let lowest = dup(0)
        close(lowest)
        let first = descriptorsAtFirst ?? lowest
        descriptorsAtFirst = first
        return lowest <= first + 64
    }

    /// Sends the bytes and that nothing more will come, and reads until the other side ends the connection.
    func exchange(_ bytes: [UInt8]) -> [UInt8] {
        let descriptor = connected()
        defer { close(descriptor) }
        _ = unsafe send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        shutdown(descriptor, Int32(SHUT_WR))
        var received: [UInt8] = []
        while true {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            var ready: Int32 = 0
            // The fuzzer's own alarm interrupts the wait every few seconds.
            repeat { ready = unsafe poll(&wait, 1, 15_000) } while ready < 0 && errno == EINTR
            demand(ready > 0, "a half-closed connection is ended")
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
                filled = unsafe max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
            }
            if piece.isEmpty { return received }
            received += piece
        }
    }

    private func connected() -> Int32 {
        let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = unsafe withUnsafeBytes(of: &address) { bytes in
            unsafe connect(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, size)
        }
        demand(result == 0, "the server accepts connections")
        return descriptor
    }
}
