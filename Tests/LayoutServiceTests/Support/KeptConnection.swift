import Glibc

/// A connection to a port of this machine, on which one request may follow another.
final class KeptConnection {
    private let descriptor: Int32

    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe UnsafeRawPointer(pointer).withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, size)
            }
        }
        guard result == 0 else { throw ConnectionFault() }
    }

    deinit {
        close(descriptor)
    }

    /// Sends a text.
    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard unsafe Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw ConnectionFault()
        }
    }

    /// The bytes that come next; none at the end.
    func receive() -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
            filled = unsafe max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
        }
    }

    /// Sends a request with a body of known length, and reads its reply, whose length is known as well.
    func ask(_ method: String, _ target: String, _ fields: [String] = [], body: String = "") throws -> SentReply {
        let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
        let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + fields + length
        try send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
        var received: [UInt8] = []
        while true {
            let piece = receive()
            guard !piece.isEmpty else { throw ConnectionFault() }
            received += piece
            let reply = SentReply(String(decoding: received, as: UTF8.self))
            let isWhole = reply.field("Content-Length").flatMap { Int($0) } == reply.body.utf8.count
            if isWhole || reply.status == 304 { return reply }
        }
    }
}

/// A socket that cannot be used.
struct ConnectionFault: Error {}
