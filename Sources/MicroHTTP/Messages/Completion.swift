/// How a request ended, for logs and metrics.
package struct Completion: Sendable {
    /// Who or what ended it.
    package enum Outcome: String, Sendable {
        /// The whole reply was handed to the network.
        case replied
        /// The client went away, or was cut off at a deadline, before the reply was through.
        case aborted
        /// The server stopped.
        case stopped
    }

    /// The status of the reply, nil where there was none.
    package let status: Int?
    /// Whether libmicrohttpd wrote the reply by itself, over bytes that are no request.
    package let isLibraryReply: Bool
    /// How it ended.
    package let outcome: Outcome
    /// Bytes of the reply's content, before chunking; 0 for HEAD and 304.
    package let contentBytesSent: Int
    /// From the request line to the end of the reply.
    package let nanoseconds: UInt64

    /// Makes a completion of its parts.
    package init(
        status: Int?, isLibraryReply: Bool, outcome: Outcome, contentBytesSent: Int, nanoseconds: UInt64
    ) {
        self.status = status
        self.isLibraryReply = isLibraryReply
        self.outcome = outcome
        self.contentBytesSent = contentBytesSent
        self.nanoseconds = nanoseconds
    }
}
