/// What came behind a request's head.
package enum RequestBody {
    /// The whole body, in memory; empty where there is none.
    case bytes([UInt8])
    /// A large body, to be read piece by piece.
    case spooled(SpooledBody)
    /// A body longer than its admission allows: it was thrown away, and 413 is due once nothing else is wrong.
    case tooLarge(limit: Int)

    /// The bytes received and kept.
    package var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .spooled(let spooled): spooled.count
        case .tooLarge: 0
        }
    }
}
