/// What the service says to a request whose head is there and whose body is not.
package enum Admission {
    /// Read a body of up to that many bytes, then ask for the reply.
    ///
    /// Above `Limits.bodyInMemory` the body is spooled to a file. A longer body is refused with
    /// `Fault.bodyTooLarge`, at once where its length is announced, else when all of it has come.
    case accept(bodyLimit: Int)
    /// Reply now, without the body, and close the connection.
    ///
    /// A reply in the final call keeps the connection alive, so this is for what must not be read.
    case refuse(Response)
}
