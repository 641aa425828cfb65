package import MicroHTTP

/// Keeps a store of policies up to date with its directory, on a thread of its own.
///
/// It compares stamps instead of subscribing to events: links that are swapped, network volumes and directories that
/// are made anew all look alike to it, and a thousand files take a millisecond.
package final class PolicyWatcher: Sendable {
    private let store: PolicyStore
    private let worker: BackgroundWorker

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - store: The store to keep up to date.
    ///   - interval: How often to look; a change is taken when it has not moved for one interval.
    /// - Throws: `StartFault` where the system has no thread left.
    package init(_ store: PolicyStore, every interval: Duration = .milliseconds(500)) throws(StartFault) {
        self.store = store
        worker = try BackgroundWorker(every: interval) { store.poll() }
    }

    /// Reads the directory now, changed or not.
    package func reload() {
        store.requestReload()
        worker.wake()
    }

    /// Stops to watch.
    package func stop() {
        worker.stop()
    }
}
