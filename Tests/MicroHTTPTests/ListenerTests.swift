import Glibc
import MicroHTTP
import Testing

@Suite struct ListenerTests {
    private static let get = "GET /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

    @Test func `The URL names the port that was free`() throws {
        let server = try TestServer()
        #expect(server.port != 0)
        #expect(server.server.urls == ["http://127.0.0.1:\(server.port)"])
    }

    @Test(arguments: [
        (BoundAddress.tcp(host: "::1", port: 80), true, "https://[::1]:80"),
        (BoundAddress.tcp(host: "h", port: 8080), false, "http://h:8080"),
        (BoundAddress.unix(path: "/run/a"), false, "unix:/run/a"),
    ])
    func `An address is written as a URL`(_ address: BoundAddress, _ isTLS: Bool, _ url: String) {
        #expect(address.url(isTLS: isTLS) == url)
    }

    @Test func `A running server keeps its port to itself`() throws {
        let server = try TestServer()
        #expect(throws: StartFault.addressInUse("127.0.0.1:\(server.port)")) {
            _ = try TestServer(.tcp(host: "127.0.0.1", port: server.port))
        }
    }

    @Test(arguments: [
        ListenAddress.tcp(host: "192.0.2.1", port: 0), .tcp(host: "no.such.host.invalid", port: 0),
        .unix(path: "/no/such/directory/socket"), .unix(path: String(repeating: "a", count: 200)), .unix(path: ""),
        .inherited(descriptor: 0), .inherited(descriptor: 9_999),
    ])
    func `An address that cannot be had is a fault with a reason`(_ address: ListenAddress) {
        let fault = #expect(throws: StartFault.self) { _ = try TestServer(address) }
        #expect(fault?.description.contains("\n") == false)
    }

    @Test func `A Unix socket serves, and its file goes with the server`() throws {
        let file = TestFile("serves")
        let server = try TestServer(.unix(path: file.path))
        #expect(throws: StartFault.addressInUse("unix:\(file.path)")) { _ = try TestServer(.unix(path: file.path)) }
        let client = try RawClient(path: file.path)
        client.send(Self.get)
        #expect(client.read().statuses == [200])
        server.server.stop(deadline: .seconds(1))
        #expect(!file.exists)
    }

    @Test func `A socket file that nobody listens behind is replaced`() throws {
        let (file, aside) = (TestFile("stale"), TestFile("aside"))
        let server = try TestServer(.unix(path: file.path))
        #expect(file.move(to: aside))
        server.server.stop(deadline: .seconds(1))
        #expect(aside.move(to: file))
        let next = try TestServer(.unix(path: file.path))
        let client = try RawClient(path: file.path)
        client.send(Self.get)
        #expect(client.read().statuses == [200])
        next.server.stop(deadline: .seconds(1))
    }

    @Test(arguments: [false, true])
    func `A file that is no socket stays, and so does a link`(_ isLink: Bool) throws {
        let (file, link) = (TestFile("file-\(isLink)"), TestFile("link-\(isLink)"))
        defer {
            file.remove()
            link.remove()
        }
        try #require(file.write("mine"))
        if isLink { try #require(unsafe symlink(file.path, link.path) == 0) }
        let path = isLink ? link.path : file.path
        let fault = #expect(throws: StartFault.self) { _ = try TestServer(.unix(path: path)) }
        #expect(fault?.description == "cannot listen on unix:\(path): there is a file that is no socket")
        #expect(file.exists && (!isLink || link.exists))
    }

    @Test func `What has taken the place of the socket's file stays when the server ends`() throws {
        let file = TestFile("replaced")
        let server = try TestServer(.unix(path: file.path))
        file.remove()
        defer { file.remove() }
        try #require(file.write("mine"))
        server.server.stop(deadline: .seconds(1))
        #expect(file.exists)
    }

    @Test func `A socket that was opened elsewhere serves under its own address`() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #expect(listen(descriptor, 8) == 0)
        let server = try TestServer(.inherited(descriptor: descriptor))
        #expect(server.port != 0)
        #expect(try server.exchange(Self.get).statuses == [200])
    }

    @Test func `Two listeners are told apart`() throws {
        var handlers = TestService.handlers(TestServer.Log())
        handlers.respond = { request in
            let name = request.listener == .management ? "management" : "service"
            return Response(status: 200, content: .bytes(Array("\(name) \(request.peerAddress)".utf8)))
        }
        let address = ListenAddress.tcp(host: "127.0.0.1", port: 0)
        let listeners = [ListenerConfiguration(address), ListenerConfiguration(address, name: .management)]
        let server = try Server(Configuration(listeners: listeners), handlers: handlers)
        let bodies = try server.addresses.map { address in
            guard case .tcp(_, let port) = address else { return "" }
            let client = try RawClient(port: port)
            client.send(Self.get)
            return client.read().body
        }
        #expect(bodies == ["service 127.0.0.1", "management 127.0.0.1"])
        server.stop(deadline: .seconds(1))
    }

    @Test func `A certificate that is none is a fault`() throws {
        let missing = TLSFiles(certificatePath: "/no/such/file", keyPath: "/no/such/file")
        let wrong = TLSFiles(certificatePath: "/etc/passwd", keyPath: "/etc/passwd")
        for files in [missing, wrong] {
            let listener = ListenerConfiguration(.tcp(host: "127.0.0.1", port: 0), tls: files)
            #expect(throws: StartFault.self) {
                _ = try Server(
                    Configuration(listeners: [listener]), handlers: TestService.handlers(TestServer.Log()))
            }
        }
    }

    /// libmicrohttpd closes the socket of a start that fails; whoever closed it once more would close another's.
    @Test func `A start that fails closes its socket, and no other`() async throws {
        let files = TLSFiles(certificatePath: "/etc/passwd", keyPath: "/etc/passwd")
        let first = try TestServer()
        let port = first.port
        first.server.stop(deadline: .zero)
        let listener = ListenerConfiguration(.tcp(host: "127.0.0.1", port: port), tls: files)
        let others = OwnThread {
            var lost = 0
            for _ in 0..<2_000 {
                let descriptors = (0..<16).map { _ in unsafe open("/dev/null", O_RDONLY) }
                usleep(50)
                for descriptor in descriptors where close(descriptor) != 0 { lost += 1 }
            }
            return lost
        }
        for _ in 0..<200 {
            #expect(throws: StartFault.self) {
                _ = try Server(
                    Configuration(listeners: [listener]), handlers: TestService.handlers(TestServer.Log()))
            }
        }
        #expect(try await others.value == 0)
    }
}
