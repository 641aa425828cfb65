/// Takes in the body of one request: in memory, then in a file, then not at all.
struct BodyIntake {
    /// Room behind the body, for parsers that read ahead: appending it does not move the bytes.
    private static let padding = 64
    /// A length that is only announced reserves no more than this.
    private static let largestReserve = 65_536

    private let limit: Int
    private let limitInMemory: Int
    private let drainedExcess: Int
    /// Bytes to make room for when the first ones come.
    private let expected: Int
    private var bytes: [UInt8] = []
    private var spool: SpooledBody?
    private var count = 0

    /// Takes in nothing.
    init() {
        limit = 0
        limitInMemory = 0
        drainedExcess = 0
        expected = 0
    }

    /// Takes in a body of up to `limit` bytes.
    init(limit: Int, limits: Limits, announced: Int?) {
        self.limit = limit
        limitInMemory = limits.bodyInMemory
        drainedExcess = limits.drainedExcess
        expected = min(announced ?? 0, Self.largestReserve)
    }

    /// Hands over the body so far.
    mutating func takeBody() -> RequestBody {
        if count > limit { return .tooLarge(limit: limit) }
        if let spool { return .spooled(spool) }
        var taken: [UInt8] = []
        swap(&taken, &bytes)
        return .bytes(taken)
    }

    /// Takes a piece; false where the client has sent so much too much that it is not worth waiting for the end.
    mutating func append(_ piece: UnsafeRawBufferPointer) -> Bool {
        count += piece.count
        guard count <= limit else {
            bytes = []
            spool = nil
            return count - limit <= drainedExcess
        }
        if count > limitInMemory && spool == nil {
            let file = SpooledBody()
            unsafe bytes.withUnsafeBytes { unsafe file.append($0) }
            bytes = []
            spool = file
        }
        if let spool {
            unsafe spool.append(piece)
        } else {
            if bytes.isEmpty { bytes.reserveCapacity(max(expected, piece.count) + Self.padding) }
            unsafe bytes.append(contentsOf: piece)
        }
        return true
    }
}
