/// Why a server does not start.
///
/// The description is one line for the operator.
package enum StartFault: Error, Equatable, CustomStringConvertible {
    /// Somebody else listens there.
    case addressInUse(String)
    /// The host has no address that can be listened on, or the name means nothing.
    case addressNotAvailable(String, reason: String)
    /// The user may not listen there.
    case permissionDenied(String)
    /// The descriptor that was handed over is no listening socket.
    case notAListeningSocket(descriptor: Int32)
    /// The connections do not fit into RLIMIT_NOFILE, into which so many would.
    case tooFewFiles(needed: Int, allowed: Int, connections: Int)
    /// A certificate or key cannot be read.
    case unreadableFile(path: String, reason: String)
    /// The library does not start, mostly for a certificate and a key that do not fit together.
    case libraryRefused(reason: String)

    package var description: String {
        switch self {
        case .addressInUse(let address): "\(address) is in use"
        case .addressNotAvailable(let address, let reason): "cannot listen on \(address): \(reason)"
        case .permissionDenied(let address): "no permission to listen on \(address)"
        case .notAListeningSocket(let descriptor): "descriptor \(descriptor) is not a listening socket"
        case .tooFewFiles(let needed, let allowed, let connections):
            "\(needed) open files are needed and \(allowed) are allowed; raise the limit (ulimit -n)"
                + (connections > 0 ? ", or lower the number of connections to \(connections)" : "")
        case .unreadableFile(let path, let reason): "cannot read \(path): \(reason)"
        case .libraryRefused(let reason): "libmicrohttpd does not start: \(reason)"
        }
    }
}
