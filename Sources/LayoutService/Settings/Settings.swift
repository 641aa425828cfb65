/// The settings of `panewise serve`, checked and complete; times are whole seconds.
package struct Settings: Sendable, Equatable {
    /// The address to listen on: a name or a number, IPv6 without brackets.
    package var host = "127.0.0.1"
    /// The port; 0 takes a free one.
    package var port = 8_080
    /// A Unix socket to listen on instead of a port.
    package var unixPath: String?
    /// Where further policies are, one in each `*.json`.
    package var policiesDirectory: String?
    /// An origin whose pages may read replies, or `*` for every origin.
    package var corsOrigin: String?
    /// To the end of a request's head.
    package var headerTimeout = 10
    /// To the end of a request's body.
    package var requestTimeout = 60
    /// Between two requests of one connection.
    package var idleTimeout = 60
    /// Connections served at once.
    package var maxConnections = 1_000
    /// Requests each second from one client address, and in one burst; nil for any number.
    package var rateLimit: Int?
    /// From SIGTERM to the moment when the listener closes.
    package var drainWait = 5
    /// From SIGTERM to the forced exit.
    package var drainTimeout = 25
    /// Whether replies say how long they took.
    package var sendsServerTiming = false
    /// What is logged at least.
    package var logLevel = LogLevel.info
    /// The bearer token that callers must send.
    package var token: String?
    /// A file with the token, read again when it changes.
    package var tokenFile: String?
    /// The certificate for TLS, a PEM file.
    package var tlsCertificate: String?
    /// The private key for TLS, a PEM file.
    package var tlsKey: String?
    /// A port of its own for probes and metrics; 0 takes a free one.
    package var managementPort: Int?

    /// The defaults.
    package init() {}
}
