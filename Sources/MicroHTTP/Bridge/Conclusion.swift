extension Listener {
    /// Tells the service how a request ended.
    func conclude(_ request: Request, queuedStatus: Int, _ outcome: Completion.Outcome, at now: UInt64) {
        let isOurs: Bool
        if case .replied = request.stage { isOurs = true } else { isOurs = false }
        let isLibraryReply = !isOurs && queuedStatus != 0
        if isLibraryReply { state.refusals.add(.library) }
        let completion = Completion(
            status: queuedStatus == 0 ? nil : queuedStatus, isLibraryReply: isLibraryReply, outcome: outcome,
            contentBytesSent: request.contentBytesSent, nanoseconds: now &- request.startedAt)
        state.handlers.completed(request, completion)
    }
}
