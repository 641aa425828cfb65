internal import Glibc

/// Where a listener really listens.
package enum BoundAddress: Sendable, Equatable {
    /// A TCP port.
    case tcp(host: String, port: UInt16)
    /// A Unix socket.
    case unix(path: String)

    /// The address as a URL: `http://127.0.0.1:8080`, `https://[::1]:8443`, `unix:/run/panewise.sock`.
    package func url(isTLS: Bool = false) -> String {
        switch self {
        case .tcp(let host, let port):
            "\(isTLS ? "https" : "http")://\(host.contains(":") ? "[\(host)]" : host):\(port)"
        case .unix(let path):
            "unix:\(path)"
        }
    }
}

/// The port that a socket is bound to.
func boundPort(_ descriptor: Int32) -> UInt16? {
    guard case .tcp(_, let port) = boundAddress(descriptor) else { return nil }
    return port
}

/// The address that a socket is bound to.
func boundAddress(_ descriptor: Int32) -> BoundAddress {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return unsafe withUnsafeMutablePointer(to: &storage) { pointer in
        let raw = UnsafeMutableRawPointer(pointer)
        // Safety: the storage is large enough for each family, and the family says which it is.
        return unsafe raw.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
            guard unsafe getsockname(descriptor, address, &size) == 0 else { return .unix(path: "") }
            switch unsafe Int32(address.pointee.sa_family) {
            case AF_INET:
                let port = unsafe raw.load(as: sockaddr_in.self).sin_port
                return unsafe .tcp(host: peerText(address), port: UInt16(bigEndian: port))
            case AF_INET6:
                let port = unsafe raw.load(as: sockaddr_in6.self).sin6_port
                return unsafe .tcp(host: peerText(address), port: UInt16(bigEndian: port))
            default:
                let start = unsafe raw.advanced(by: 2).assumingMemoryBound(to: CChar.self)
                return unsafe .unix(path: size > 2 ? String(cString: start) : "")
            }
        }
    }
}

/// Whether nobody listens behind a Unix socket's file.
func isAbandoned(_ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Bool {
    let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard probe >= 0 else { return false }
    defer { close(probe) }
    return unsafe connect(probe, address, size) != 0 && errno == ECONNREFUSED
}

extension sockaddr_un {
    /// The address of a path; nil where it is empty or too long.
    init?(path: String) {
        self.init()
        let bytes = Array(path.utf8)
        let room = MemoryLayout.size(ofValue: sun_path)
        guard !bytes.isEmpty && bytes.count < room && !bytes.contains(0) else { return nil }
        sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &sun_path) { unsafe $0.copyBytes(from: bytes) }
    }
}
