import Synchronization

/// Holds the policies that requests can name, and reads their directory again when it changes.
///
/// A set is checked whole before it takes the place of the one before; a broken one changes nothing but the status.
/// Calls may come from any thread; `poll()` from one at a time.
package final class PolicyStore: Sendable {
    /// What came of reading the directory.
    package enum Reload: Sendable {
        /// A set took the place of the one before.
        case loaded(PolicySet)
        /// The set is broken, and the one before stays.
        case failed(PolicyDirectoryFault)
    }

    /// How the policies stand, for health checks and metrics.
    package struct Status: Sendable {
        /// How many policies are loaded.
        package var policyCount: Int
        /// The digest of the set.
        package var digest: String
        /// How often the directory was read again and used.
        package var successfulReloads: Int
        /// How often it was read again and found broken.
        package var failedReloads: Int
        /// What is wrong with the directory as it was read last; nil where it is in use.
        package var failure: PolicyDirectoryFault?
    }

    private let builtIn: [LoadedPolicy]
    private let directory: PolicyDirectory?
    private let report: @Sendable (Reload) -> Void
    private let state: Mutex<PolicyStoreState>

    /// Loads the policies for the first time.
    ///
    /// - Parameters:
    ///   - builtIn: The policies that are always there.
    ///   - directory: Where further ones are; nil for nowhere.
    ///   - report: Told of every reload, on the thread that reads.
    /// - Throws: Everything that is wrong in the directory.
    package init(
        builtIn: [LoadedPolicy], directory: PolicyDirectory?, report: @escaping @Sendable (Reload) -> Void = { _ in }
    ) throws(PolicyDirectoryFault) {
        self.builtIn = builtIn
        self.directory = directory
        self.report = report
        let stamp = directory?.stamp
        let added = try directory?.policies(beside: builtIn) ?? []
        state = Mutex(PolicyStoreState(policies: PolicySet(builtIn + added), readStamp: stamp))
    }

    /// The policies now: a call takes them once, and keeps to them to its end.
    package var current: PolicySet { state.withLock(\.policies) }

    /// How the policies stand now.
    package var status: Status {
        state.withLock { state in
            Status(
                policyCount: state.policies.policies.count, digest: state.policies.digest,
                successfulReloads: state.successfulReloads, failedReloads: state.failedReloads,
                failure: state.failure)
        }
    }

    /// Asks for the directory to be read at the next `poll()`, changed or not.
    package func requestReload() {
        state.withLock { $0.isReloadRequested = true }
    }

    /// Reads the directory if that was asked for, or if it has changed and then come to rest.
    package func poll() {
        guard let directory else { return }
        let stamp = directory.stamp
        guard state.withLock({ $0.mustRead(stamp) }) else { return }
        let outcome: Reload
        do throws(PolicyDirectoryFault) {
            let policies = builtIn + (try directory.policies(beside: builtIn))
            outcome = .loaded(PolicySet(policies, continuing: current.tally))
        } catch {
            outcome = .failed(error)
        }
        // A directory that changed while it was read may have given files of two states.
        guard directory.stamp == stamp else { return requestReload() }
        state.withLock { $0.take(outcome, readAt: stamp) }
        report(outcome)
    }
}

/// What a store holds: the set in use, and what was seen of the directory.
private struct PolicyStoreState {
    var policies: PolicySet
    var successfulReloads = 0
    var failedReloads = 0
    var failure: PolicyDirectoryFault?
    /// The state of the directory that was read last.
    var readStamp: DirectoryStamp?
    /// A state that differs from it, seen once: it is read when it is seen again, so that nobody is still writing.
    var newStamp: DirectoryStamp?
    var isReloadRequested = false

    init(policies: PolicySet, readStamp: DirectoryStamp?) {
        self.policies = policies
        self.readStamp = readStamp
    }

    /// Whether a directory in this state is to be read now.
    mutating func mustRead(_ stamp: DirectoryStamp) -> Bool {
        if isReloadRequested {
            isReloadRequested = false
            return true
        }
        guard stamp != readStamp else {
            newStamp = nil
            return false
        }
        guard stamp == newStamp else {
            newStamp = stamp
            return false
        }
        return true
    }

    mutating func take(_ outcome: PolicyStore.Reload, readAt stamp: DirectoryStamp) {
        readStamp = stamp
        newStamp = nil
        switch outcome {
        case .loaded(let policies):
            self.policies.term.end()
            self.policies = policies
            failure = nil
            successfulReloads += 1
        case .failed(let fault):
            failure = fault
            failedReloads += 1
        }
    }
}
