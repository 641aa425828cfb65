/// Why the server refuses a request before the service sees it.
///
/// The service renders the reply, and the connection ends with it.
package enum Fault: Sendable, Equatable {
    /// Nobody can tell where this request ends: 400 (RFC 9112, section 6).
    case framing(FramingFault)
    /// The target is longer than the limit, in bytes: 414.
    case targetTooLong(limit: Int)
    /// The head is longer than the limit, in bytes: 431.
    case headTooLarge(limit: Int)
    /// The head has more fields than the limit: 431.
    case tooManyFields(limit: Int)
    /// The head, its fields and its cookies do not fit in the memory of a connection: 431.
    case headBeyondMemory(limit: Int, fields: Int)
    /// More connections are open than the limit: 503 with Retry-After.
    case overCapacity(limit: Int)
    /// Expect asks for something else than 100-continue: 417.
    case expectation
    /// Content-Length is above the limit, in bytes: 413.
    case bodyTooLarge(limit: Int)
    /// The version of HTTP is neither 1.0 nor 1.1: 505.
    case version

    /// The usual status.
    package var status: Int {
        switch self {
        case .framing: 400
        case .bodyTooLarge: 413
        case .targetTooLong: 414
        case .expectation: 417
        case .headTooLarge, .tooManyFields, .headBeyondMemory: 431
        case .overCapacity: 503
        case .version: 505
        }
    }
}

/// What is wrong with the framing of a request.
///
/// libmicrohttpd 0.9.75 accepts all of these but the last three.
package enum FramingFault: String, Sendable, CaseIterable {
    /// The target holds a blank or a control character.
    case target = "the request target holds a blank or a control character"
    /// A field's name is empty or no token (RFC 9110, section 5.1): a blank before the colon, or a folded line.
    case fieldName = "a field name is empty or holds a character that is not allowed"
    /// A field's value holds a control character other than a tab.
    case fieldValue = "a field value holds a control character"
    /// A field goes on in a second line (RFC 9112, section 5.2).
    case foldedLine = "a field is folded onto a second line"
    /// What libmicrohttpd does not show stands between two parts of the head.
    case hiddenBytes = "the head holds a NUL, a field without a name, or line ends of two kinds"
    /// HTTP/1.1 needs exactly one Host (RFC 9112, section 3.2).
    case hostMissing = "HTTP/1.1 needs a Host field"
    /// Host stands more than once.
    case hostRepeated = "Host stands more than once"
    /// Host is no host with or without a port (RFC 9112, section 3.2).
    case hostInvalid = "the value of Host is not a host, with or without a port"
    /// Content-Length stands more than once.
    case lengthRepeated = "Content-Length stands more than once"
    /// Content-Length stands beside Transfer-Encoding.
    case lengthWithCoding = "Content-Length stands beside Transfer-Encoding"
    /// Transfer-Encoding is not exactly `chunked`, once.
    case coding = "Transfer-Encoding is not exactly chunked"
    /// HTTP/1.0 knows no Transfer-Encoding.
    case codingInOldVersion = "HTTP/1.0 knows no Transfer-Encoding"
    /// The request line is none.
    case requestLine = "the request line is not a method, a target and a version"
    /// A line of the head has no colon, or Content-Length is no number.
    case head = "a line of the head is not a field, or Content-Length is not a number"
    /// A chunk has no size, or more bytes than that, or what follows the last one are no fields.
    case chunk = "a chunk, or what follows the last one, is not as RFC 9112 has it"
}
