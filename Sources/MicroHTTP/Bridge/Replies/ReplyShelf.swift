/// The replies that one thread keeps for those to come.
///
/// A reply stands at a place that follows from its shared fields and the length of its content. A request has its reply
/// until it ends; until then, others of that kind are made for themselves.
final class ReplyShelf {
    private static let placeCount = 64

    // Safety: one thread uses the shelf, and no change of this calls back.
    @exclusivity(unchecked) private var places: [KeptReply?] = Array(repeating: nil, count: placeCount)

    /// A kept reply with the fields and the bytes of this one; nil where it is not worth keeping.
    ///
    /// The content is what the bytes belong to, where they go out again and again.
    func reply(_ response: Response, to request: Request) -> KeptReply? {
        guard let shared = response.shared else { return nil }
        switch response.content {
        case .bytes(let bytes): return reply(request, shared, bytes, nil, response.headers)
        case .repeated(let content): return reply(request, shared, content.bytes, content, response.headers)
        default: return nil
        }
    }

    private func reply(
        _ request: Request, _ shared: SharedFields, _ bytes: [UInt8], _ content: RepeatedContent?, _ headers: [Header]
    ) -> KeptReply? {
        guard bytes.count <= KeptReply.largestContent else { return nil }
        let place = Self.place(of: shared, bytes.count)
        if let kept = unsafe places[place] {
            guard kept.isFree else { return nil }
            if kept.become(headers, request.id, shared, bytes, content) { return kept }
        }
        var fields = content?.fields ?? []
        fields += headers
        if let field = request.idField { fields.append(field) }
        guard let made = KeptReply(shared, fields, contentCount: bytes.count),
            made.become(headers, request.id, shared, bytes, content)
        else { return nil }
        unsafe places[place] = made
        return made
    }

    private static func place(of shared: SharedFields, _ count: Int) -> Int {
        let identity = UInt(bitPattern: ObjectIdentifier(shared)) >> 4
        return Int((identity &+ UInt(count)) % UInt(placeCount))
    }
}
