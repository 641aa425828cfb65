/// Listening sockets that systemd has opened for this process (sd_listen_fds(3)).
package struct InheritedSockets: Sendable, Equatable {
    /// The descriptor that systemd hands over first.
    private static let first: Int32 = 3

    /// The socket of the service.
    package let service: Int32
    /// The socket for probes and metrics: the one that is named `management`.
    package let management: Int32?

    /// Finds the sockets; nil where none was handed to this process.
    package init?(environment: [String: String], processID: Int32) {
        guard environment["LISTEN_PID"] == "\(processID)", let count = environment["LISTEN_FDS"].flatMap(Int32.init),
            count > 0, count < 1_000
        else { return nil }
        let descriptors = Self.first..<Self.first + count
        let names = (environment["LISTEN_FDNAMES"] ?? "").split(separator: ":", omittingEmptySubsequences: false)
        management = zip(descriptors, names).first { $1 == "management" }?.0
        guard let service = descriptors.first(where: { [management] in $0 != management }) else { return nil }
        self.service = service
    }
}
