/// One wrong place in a request.
package struct Fault: Sendable, Hashable {
    /// RFC 6901: the place in the request document; a missing member's is its parent's.
    package var pointer: String
    /// What is wrong there, in a sentence.
    package var reason: String
    /// The known name that is nearest to the one given, where one is near.
    package var nearest: String?

    /// Makes a fault of its place, its reason and, for an unknown name, the nearest known one.
    package init(pointer: String, reason: String, nearest: String? = nil) {
        self.pointer = pointer
        self.reason = reason
        self.nearest = nearest
    }
}
