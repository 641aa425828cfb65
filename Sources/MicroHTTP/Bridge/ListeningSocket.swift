internal import CMicroHTTPD
internal import Glibc

/// The owner of one listening socket.
struct ListeningSocket: ~Copyable {
    /// The socket; -1 once it is somebody else's.
    private(set) var descriptor: Int32
    /// Where it really listens.
    let address: BoundAddress
    /// Whether somebody else has the socket too.
    let isShared: Bool

    private init(descriptor: Int32, address: BoundAddress, isShared: Bool = false) {
        self.descriptor = descriptor
        self.address = address
        self.isShared = isShared
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Leaves the socket to libmicrohttpd, which closes it where it cannot start: to close it once more would close
    /// whatever has its number by then.
    mutating func leaveToLibrary() {
        descriptor = -1
        if case .unix(let path) = address, !isShared { removeSocket(at: path) }
    }

    /// Keeps new clients away, while those in the queue can still be accepted.
    ///
    /// They try again until `stopListening`, and then are refused. A shared socket stays as it is: its next owner serves
    /// its clients.
    func turnAway() {
        guard !isShared else { return }
        switch address {
        case .tcp: socket_ignore_new_clients(descriptor)
        case .unix(let path): removeSocket(at: path)
        }
    }

    /// Closes the socket, but not its descriptor.
    ///
    /// A thread of libmicrohttpd may be about to take the descriptor out of its epoll set, and aborts the process where
    /// there is none; another socket in its place was never in the set, which is no error.
    func stopListening() {
        let placeholder = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard placeholder >= 0 else { return }
        dup2(placeholder, descriptor)
        close(placeholder)
    }

    /// Opens the socket.
    static func open(_ address: ListenAddress) throws(StartFault) -> ListeningSocket {
        switch address {
        case .tcp(let host, let port): try openTCP(host: host, port: port)
        case .unix(let path): try openUnix(path)
        case .inherited(let descriptor): try adopt(descriptor)
        }
    }

    private static func openTCP(host: String, port: UInt16) throws(StartFault) -> ListeningSocket {
        let name = host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let failure = unsafe getaddrinfo(host, String(port), &hints, &list)
        guard failure == 0, let first = unsafe list else {
            let reason = unsafe gai_strerror(failure).map { unsafe String(cString: $0) } ?? "unknown host"
            throw .addressNotAvailable(name, reason: reason)
        }
        defer { unsafe freeaddrinfo(first) }
        let descriptor = unsafe socket(
            first.pointee.ai_family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw fault(name) }
        // A restart must not wait for the last connections' TIME-WAIT. No SO_REUSEPORT: the port is ours alone.
        var yes: Int32 = 1
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard unsafe bind(descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0,
            listen(descriptor, SOMAXCONN) == 0
        else {
            let fault = fault(name)
            close(descriptor)
            throw fault
        }
        return ListeningSocket(descriptor: descriptor, address: .tcp(host: host, port: boundPort(descriptor) ?? port))
    }

    private static func openUnix(_ path: String) throws(StartFault) -> ListeningSocket {
        guard var address = sockaddr_un(path: path) else {
            throw .addressNotAvailable("unix:\(path)", reason: "the path is empty or too long for a socket")
        }
        if fileKind(at: path).map({ $0 != S_IFSOCK }) == true {
            throw .addressNotAvailable("unix:\(path)", reason: "there is a file that is no socket")
        }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let descriptor = socket(
            AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw fault("unix:\(path)") }
        let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe UnsafeMutableRawPointer(pointer).withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                if unsafe bind(descriptor, address, size) == 0 { return true }
                // A socket that nobody listens behind is left over from a server that could not clean up.
                guard errno == EADDRINUSE else { return false }
                guard unsafe isAbandoned(address, size), removeSocket(at: path) else {
                    errno = EADDRINUSE
                    return false
                }
                return unsafe bind(descriptor, address, size) == 0
            }
        }
        guard isBound && listen(descriptor, SOMAXCONN) == 0 else {
            let fault = fault("unix:\(path)")
            close(descriptor)
            throw fault
        }
        return ListeningSocket(descriptor: descriptor, address: .unix(path: path))
    }

    private static func adopt(_ descriptor: Int32) throws(StartFault) -> ListeningSocket {
        var isListening: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard unsafe getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0, isListening != 0
        else {
            throw .notAListeningSocket(descriptor: descriptor)
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        return ListeningSocket(descriptor: descriptor, address: boundAddress(descriptor), isShared: true)
    }

    private static func fault(_ name: String) -> StartFault {
        switch errno {
        case EADDRINUSE: .addressInUse(name)
        case EACCES, EPERM: .permissionDenied(name)
        default: .addressNotAvailable(name, reason: errnoText())
        }
    }
}
