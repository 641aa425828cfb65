extension Listener {
    /// A reply of the thread's shelf that says what a response says; nil where one has to be made for it alone.
    func keptReply(for response: Response, to request: Request) -> KeptReply? {
        guard let shared = response.shared, !response.closesConnection, !request.isHead, response.status != 304 else {
            return nil
        }
        let kept: KeptReply?
        switch response.content {
        case .bytes(let bytes): kept = shelves.current?.reply(response.headers, request, shared, bytes, nil)
        case .repeated(let content): 
            kept = shelves.current?.reply(response.headers, request, shared, content.bytes, content)
        default: return nil
        }
        if let kept { request.countSent(kept.contentCount) }
        return kept
    }
}
