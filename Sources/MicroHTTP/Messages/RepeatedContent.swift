/// Content that goes out again and again, with the fields that tell of it.
///
/// The server knows it by its object: where the same content goes out again in the same kind of reply, neither the bytes
/// nor the fields are looked at.
package final class RepeatedContent: Sendable {
    /// The bytes.
    package let bytes: [UInt8]
    /// The fields, sent before those of the reply.
    package let fields: [Header]

    /// Makes content of its bytes and fields.
    package init(_ bytes: [UInt8], fields: [Header]) {
        self.bytes = bytes
        self.fields = fields
    }
}
