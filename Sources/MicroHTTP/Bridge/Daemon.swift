internal import CMicroHTTPD
internal import Glibc

/// The owner of one daemon of libmicrohttpd and of what its callbacks work with.
@safe struct Daemon: ~Copyable {
    private let pointer: OpaquePointer
    private let listener: Listener

    /// Starts serving on a listening socket, which stays the caller's.
    init(listener: Listener, socket: borrowing ListeningSocket, tls: TLSText?) throws(StartFault) {
        self.listener = listener
        let context = unsafe Unmanaged.passUnretained(listener).toOpaque()
        let callbacks = unsafe MHDCallbacks(
            context: context, handle: handleRequest, complete: completeRequest, connect: noteConnection,
            begin: beginRequest, log: logLine)
        let limits = listener.state.limits
        var flags = MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_USE_ITC.rawValue | MHD_USE_ERROR_LOG.rawValue
        if tls != nil { flags |= MHD_USE_TLS.rawValue }
        var options = unsafe [
            Self.option(.LISTEN_SOCKET, Int(socket.descriptor)),
            Self.option(.CONNECTION_LIMIT, limits.connections(of: listener.name) + Limits.headroom),
            Self.option(.CONNECTION_MEMORY_LIMIT, limits.connectionMemory),
        ]
        let threads = limits.threads ?? Self.coreCount()
        if threads > 1 { unsafe options.append(Self.option(.THREAD_POOL_SIZE, threads)) }
        let started = unsafe TLSText.withPointers(tls) { certificate, key in
            if unsafe certificate != nil {
                unsafe options.append(Self.option(.HTTPS_MEM_CERT, pointer: certificate))
                unsafe options.append(Self.option(.HTTPS_MEM_KEY, pointer: key))
            }
            unsafe options.append(Self.option(.END, 0))
            return unsafe mhd_start(flags, callbacks, options)
        }
        guard let started = unsafe started else {
            throw .libraryRefused(
                reason: tls == nil ? "see its messages" : "see its messages; check certificate and key")
        }
        unsafe pointer = unsafe started
    }

    deinit {
        // Waits for running handlers and closes what is left of the connections.
        unsafe MHD_stop_daemon(pointer)
    }

    /// Stops accepting; clients that are in the socket's queue already are taken in before that.
    func stopAccepting(from socket: borrowing ListeningSocket) {
        socket.turnAway()
        _ = unsafe MHD_quiesce_daemon(pointer)
        if !socket.isShared { takeInStragglers(from: socket.descriptor) }
        socket.stopListening()
    }

    /// Hands all clients in the queue to the library, and those whose handshake had begun before the socket turned
    /// clients away: they think themselves connected, and come into the queue a moment later.
    private func takeInStragglers(from socket: Int32) {
        var looks = 0
        while looks < 10 {
            if takeIn(from: socket) {
                looks = 0
            } else {
                looks += 1
                usleep(2_000)
            }
        }
    }

    /// Hands the next client in the queue to the library; false where there is none.
    private func takeIn(from socket: Int32) -> Bool {
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return unsafe withUnsafeMutableBytes(of: &address) { bytes in
            // Safety: the storage is large enough for each family.
            guard let peer = unsafe bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            let client = unsafe accept(socket, peer, &size)
            guard client >= 0 else { return false }
            _ = fcntl(client, F_SETFD, FD_CLOEXEC)
            return unsafe MHD_add_connection(pointer, client, peer, size) == .YES
        }
    }

    private static func option(
        _ option: MHD_OPTION, _ value: Int = 0, pointer: UnsafeMutableRawPointer? = nil
    ) -> MHD_OptionItem {
        unsafe MHD_OptionItem(option: option, value: value, ptr_value: pointer)
    }

    private static func coreCount() -> Int {
        max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
}

extension Limits {
    /// Connections above the limit that are still accepted, so that they can be told to come back later.
    static let headroom = 32
}
