import MicroHTTP
import Testing

@Test func `A GET and a POST on one connection are both answered`() throws {
    let (server, port) = try EchoService.start()
    let client = try RawClient(port: port)
    client.send("GET /a?b=%2F HTTP/1.1\r\nHost: x\r\n\r\n")
    client.send("POST http://x/p HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello")
    let received = client.readToEnd()
    #expect(received.statuses == [200, 200])
    #expect(received.text.contains("GET /a b=%2F "))
    #expect(received.text.hasSuffix("POST /p - hello"))
    #expect(received.isClosed)
    server.stop(deadline: .seconds(1))
}
