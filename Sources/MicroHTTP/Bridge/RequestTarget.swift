internal import Glibc

/// The target of a request line, raw (RFC 9112, section 3.2), read in one pass over its bytes.
///
/// It keeps a copy, to know the same target when it comes again. Texts are made when they are asked for: most requests are
/// known by their bytes.
struct RequestTarget {
    /// Bytes that need no memory of their own.
    private static let shortCount = 48

    /// Bytes of the target.
    let count: Int
    /// Whether it holds a blank or a control character.
    let hasForbiddenByte: Bool
    /// Where the first `?` stands; behind the end without one.
    private let mark: Int
    private let pathStart: Int
    private let pathEnd: Int
    private var short = InlineArray<48, UInt8>(repeating: 0)
    private var long: [UInt8] = []

    /// Nothing, not even a path.
    init() {
        count = 0
        hasForbiddenByte = false
        mark = 0
        pathStart = 0
        pathEnd = 0
    }

    /// Reads the bytes up to the NUL, and hides the query from the library, whose bytes they are.
    init(hidingQueryIn target: UnsafeMutablePointer<CChar>) {
        count = unsafe strlen(target)
        // Safety: `count` bytes lie before the NUL.
        let start = unsafe UnsafeRawPointer(target).assumingMemoryBound(to: UInt8.self)
        let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
        hasForbiddenByte = UnsafeRawBufferPointer(bytes).hasBlankOrControlCharacter
        let found = unsafe memchr(target, Int32(UInt8(ascii: "?")), count)
        mark = unsafe found.map { unsafe UnsafeRawPointer($0) - UnsafeRawPointer(target) } ?? count
        pathStart = unsafe Self.startOfPath(in: bytes)
        pathEnd = mark < pathStart ? count : mark
        if count <= Self.shortCount {
            unsafe withUnsafeMutableBytes(of: &short) { unsafe $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
        } else {
            long = unsafe Array(bytes)
        }
        if mark < count { unsafe Self.hideQuery(behind: mark, in: target) }
    }

    /// Whether these are the same bytes; then their query is hidden from the library as well.
    func takeSame(_ target: UnsafeMutablePointer<CChar>) -> Bool {
        guard unsafe isSame(target) else { return false }
        if mark < count { unsafe Self.hideQuery(behind: mark, in: target) }
        return true
    }

    /// The whole target; bytes that are no UTF-8 are replaced.
    var text: String { text(0..<count) }

    /// The path: behind scheme and authority, up to the query.
    ///
    /// `*` and an authority alone stand as they are.
    var path: String { pathIsImplied ? "/" : text(pathStart..<pathEnd) }

    /// Whether there is a `?`.
    var hasQuery: Bool { pathEnd != count }

    /// What stands behind the first `?`; nil without one.
    var query: String? { pathEnd == count ? nil : text(pathEnd + 1..<count) }

    /// The bytes behind the first `?`; none without one.
    var queryBytes: [UInt8] {
        guard hasQuery else { return [] }
        return withBytes { bytes in
            unsafe bytes.extracting(pathEnd + 1..<count).withUnsafeBufferPointer { unsafe Array($0) }
        }
    }

    /// Whether the path is that text, byte for byte.
    func hasPath(_ path: [UInt8]) -> Bool {
        if pathIsImplied { return path == [UInt8(ascii: "/")] }
        guard pathEnd - pathStart == path.count else { return false }
        return withBytes { bytes in
            unsafe bytes.withUnsafeBufferPointer { bytes in
                unsafe path.withUnsafeBufferPointer { path in
                    guard let left = bytes.baseAddress, let right = path.baseAddress else { return path.isEmpty }
                    // Safety: both have as many bytes from there on.
                    return unsafe memcmp(left + pathStart, right, path.count) == 0
                }
            }
        }
    }

    /// Bytes of the path.
    var pathCount: Int { pathIsImplied ? 1 : pathEnd - pathStart }

    /// Whether the absolute form names an authority and no path.
    private var pathIsImplied: Bool { pathStart == pathEnd && pathStart > 0 }

    /// Whether the bytes up to the NUL are the same.
    private func isSame(_ target: UnsafePointer<CChar>) -> Bool {
        withBytes { bytes in
            unsafe bytes.withUnsafeBytes { bytes in
                guard let known = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
                // Safety: it goes no further than a NUL, nor than the bytes that are known.
                return unsafe strncmp(target, known, count) == 0 && target[count] == 0
            }
        }
    }

    /// Ends the target behind its `?`.
    ///
    /// The library would make an entry in its memory for each parameter, and hang or close the connection where there are
    /// too many; nobody asks it for them. It has found the mark by now, and reads on behind it, up to a NUL.
    private static func hideQuery(behind mark: Int, in target: UnsafeMutablePointer<CChar>) {
        // Safety: behind the mark stands a letter of the target, or the NUL that ends it.
        unsafe target[mark + 1] = 0
    }

    private func text(_ range: Range<Int>) -> String {
        withBytes { bytes in
            unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    private func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        count <= Self.shortCount ? body(short.span) : body(long.span)
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
