internal import Glibc

/// Where the parts of a head stand in the library's memory, as addresses, and whether it hides anything between them.
///
/// libmicrohttpd 0.9.75 ends each text at a NUL, and the head at a line that begins with a colon; neither can be seen in
/// what it hands over. But a head stands in one piece, so that what is hidden leaves a gap that is no line end.
struct HeadPlaces {
    /// Whether something else than a line end stands between two parts.
    private(set) var hasGap = false
    /// Where the last part ends.
    private var end: UInt
    /// Bytes of each line end: 2, or 1 where the head has lone line feeds; 0 as long as there was none.
    private var lineEnd: UInt = 0

    /// Nothing, which is found nowhere.
    init() {
        end = 0
    }

    /// Begins with a request line, of whose target so many bytes are known.
    init(target: UnsafePointer<CChar>, count: Int, version: UnsafePointer<CChar>) {
        let behindTarget = UInt(bitPattern: target) &+ UInt(count) &+ 1
        hasGap = UInt(bitPattern: version) != behindTarget
        end = unsafe UInt(bitPattern: version) &+ UInt(strlen(version))
    }

    /// Goes on with a field.
    mutating func add(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        let gap = UInt(bitPattern: name.baseAddress) &- end
        if lineEnd == 0 { lineEnd = gap == 1 ? 1 : 2 }
        if gap != lineEnd { hasGap = true }
        end = UInt(bitPattern: value.baseAddress) &+ UInt(value.count)
    }

    /// Ends with the blank line, at the end of the head.
    mutating func finish(at head: UnsafePointer<CChar>, _ size: Int) {
        let gap = UInt(bitPattern: head) &+ UInt(size) &- end
        let isLineEnd = lineEnd == 0 ? gap == 2 || gap == 4 : gap == 2 * lineEnd
        if !isLineEnd { hasGap = true }
    }
}
