/// Where a server listens.
package enum ListenAddress: Sendable, Equatable {
    /// A TCP port; 0 takes a free one. The host is a name or an address, IPv6 without brackets.
    case tcp(host: String, port: UInt16)
    /// A Unix socket. A socket file that nobody listens on any more is replaced.
    case unix(path: String)
    /// A listening socket that somebody else opened, such as systemd.
    case inherited(descriptor: Int32)
}

/// Which of its listeners a request came in by.
package enum ListenerName: Sendable {
    /// The service itself.
    case service
    /// Probes and metrics.
    case management
}

/// Where the certificate and the key for TLS are: paths of PEM files.
package struct TLSFiles: Sendable, Equatable {
    /// The certificate, followed by those that vouch for it.
    package let certificatePath: String
    /// The private key.
    package let keyPath: String

    /// Names the files.
    package init(certificatePath: String, keyPath: String) {
        self.certificatePath = certificatePath
        self.keyPath = keyPath
    }
}

/// One place where the server listens.
package struct ListenerConfiguration: Sendable {
    /// What requests from here are called.
    package let name: ListenerName
    /// Where.
    package let address: ListenAddress
    /// TLS, or nil for plain HTTP.
    package let tls: TLSFiles?

    /// Makes a listener.
    package init(_ address: ListenAddress, name: ListenerName = .service, tls: TLSFiles? = nil) {
        self.name = name
        self.address = address
        self.tls = tls
    }
}

/// What a server needs to start.
package struct Configuration: Sendable {
    /// Where it listens; at least one.
    package let listeners: [ListenerConfiguration]
    /// Its bounds.
    package let limits: Limits

    /// Makes a configuration.
    package init(listeners: [ListenerConfiguration], limits: Limits = Limits()) {
        precondition(!listeners.isEmpty, "a server needs a listener")
        self.listeners = listeners
        self.limits = limits
    }
}
