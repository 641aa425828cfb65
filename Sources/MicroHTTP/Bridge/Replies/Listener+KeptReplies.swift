extension Listener {
    /// A reply of the thread's shelf that says what a response says; nil where one has to be made for it alone.
    func keptReply(for response: Response, to request: Request) -> KeptReply? {
        guard let shared = response.shared, !response.closesConnection, !request.isHead, response.status != 304 else {
            return nil
        }
        let kept: KeptReply?
        switch response.content {
        case .bytes(let bytes): kept = shelves.use { $0.reply(shared, bytes, nil, response.headers) }
        case .repeated(let content): kept = shelves.use { $0.reply(shared, content.bytes, content, response.headers) }
        default: return nil
        }
        if let kept { request.countSent(kept.contentCount) }
        return kept
    }
}
