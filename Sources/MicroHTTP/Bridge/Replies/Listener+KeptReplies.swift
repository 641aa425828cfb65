extension Listener {
    /// Has a complete request take the reply that the request before it got; false where it gets another one.
    func repeatsReply(to request: Request) -> Bool {
        guard request.repeatsHead, state.stage == .serving, request.takeLastReply() else { return false }
        if handlers.repeats(request) { return true }
        request.dropReply()
        return false
    }

    /// A reply of the thread's shelf that says what a response says; nil where one has to be made for it alone.
    func keptReply(for response: Response, to request: Request) -> KeptReply? {
        guard !response.closesConnection, !request.isHead else { return nil }
        return shelves.use { $0.reply(response, to: request) }
    }
}
