internal import CMicroHTTPD
internal import Glibc

/// What stands before the body of a connection's request.
///
/// It is read once: where the next request begins with the same bytes, it stays as it is.
struct RequestHead {
    /// The target of the request line.
    private(set) var target = RequestTarget()
    /// The method as it stands there.
    private(set) var method = ""
    /// The protocol version.
    private(set) var version = ""
    /// Whether the method is HEAD.
    private(set) var isHead = false
    /// Whether the method is CONNECT or TRACE.
    private(set) var asksForTunnelOrTrace = false
    /// Whether the version is HTTP/1.0.
    private(set) var isOldVersion = false
    /// What the fields say.
    private(set) var fields = HeadSummary()
    /// Bytes of a target that is kept from one request to the next.
    private static let largestTarget = 512

    private var image = HeadImage()
    private var hasSameTarget = false
    private var requestCount = 0

    /// Takes the target as it came, and hides its query from the library.
    mutating func begin(_ target: UnsafeMutablePointer<CChar>) {
        requestCount += 1
        hasSameTarget = unsafe requestCount > 1 && self.target.takeSame(target)
        if !hasSameTarget { unsafe self.target = RequestTarget(hidingQueryIn: target) }
    }

    /// Takes the rest.
    ///
    /// - Returns: Whether the whole head is that of the request before it.
    mutating func finish(
        _ handle: OpaquePointer, method: UnsafePointer<CChar>, target: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>
    ) -> Bool {
        let line = unsafe HeadLine(method: method, target: target, version: version)
        if unsafe hasSameTarget && image.shows(handle, behind: line) { return true }
        unsafe readLine(method: method, version: version)
        let places = unsafe HeadPlaces(target: target, count: self.target.count, version: version)
        fields = unsafe HeadSummary(handle, behind: places, from: method)
        // A connection with one request needs no memory for it.
        if requestCount > 1 { unsafe image.take(handle, behind: line) }
        return false
    }

    /// Keeps no target that takes much memory.
    mutating func shrink() {
        if target.count > Self.largestTarget {
            target = RequestTarget()
            image.forget()
        }
    }

    /// Takes the next head for another one, whatever it is.
    mutating func forget() {
        image.forget()
    }

    private mutating func readLine(method text: UnsafePointer<CChar>, version versionText: UnsafePointer<CChar>) {
        method = unsafe RequestLineText.method(text)
        version = unsafe RequestLineText.version(versionText)
        isOldVersion = unsafe strcmp(versionText, "HTTP/1.0") == 0
        isHead = false
        asksForTunnelOrTrace = false
        switch unsafe text[0] {
        case CChar(bitPattern: UInt8(ascii: "H")): isHead = method == "HEAD"
        case CChar(bitPattern: UInt8(ascii: "C")), CChar(bitPattern: UInt8(ascii: "T")):
            asksForTunnelOrTrace = method == "CONNECT" || method == "TRACE"
        default: break
        }
    }
}
