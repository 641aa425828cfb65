import Glibc

/// A client that sends bytes as they are and reads what comes.
final class RawClient {
    private let descriptor: Int32

    /// Connects to a port of this machine.
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
        guard result == 0 else { throw ClientFault(code: errno) }
    }

    deinit { close(descriptor) }

    /// Sends the text as UTF-8; a peer that has gone away is no error.
    func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Sends the bytes; a peer that has gone away is no error.
    func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let result = unsafe bytes[sent...].withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard result > 0 else { return }
            sent += result
        }
    }

    /// Reads until the peer ends the connection, or nothing comes for that many milliseconds.
    func readToEnd(patience: Int32 = 2_000) -> Received {
        var bytes: [UInt8] = []
        while true {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&wait, 1, patience) > 0 else { return Received(bytes: bytes, isClosed: false) }
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
                filled = unsafe max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
            }
            if piece.isEmpty { return Received(bytes: bytes, isClosed: true) }
            bytes += piece
        }
    }
}

/// The system's error number.
struct ClientFault: Error {
    let code: Int32
}

/// What a client has received.
struct Received {
    let bytes: [UInt8]
    let isClosed: Bool

    /// The bytes as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The status of each status line, wherever it stands.
    var statuses: [Int] {
        text.split(separator: "HTTP/1.1 ", omittingEmptySubsequences: false).dropFirst().compactMap {
            Int($0.prefix(3))
        }
    }
}
