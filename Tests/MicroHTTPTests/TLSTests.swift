import MicroHTTP
import Testing

@Suite struct TLSTests {
    /// A ClientHello of TLS 1.2 that offers what the test's certificate needs: ECDHE-ECDSA, P-256, SHA-256.
    private static let hello: [UInt8] =
        [0x16, 3, 1, 0, 0x45, 1, 0, 0, 0x41, 3, 3] + [UInt8](repeating: 0, count: 32) + [
            0, 0, 2, 0xC0, 0x2B, 1, 0, 0, 0x16, 0, 10, 0, 4, 0, 2, 0, 0x17, 0, 13, 0, 4, 0, 2, 4, 3, 0, 11, 0, 2, 1, 0,
        ]

    @Test func `A listener with a certificate shakes hands, and does not speak plain HTTP`() throws {
        let (certificate, key) = (TestFile("certificate.pem"), TestFile("key.pem"))
        defer {
            certificate.remove()
            key.remove()
        }
        try #require(certificate.write(TestCertificate.certificate) && key.write(TestCertificate.key))
        let files = TLSFiles(certificatePath: certificate.path, keyPath: key.path)
        let listener = ListenerConfiguration(.tcp(host: "127.0.0.1", port: 0), tls: files)
        let server = try Server(
            Configuration(listeners: [listener]), handlers: TestService.handlers(TestServer.Log()))
        guard case .tcp(_, let port)? = server.addresses.first else { return }
        #expect(server.urls == ["https://127.0.0.1:\(port)"])

        let client = try RawClient(port: port)
        client.send(Self.hello)
        // A handshake record with a ServerHello.
        #expect(client.read(patience: .milliseconds(500)).bytes.prefix(6) == [0x16, 3, 3, 0, 0x52, 2])

        let address = ReadinessProbe.Address.tcp(host: "127.0.0.1", port: port)
        #expect(ReadinessProbe.status(of: address, isTLS: true, within: .seconds(2)) == 200)
        #expect(ReadinessProbe.status(of: address, within: .seconds(2)) == nil)

        let plain = try RawClient(port: port)
        plain.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(plain.read().statuses.isEmpty)
        server.stop(deadline: .zero)
    }

    @Test func `A server that speaks no TLS is not ready by it`() throws {
        let server = try TestServer()
        let address = ReadinessProbe.Address.tcp(host: "127.0.0.1", port: server.port)
        #expect(ReadinessProbe.status(of: address, within: .seconds(2)) == 200)
        #expect(ReadinessProbe.status(of: address, isTLS: true, within: .milliseconds(300)) == nil)
    }
}
