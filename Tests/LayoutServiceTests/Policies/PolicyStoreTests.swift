import AdaptiveLayout
import LayoutService
import Synchronization
import Testing

@Suite("A store of policies")
struct PolicyStoreTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write(policyText("mine", width: 480), to: "mine.json")
    }

    private func store(_ report: @escaping @Sendable (PolicyStore.Reload) -> Void = { _ in }) throws -> PolicyStore {
        try PolicyStore(
            builtIn: BuiltInPolicies.load(), directory: PolicyDirectory(path: folder.path), report: report)
    }

    @Test("has the built-in policies and those of its directory")
    func initialSet() throws {
        let store = try store()
        #expect(store.current["system"] != nil)
        #expect(store.current["mine"] != nil)
        #expect(store.status.policyCount == store.current.policies.count)
        #expect(store.status.digest == store.current.digest)
    }

    @Test("does not start with a broken directory")
    func brokenStart() throws {
        try folder.write("{", to: "mine.json")
        #expect(throws: PolicyDirectoryFault.self) { try store() }
    }

    @Test("without a directory has the built-in policies, and never reads again")
    func noDirectory() throws {
        let builtIn = try BuiltInPolicies.load()
        let store = try PolicyStore(builtIn: builtIn, directory: nil)
        let before = store.current
        store.requestReload()
        store.poll()
        #expect(store.current === before)
        #expect(store.status.successfulReloads == 0)
    }

    @Test("takes a changed directory when it has come to rest")
    func change() throws {
        let store = try store()
        let before = store.current
        store.poll()
        #expect(store.current === before)
        try folder.write(policyText("mine", width: 500), to: "mine.json")
        store.poll()
        #expect(store.current === before, "it may still be written to")
        store.poll()
        #expect(store.current["mine"]?.digest != before["mine"]?.digest)
        #expect(store.current.digest != before.digest)
        #expect(store.status.successfulReloads == 1)
        store.poll()
        #expect(store.status.successfulReloads == 1)
    }

    @Test("reads at once when it is asked to, changed or not")
    func requestedReload() throws {
        let store = try store()
        let before = store.current
        store.requestReload()
        store.poll()
        #expect(store.current !== before)
        #expect(store.current.digest == before.digest)
        #expect(store.status.successfulReloads == 1)
    }

    @Test("keeps the set in use when the directory breaks, and takes it again when it is mended")
    func brokenChange() throws {
        let reports = Mutex<[Bool]>([])
        let store = try store { reload in
            if case .failed = reload {
                reports.withLock { $0.append(true) }
            } else {
                reports.withLock { $0.append(false) }
            }
        }
        let before = store.current
        try folder.write("{", to: "mine.json")
        store.poll()
        store.poll()
        store.poll()
        #expect(store.current === before)
        #expect(store.status.failedReloads == 1)
        #expect(store.status.failure?.files.map(\.name) == ["mine.json"])
        try folder.write(policyText("mine", width: 500), to: "mine.json")
        store.poll()
        store.poll()
        #expect(store.status.failure == nil)
        #expect(store.current !== before)
        #expect(reports.withLock(\.self) == [true, false])
    }

    @Test("is kept up to date by its watcher")
    func watcher() async throws {
        let store = try store()
        let watcher = try PolicyWatcher(store, every: .milliseconds(10))
        let before = store.current.digest
        try folder.write(policyText("mine", width: 500), to: "mine.json")
        for _ in 0..<500 where store.current.digest == before { try await Task.sleep(for: .milliseconds(10)) }
        #expect(store.current.digest != before)
        watcher.reload()
        for _ in 0..<500 where store.status.successfulReloads < 2 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(store.status.successfulReloads == 2)
        watcher.stop()
    }

    @Test("never shows a set of two states while it is reloaded a hundred times, some of them broken")
    func readersSeeWholeSets() async throws {
        try folder.write(policyText("yours", width: 480), to: "yours.json")
        let store = try store()
        let isOver = Mutex(false)
        async let mixtures = Self.mixturesSeen(in: store, until: isOver.withLock(\.self))
        for round in 1...100 {
            try folder.write(round % 3 == 0 ? "{" : policyText("mine", width: Double(round)), to: "mine.json")
            try folder.write(policyText("yours", width: Double(round)), to: "yours.json")
            store.requestReload()
            store.poll()
        }
        isOver.withLock { $0 = true }
        #expect(await mixtures == 0)
        #expect(store.status.failedReloads == 33)
        #expect(store.status.successfulReloads == 67)
    }

    /// How many of the sets seen have two policies of different thresholds.
    private static func mixturesSeen(in store: PolicyStore, until isOver: @autoclosure () -> Bool) async -> Int {
        var mixtures = 0
        while !isOver() {
            let policies = store.current
            let conditions = ["mine", "yours"].map { policies[$0]?.policy.rules.first?.condition }
            mixtures += conditions[0] == conditions[1] ? 0 : 1
            await Task.yield()
        }
        return mixtures
    }
}
