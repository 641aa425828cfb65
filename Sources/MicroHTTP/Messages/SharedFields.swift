/// Header fields that are made once and stand at the head of many replies.
///
/// The server keeps finished replies for them: where a reply has the same shared fields as one before, further fields of
/// the same names and lengths, and content of the same length, only what differs is written. So one object should serve
/// as many replies as it can, and what differs from reply to reply should be further fields.
package final class SharedFields: Sendable {
    /// The fields, in the order in which they are sent.
    package let fields: [Header]

    /// Makes the set.
    package init(_ fields: [Header]) {
        self.fields = fields
    }
}
