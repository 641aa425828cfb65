/// The target of a request line, raw (RFC 9112, section 3.2), read in one pass over its bytes.
struct RequestTarget {
    /// The whole target; bytes that are no UTF-8 are replaced.
    let text: String
    /// The path: behind scheme and authority, up to the query.
    ///
    /// `*` and an authority alone stand as they are.
    let path: String
    /// What stands behind the first `?`; nil without one.
    let query: String?
    /// Bytes of the target.
    let count: Int
    /// Whether it holds a blank or a control character.
    let hasForbiddenByte: Bool

    /// Reads the bytes up to the NUL.
    init(_ target: UnsafePointer<CChar>) {
        let start = unsafe UnsafeRawPointer(target).assumingMemoryBound(to: UInt8.self)
        var count = 0
        var mark = -1
        var hasForbiddenByte = false
        while case let byte = unsafe start[count], byte != 0 {
            if byte <= 0x20 || byte == 0x7F { hasForbiddenByte = true }
            if byte == UInt8(ascii: "?") && mark < 0 { mark = count }
            count += 1
        }
        // Safety: `count` bytes lie before the NUL.
        let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
        let pathStart = unsafe Self.startOfPath(in: bytes)
        let pathEnd = mark < pathStart ? count : mark
        text = unsafe String(decoding: bytes, as: UTF8.self)
        if pathStart == 0 && pathEnd == count {
            path = text
        } else {
            path = unsafe pathStart == pathEnd ? "/" : Self.text(bytes[pathStart..<pathEnd])
        }
        query = unsafe pathEnd == count ? nil : Self.text(bytes[(pathEnd + 1)...])
        self.count = count
        self.hasForbiddenByte = hasForbiddenByte
    }

    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }

    /// Behind the authority of an absolute-form target; 0 in every other.
    private static func startOfPath(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = unsafe bytes.first, first != UInt8(ascii: "/"),
            let colon = unsafe bytes.firstIndex(of: UInt8(ascii: ":")),
            unsafe bytes[(colon + 1)...].starts(with: "//".utf8)
        else { return 0 }
        let authority = unsafe bytes[(colon + 3)...]
        return unsafe authority.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? bytes.count
    }
}
