extension Listener {
    /// A reply of the thread's shelf that says what a response says; nil where one has to be made for it alone.
    func keptReply(for response: Response, to request: Request) -> KeptReply? {
        guard !response.closesConnection, !request.isHead,
            let kept = shelves.current?.reply(response, to: request)
        else { return nil }
        // A 304 announces the content and does not send it.
        if response.status != 304 { request.countSent(kept.contentCount) }
        return kept
    }
}
