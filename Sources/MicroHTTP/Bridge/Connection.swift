/// What one connection keeps from request to request, so that a busy connection allocates little.
///
/// Only the thread of the connection uses it; `record` is for everybody.
final class Connection {
    /// Room that is kept; a larger reply has memory of its own.
    static let largestKeptReply = 65_536

    let record: ConnectionRecord
    private var buffer: [UInt8] = []
    private var memory = ReplyMemory()

    init(_ record: ConnectionRecord) {
        self.record = record
    }

    /// An empty array with room from the last reply.
    func takeBuffer() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &buffer)
        return taken
    }

    /// Keeps the room of an array whose bytes nobody needs any more.
    func giveBack(_ bytes: consuming [UInt8]) {
        guard bytes.capacity <= Self.largestKeptReply && bytes.capacity > buffer.capacity else { return }
        bytes.removeAll(keepingCapacity: true)
        buffer = bytes
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
