extension Listener {
    /// Passes on what the library says.
    func heard(_ line: String) {
        handlers.report(line)
    }

    /// Tells the service how a request ended.
    func conclude(_ request: Request, queuedStatus: Int, _ outcome: Completion.Outcome, at now: UInt64) {
        let isLibraryReply = request.stage != .replied && queuedStatus != 0
        let completion = Completion(
            status: queuedStatus == 0 ? nil : queuedStatus, isLibraryReply: isLibraryReply, outcome: outcome,
            contentBytesSent: request.contentBytesSent, nanoseconds: now &- request.startedAt)
        handlers.completed(request, completion)
    }
}
