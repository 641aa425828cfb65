/// The replies that one thread keeps for those to come.
///
/// A reply stands at a place that follows from its shared fields and the length of its content. It is free while nobody
/// but the shelf holds it; a request holds its reply until it ends.
final class ReplyShelf {
    private static let placeCount = 64

    private var places: [KeptReply?] = Array(repeating: nil, count: placeCount)

    /// A kept reply with the fields and the content of this one; nil where it is not worth keeping.
    func reply(_ shared: SharedFields, _ headers: [Header], _ bytes: [UInt8]) -> KeptReply? {
        guard bytes.count <= KeptReply.largestContent else { return nil }
        let place = Self.place(of: shared, bytes.count)
        if places[place] != nil {
            guard isKnownUniquelyReferenced(&places[place]) else { return nil }
            if let kept = places[place], kept.become(shared, headers, bytes) { return kept }
        }
        guard let made = KeptReply(shared, headers, contentCount: bytes.count), made.become(shared, headers, bytes)
        else { return nil }
        places[place] = made
        return made
    }

    private static func place(of shared: SharedFields, _ count: Int) -> Int {
        let identity = UInt(bitPattern: ObjectIdentifier(shared)) >> 4
        return Int((identity &+ UInt(count)) % UInt(placeCount))
    }
}
