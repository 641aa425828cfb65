import Glibc

/// A client that sends bytes as they are and reads what comes.
final class RawClient {
    private let descriptor: Int32

    /// Connects to a port of this machine.
    init(port: UInt16) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        descriptor = try Self.connected(AF_INET, &address, MemoryLayout<sockaddr_in>.size)
    }

    /// Connects to a Unix socket.
    init(path: String) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        descriptor = try Self.connected(AF_UNIX, &address, MemoryLayout<sockaddr_un>.size)
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

    /// Says that nothing more will be sent.
    func finishSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Reads until the peer ends the connection, the marker has come, or nothing comes for that long.
    func read(until marker: String? = nil, patience: Duration = .seconds(3)) -> Received {
        var bytes: [UInt8] = []
        while true {
            if let marker, String(decoding: bytes, as: UTF8.self).contains(marker) { break }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&wait, 1, Int32(patience / .milliseconds(1))) > 0 else { break }
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
                filled = unsafe max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
            }
            if piece.isEmpty { return Received(bytes: bytes, isClosed: true) }
            bytes += piece
        }
        return Received(bytes: bytes, isClosed: false)
    }

    /// Reads so many bytes at most of what has come, and says how many there were.
    func take(atMost count: Int) -> Int {
        var bytes = [UInt8](repeating: 0, count: count)
        return unsafe max(0, recv(descriptor, &bytes, count, Int32(MSG_DONTWAIT)))
    }

    /// Sends one byte of the drip now and then until the peer ends the connection; nil where it does not in time.
    func drip(_ drip: String, every interval: Duration, atMost limit: Duration) -> Duration? {
        let clock = ContinuousClock()
        let start = clock.now
        var rest = Array(drip.utf8)[...]
        while clock.now - start < limit {
            if read(patience: interval).isClosed { return clock.now - start }
            if let byte = rest.popFirst() { send([byte]) }
        }
        return nil
    }

    private static func connected<Address>(_ family: Int32, _ address: inout Address, _ size: Int) throws -> Int32 {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        let result = unsafe withUnsafeBytes(of: &address) { bytes in
            unsafe connect(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(size))
        }
        guard result == 0 else {
            let code = errno
            close(descriptor)
            throw ClientFault(code: code)
        }
        return descriptor
    }
}

/// The system's error number.
struct ClientFault: Error, Equatable {
    let code: Int32
}

extension ClientFault {
    /// Nobody listens there.
    static let refused = ClientFault(code: ECONNREFUSED)
}
