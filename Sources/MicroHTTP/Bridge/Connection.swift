/// What one connection keeps from request to request.
///
/// Only the thread of the connection uses it; `record` is for everybody.
final class Connection {
    let record: ConnectionRecord
    /// The peer's address in words, once somebody has asked.
    var peerText: String?

    init(_ record: ConnectionRecord) {
        self.record = record
    }
}
