import MicroHTTP

/// The line of a request whose head has come before on its connection: mostly, little else is new but its id and its
/// time.
final class LinePattern {
    /// The members up to the duration, with some id.
    private let beginning: [UInt8]
    /// Where the id stands.
    private let idPlace: Int
    /// The members behind the duration.
    private let end: [UInt8]
    private let level: LogLevel
    private let status: Int?
    private let bytes: Int
    private let idCount: Int

    /// Makes the pattern of lines like that of a request that has been replied to.
    init(_ request: Request, _ record: CallRecord, _ completion: MicroHTTP.Completion, _ level: LogLevel) {
        var text = TextBuffer(capacity: 512)
        idPlace = AccessLine.placeOfID(level)
        AccessLine.writeUpToDuration(of: request, record, completion, level, to: &text)
        beginning = text.take()
        AccessLine.writeBehindDuration(of: request, to: &text)
        end = text.take()
        self.level = level
        status = completion.status
        bytes = completion.contentBytesSent
        idCount = request.id.utf8.count
    }

    /// Whether the line of a request that has been replied to is one of them.
    func fits(id: String, _ completion: MicroHTTP.Completion, _ level: LogLevel) -> Bool {
        bytes == completion.contentBytesSent && status == completion.status && level == self.level
            && idCount == id.utf8.count
    }

    /// Appends the members of the line of a request that fits.
    func write(id: String, microseconds: UInt64, to text: inout TextBuffer) {
        text.append(beginning, putting: id, at: idPlace)
        text.append(number: microseconds)
        text.append(end)
    }
}
