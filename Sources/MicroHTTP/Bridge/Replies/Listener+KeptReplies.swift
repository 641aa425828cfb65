extension Listener {
    /// Whether a complete request gets the reply that the request before it got, and that reply can go out once more.
    func repeatsReply(to request: Request) -> Bool {
        request.repeatsHead && request.canRepeatReply && state.stage == .serving && handlers.repeats(request)
    }

    /// A reply of the thread's shelf that says what a response says; nil where one has to be made for it alone.
    func keptReply(for response: Response, to request: Request) -> KeptReply? {
        guard !response.closesConnection, !request.isHead else { return nil }
        return shelves.use { $0.reply(response, to: request) }
    }
}
