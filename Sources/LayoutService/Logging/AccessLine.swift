import JSONWire
package import MicroHTTP

extension Log {
    /// Logs the end of a request: who asked for what, what came of it, and how long it took.
    ///
    /// Never a body, a query, a token or any other header than the request's own id. Probes are for `debug`.
    package func write(_ request: Request, _ record: CallRecord?, _ completion: MicroHTTP.Completion) {
        let level = AccessLine.level(of: completion, at: record?.match?.route)
        guard isEnabled(level) else { return }
        let moment = request.startedAt &+ completion.nanoseconds
        let duration = completion.nanoseconds / 1_000
        let id = request.id
        if request.repeatsHead, case .replied = completion.outcome,
            let pattern = record?.linePattern(fitting: id, of: request, completion, level)
        {
            writeQuickly(at: moment) { pattern.write(id: id, microseconds: duration, to: &$0) }
        } else {
            // Asked for now, since the queue is locked while the line is written.
            _ = request.peerAddress
            writeQuickly(at: moment) { text in
                AccessLine.writeUpToDuration(of: request, record, completion, level, to: &text)
                text.append(number: duration)
                AccessLine.writeBehindDuration(of: request, to: &text)
            }
        }
    }
}

/// The parts of a request's line in the log.
enum AccessLine {
    /// Bytes of a path in a line; a longer one is cut.
    private static let longestPath = 200
    private static let requestID: StaticString = ",\"requestId\":\""

    /// How much the end of a request matters.
    static func level(of completion: MicroHTTP.Completion, at route: Route?) -> LogLevel {
        if let route, route.kind != .resource, completion.status != 401 { return .debug }
        return (completion.status ?? 0) == 500 ? .error : .info
    }

    /// Where the id of a request stands, counted from the first comma.
    static func placeOfID(_ level: LogLevel) -> Int {
        level.beginningOfRequest.utf8CodeUnitCount + requestID.utf8CodeUnitCount
    }

    /// Appends the members up to the duration's number, each with its comma in front.
    static func writeUpToDuration(
        of request: Request, _ record: CallRecord?, _ completion: MicroHTTP.Completion, _ level: LogLevel,
        to text: inout TextBuffer
    ) {
        text.append(level.beginningOfRequest)
        if !request.id.isEmpty { text.member(requestID, plain: request.id) }
        if let trace = record?.trace {
            text.member(",\"traceId\":\"", trace.traceText)
            text.member(",\"spanId\":\"", trace.spanText)
        }
        writeWhatWasAsked(by: request, record, to: &text)
        if let status = completion.status { text.member(",\"status\":", status) }
        text.member(completion.outcome.memberUpToBytes, completion.contentBytesSent)
        text.append(",\"durationMicroseconds\":")
    }

    /// Appends what follows the duration, up to the end of the object.
    static func writeBehindDuration(of request: Request, to text: inout TextBuffer) {
        text.member(",\"peer\":\"", plain: request.peerAddress)
        text.append(UInt8(ascii: "}"))
    }

    private static func writeWhatWasAsked(by request: Request, _ record: CallRecord?, to text: inout TextBuffer) {
        if let method = record?.method {
            if let match = record?.match, match.variable == nil {
                return text.append(match.route.logMembers(for: method))
            }
            text.member(",\"method\":\"", plain: method.name)
        } else {
            text.member(",\"method\":\"", request.method.shortened)
        }
        if let match = record?.match {
            text.member(",\"route\":\"", plain: match.route.template)
        }
        text.member(",\"path\":\"", shortened(request.path))
    }

    private static func shortened(_ path: String) -> String {
        guard path.utf8.count > longestPath else { return path }
        return String(decoding: path.utf8.prefix(longestPath), as: UTF8.self) + "…"
    }
}

extension TextBuffer {
    /// Appends a member that is a text; the beginning goes up to the opening quote.
    fileprivate mutating func member(_ beginning: StaticString, _ value: String) {
        append(beginning)
        if !append(unescaped: value) {
            var writer = JSONWriter(capacity: 256)
            writer.value(value)
            append(Array(writer.finish().dropFirst().dropLast()))
        }
        append(UInt8(ascii: "\""))
    }

    /// Appends a member that is a text without anything that JSON would have escaped.
    fileprivate mutating func member(_ beginning: StaticString, plain value: String) {
        append(beginning)
        append(value)
        append(UInt8(ascii: "\""))
    }

    /// Appends a member that is a number from 0 up.
    fileprivate mutating func member(_ beginning: StaticString, _ value: Int) {
        append(beginning)
        append(number: UInt64(clamping: value))
    }
}

extension MicroHTTP.Completion.Outcome {
    /// The member that names it, and the beginning of the member `bytes`.
    fileprivate var memberUpToBytes: StaticString {
        switch self {
        case .replied: ",\"outcome\":\"replied\",\"bytes\":"
        case .aborted: ",\"outcome\":\"aborted\",\"bytes\":"
        case .stopped: ",\"outcome\":\"stopped\",\"bytes\":"
        }
    }
}

extension LogLevel {
    /// The members `level` and `event` of a request's line, each with its comma.
    fileprivate var beginningOfRequest: StaticString {
        switch self {
        case .debug: ",\"level\":\"debug\",\"event\":\"request\""
        case .info: ",\"level\":\"info\",\"event\":\"request\""
        case .warning: ",\"level\":\"warning\",\"event\":\"request\""
        case .error: ",\"level\":\"error\",\"event\":\"request\""
        }
    }
}
