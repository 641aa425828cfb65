internal import CMicroHTTPD

/// The client's end of a TLS connection to a server on this machine, by GnuTLS; whose the certificate is, is not asked.
@safe struct TLSClient: ~Copyable {
    private let session: gnutls_session_t
    private let credentials: gnutls_certificate_credentials_t
    private let end: UInt64

    /// Makes ready for a handshake over a connected socket, which stays the caller's; nil without memory.
    init?(over descriptor: Int32, within time: Duration) {
        var credentials: gnutls_certificate_credentials_t?
        var session: gnutls_session_t?
        guard unsafe gnutls_certificate_allocate_credentials(&credentials) == 0, let credentials = unsafe credentials
        else { return nil }
        guard unsafe gnutls_init(&session, tls_client_flags) == 0, let session = unsafe session else {
            unsafe gnutls_certificate_free_credentials(credentials)
            return nil
        }
        unsafe self.credentials = unsafe credentials
        unsafe self.session = unsafe session
        end = MonotonicTime.now() + UInt64(time.nanoseconds)
        unsafe gnutls_set_default_priority(session)
        unsafe gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, UnsafeMutableRawPointer(credentials))
        unsafe gnutls_transport_set_int2(session, descriptor, descriptor)
    }

    deinit {
        unsafe gnutls_deinit(session)
        unsafe gnutls_certificate_free_credentials(credentials)
    }

    /// Shakes hands; false where the other side does not, in time.
    func shakeHands() -> Bool {
        again { unsafe Int(gnutls_handshake(session)) } == 0
    }

    /// Sends bytes; false where not all of them are taken.
    func send(_ bytes: [UInt8]) -> Bool {
        again { unsafe gnutls_record_send(session, bytes, bytes.count) } == bytes.count
    }

    /// Receives up to so many bytes; 0 at the end, negative where nothing comes in time.
    func receive(into buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
        again { unsafe gnutls_record_recv(session, buffer, count) }
    }

    /// Does something again while the library asks for that, as it does behind a message that is none of ours; each
    /// wait ends by itself, since the socket has a limit.
    private func again(_ step: () -> Int) -> Int {
        while true {
            let result = step()
            let isPassing = result == Int(GNUTLS_E_AGAIN) || result == Int(GNUTLS_E_INTERRUPTED)
            if !isPassing || MonotonicTime.now() >= end { return result }
        }
    }
}
