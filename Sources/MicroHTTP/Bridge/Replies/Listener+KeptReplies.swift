extension Listener {
    /// A reply of the thread's shelf that says what a response says; nil where one has to be made for it alone.
    func keptReply(for response: Response, to request: Request) -> KeptReply? {
        guard let shared = response.shared, case .bytes(let bytes) = response.content, !response.closesConnection,
            !request.isHead, response.status != 304
        else { return nil }
        guard let kept = shelves.use({ $0.reply(shared, response.headers, bytes) }) else { return nil }
        request.countSent(bytes.count)
        return kept
    }
}
