/// Every bound that the server puts on its clients.
package struct Limits: Sendable {
    /// Bytes of the request target; above, 414.
    package var target = 8_192
    /// Bytes of the head, request line included; above, 431.
    package var head = 16_384
    /// Fields of the head; above, 431.
    package var fields = 100
    /// Bytes of a body that stays in memory; a longer one, where the admission allows it, goes to a file.
    package var bodyInMemory = 1_048_576
    /// Bytes beyond a body's limit that are read and thrown away so that the client can hear its 413.
    package var drainedExcess = 8_388_608
    /// Connections served at once; further ones are answered with `Fault.overCapacity`.
    package var connections = 1_000
    /// Connections of the management listener, which are counted by themselves.
    package var managementConnections = 32
    /// Bytes that libmicrohttpd sets aside for each connection: the head, its fields, the reply's head.
    ///
    /// It clears one and a half times as many for each request, which is most of its work. This much holds a head at its
    /// limits, with what was read beyond it, and a long head of the reply. Where the last does not fit, the library
    /// closes the connection without a word.
    package var connectionMemory = 28_672
    /// From the opening of a connection, or the request line, to the end of the head.
    package var headerTimeout: Duration = .seconds(10)
    /// From the request line to the end of the body.
    package var requestTimeout: Duration = .seconds(60)
    /// Between two requests of one connection.
    package var idleTimeout: Duration = .seconds(60)
    /// Threads that serve each listener; nil for one per core.
    package var threads: Int?

    /// The defaults.
    package init() {}

    /// The connections that a listener serves at once.
    func connections(of listener: ListenerName) -> Int {
        switch listener {
        case .service: connections
        case .management: managementConnections
        }
    }
}
