/// The path and the query of a request target, raw (RFC 9112, section 3.2).
struct TargetParts {
    let path: String
    let query: String?

    init(_ target: String) {
        let utf8 = target.utf8
        let start = Self.startOfPath(in: utf8)
        let mark = utf8[start...].firstIndex(of: UInt8(ascii: "?"))
        if start == utf8.startIndex && mark == nil {
            path = target
            query = nil
            return
        }
        let end = mark ?? utf8.endIndex
        path = start == end ? "/" : String(target[start..<end])
        query = mark.map { String(target[utf8.index(after: $0)...]) }
    }

    /// Behind the authority of an absolute-form target; the beginning of every other.
    private static func startOfPath(in utf8: String.UTF8View) -> String.Index {
        guard let first = utf8.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "*"),
            let colon = utf8.firstIndex(of: UInt8(ascii: ":"))
        else { return utf8.startIndex }
        let behind = utf8[utf8.index(after: colon)...]
        guard behind.starts(with: "//".utf8) else { return utf8.startIndex }
        let authority = behind.dropFirst(2)
        return authority.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? utf8.endIndex
    }
}
