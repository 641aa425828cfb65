/// Takes in the body of one request: in memory, then in a file, then not at all.
struct BodyIntake {
    /// Room behind the body, for parsers that read ahead: appending it does not move the bytes.
    private static let padding = 64
    /// A length that is only announced reserves no more than this.
    private static let largestReserve = 65_536
    /// Memory that is kept from one body to the next.
    private static let largestSpare = 4_096

    /// The longest body, in bytes.
    private(set) var limit = 0
    private var limitInMemory = 0
    private var drainedExcess = 0
    /// Bytes to make room for when the first ones come.
    private var expected = 0
    /// The bytes in memory; before the first ones have come, those of the last body, in whose place they can be put.
    private var bytes: [UInt8] = []
    private var spool: SpooledBody?
    private var count = 0

    /// Takes in a body of up to `limit` bytes.
    mutating func begin(limit: Int, limits: Limits, announced: Int?) {
        self.limit = limit
        limitInMemory = limits.bodyInMemory
        drainedExcess = limits.drainedExcess
        expected = min(announced ?? 0, Self.largestReserve)
    }

    /// The body so far.
    var body: RequestBody {
        if let exceededLimit { return .tooLarge(limit: exceededLimit) }
        if let spool { return .spooled(spool) }
        return .bytes(count == 0 ? [] : bytes)
    }

    /// Whether the body is of these bytes, and in memory.
    ///
    /// Nobody else has the body meanwhile, so that no reference to it need be counted.
    mutating func holds(_ other: [UInt8]) -> Bool {
        count == other.count && bytes.equals(other)
    }

    /// The limit of a body that was longer than that; nil for any other.
    var exceededLimit: Int? { count > limit ? limit : nil }

    /// Lets the body go, and keeps its memory for the next one.
    mutating func end() {
        if spool != nil { spool = nil }
        count = 0
        if bytes.capacity > Self.largestSpare { bytes = [] }
    }

    /// Takes a piece; false where the client has sent so much too much that it is not worth waiting for the end.
    mutating func append(_ piece: UnsafeRawBufferPointer) -> Bool {
        let isFirst = count == 0
        count += piece.count
        guard count <= limit else {
            bytes = []
            spool = nil
            return count - limit <= drainedExcess
        }
        if count > limitInMemory && spool == nil {
            let file = SpooledBody()
            if !isFirst { unsafe bytes.withUnsafeBytes { unsafe file.append($0) } }
            bytes = []
            spool = file
        }
        if let spool {
            unsafe spool.append(piece)
        } else if isFirst {
            unsafe begin(with: piece)
        } else {
            unsafe bytes.append(contentsOf: piece)
        }
        return true
    }

    private mutating func begin(with piece: UnsafeRawBufferPointer) {
        if bytes.count == piece.count && bytes.capacity - bytes.count >= Self.padding {
            unsafe bytes.withUnsafeMutableBytes { unsafe $0.copyMemory(from: piece) }
        } else {
            bytes.removeAll(keepingCapacity: true)
            bytes.reserveCapacity(max(expected, piece.count) + Self.padding)
            unsafe bytes.append(contentsOf: piece)
        }
    }
}
