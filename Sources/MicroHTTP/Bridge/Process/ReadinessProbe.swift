internal import CMicroHTTPD
internal import Glibc

/// Asks a server on this machine whether it is ready.
package enum ReadinessProbe {
    /// Where the server listens.
    package enum Address: Sendable, Equatable {
        case tcp(host: String, port: UInt16)
        case unix(path: String)
    }

    private static let request = Array("GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)

    /// The status of `GET /readyz`; nil where nobody answers within the time.
    ///
    /// Of a server that speaks TLS the certificate is not verified: it is asked whether it answers, not who it is.
    package static func status(of address: Address, isTLS: Bool = false, within time: Duration) -> Int? {
        guard let descriptor = connected(to: address, within: time) else { return nil }
        defer { close(descriptor) }
        let line = isTLS ? encryptedStatusLine(descriptor, within: time) : plainStatusLine(descriptor)
        return line.flatMap(statusCode)
    }

    private static func plainStatusLine(_ descriptor: Int32) -> [UInt8]? {
        guard unsafe send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else {
            return nil
        }
        return unsafe statusLine { unsafe recv(descriptor, $0, $1, 0) }
    }

    private static func encryptedStatusLine(_ descriptor: Int32, within time: Duration) -> [UInt8]? {
        guard let client = TLSClient(over: descriptor, within: time), client.shakeHands(), client.send(request)
        else { return nil }
        return unsafe statusLine { unsafe client.receive(into: $0, $1) }
    }

    private static func connected(to address: Address, within time: Duration) -> Int32? {
        switch address {
        case .tcp(let host, let port): connectTCP(host, port, within: time)
        case .unix(let path): connectUnix(path, within: time)
        }
    }

    private static func connectTCP(_ host: String, _ port: UInt16, within time: Duration) -> Int32? {
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_NUMERICSERV
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0, let first = unsafe list else { return nil }
        defer { unsafe freeaddrinfo(first) }
        guard let descriptor = unsafe newSocket(first.pointee.ai_family, within: time) else { return nil }
        if unsafe connect(descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    private static func connectUnix(_ path: String, within time: Duration) -> Int32? {
        guard var address = sockaddr_un(path: path), let descriptor = newSocket(AF_UNIX, within: time) else {
            return nil
        }
        let isConnected = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe UnsafeMutableRawPointer(pointer).withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        if isConnected { return descriptor }
        close(descriptor)
        return nil
    }

    /// A socket whose every wait ends after the time.
    private static func newSocket(_ family: Int32, within time: Duration) -> Int32? {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        let whole = time.nanoseconds
        var limit = timeval(tv_sec: Int(whole / 1_000_000_000), tv_usec: Int(whole % 1_000_000_000 / 1_000))
        let size = socklen_t(MemoryLayout<timeval>.size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        return descriptor
    }

    /// The first bytes of the reply, as far as the status goes.
    private static func statusLine(_ receive: (UnsafeMutableRawPointer, Int) -> Int) -> [UInt8]? {
        var line: [UInt8] = []
        while line.count < 12 {
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: 64) { buffer, filled in
                filled = unsafe buffer.baseAddress.map { unsafe max(0, receive($0, buffer.count)) } ?? 0
            }
            if piece.isEmpty { return nil }
            line += piece
        }
        return line
    }

    /// The code of "HTTP/1.1 200 …".
    private static func statusCode(_ line: [UInt8]) -> Int? {
        guard line.starts(with: "HTTP/1.".utf8) else { return nil }
        return Int(String(decoding: line[9..<12], as: UTF8.self))
    }
}
