/// One header field of a reply.
///
/// libmicrohttpd writes `Date`, `Content-Length` and `Transfer-Encoding` itself. A name or value that cannot stand in a
/// head (empty, or with a line break) is left out of the reply, and `Handlers.report` says so.
package struct Header: Sendable, Equatable {
    /// The field's name, as it is written.
    package let name: String
    /// The field's value.
    package var value: String

    /// Makes a field.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
