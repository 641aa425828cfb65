/// A reply: status, header fields and content.
///
/// Not Sendable: it is made, and its stream is read, on the thread of its connection. What many replies share is a
/// `PreparedBody`.
package struct Response {
    /// What a reply carries.
    ///
    /// For HEAD and 304, pass the content of the 200: its length is announced, its bytes are not sent.
    package enum Content {
        /// Nothing; the length is 0, or is not mentioned where the status forbids it.
        case none
        /// Bytes made for this reply.
        case bytes([UInt8])
        /// Bytes that go out again and again, and their fields.
        case repeated(RepeatedContent)
        /// Bytes made once and shared.
        case prepared(PreparedBody)
        /// Pieces that are asked for while the reply goes out, until nil; empty ones are skipped.
        ///
        /// HTTP/1.1 gets them in chunks, HTTP/1.0 up to the end of the connection. The closure runs on the
        /// connection's thread, so it must not wait.
        indirect case stream(() -> [UInt8]?)
    }

    /// The status code, 200 to 599.
    package var status: Int {
        get { Int(statusCode) }
        set { statusCode = UInt16(newValue) }
    }
    // With so few bits, and a stream's closure elsewhere, a reply fits into four registers.
    private var statusCode: UInt16
    /// Whether the connection ends with this reply.
    ///
    /// The server sets it by itself where the protocol or a drain asks for it.
    package var closesConnection: Bool
    /// Fields that this reply has in common with many, sent first; nil for none.
    package var shared: SharedFields?
    /// The other header fields, in the order in which they are sent.
    package var headers: [Header]
    /// The content.
    package var content: Content

    /// Makes a reply.
    package init(
        status: Int, shared: SharedFields? = nil, headers: [Header] = [], content: Content = .none,
        closesConnection: Bool = false
    ) {
        statusCode = UInt16(status)
        self.shared = shared
        self.headers = headers
        self.content = content
        self.closesConnection = closesConnection
    }
}
