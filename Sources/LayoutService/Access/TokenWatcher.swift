package import MicroHTTP

/// Keeps a token up to date with its file, on a thread of its own.
package final class TokenWatcher: Sendable {
    private let tokens: TokenGuard
    private let report: @Sendable (TokenGuard) -> Void
    private let worker: BackgroundWorker

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - tokens: What to keep up to date.
    ///   - interval: How often to look.
    ///   - report: Told of every reload, with success or without.
    /// - Throws: `StartFault` where the system has no thread left.
    package init(
        _ tokens: TokenGuard, every interval: Duration = .seconds(1), report: @escaping @Sendable (TokenGuard) -> Void
    ) throws(StartFault) {
        self.tokens = tokens
        self.report = report
        worker = try BackgroundWorker(every: interval) {
            if tokens.reload(evenIfUnchanged: false) { report(tokens) }
        }
    }

    /// Reads the file now, changed or not.
    package func reload() {
        if tokens.reload(evenIfUnchanged: true) { report(tokens) }
    }

    /// Stops to watch.
    package func stop() {
        worker.stop()
    }
}
