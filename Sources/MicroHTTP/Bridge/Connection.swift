/// What one connection keeps from request to request, so that a busy connection allocates little.
///
/// Only the thread of the connection uses it; `record` is for everybody.
final class Connection {
    /// Room that is kept; a larger reply has memory of its own.
    static let largestKeptReply = 8_192

    let record: ConnectionRecord
    /// The peer's address in words, once somebody has asked.
    var peerText: String?
    private var memory = ReplyMemory()

    init(_ record: ConnectionRecord) {
        self.record = record
    }

    /// Copies the bytes of a reply to memory that stays until `releaseMemory`; nil where they are too many, or where
    /// another reply still has it.
    func holdInMemory(_ bytes: [UInt8]) -> UnsafeMutableRawPointer? {
        guard bytes.count <= Self.largestKeptReply else { return nil }
        return unsafe memory.hold(bytes)
    }

    /// Makes the memory free for the next reply.
    func releaseMemory() {
        memory.release()
    }
}
