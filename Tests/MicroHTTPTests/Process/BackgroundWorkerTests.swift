import MicroHTTP
import Synchronization
import Testing

@Suite("A background worker")
struct BackgroundWorkerTests {
    /// Counts rounds of work.
    private final class Rounds: Sendable {
        private let number = Atomic<Int>(0)

        var count: Int { number.load(ordering: .acquiring) }

        func add() {
            number.wrappingAdd(1, ordering: .releasing)
        }
    }

    @Test("works when it is woken, and not before")
    func wakes() async throws {
        let rounds = Rounds()
        let worker = try BackgroundWorker(every: .seconds(600)) { rounds.add() }
        try await Task.sleep(for: .milliseconds(20))
        #expect(rounds.count == 0)
        worker.wake()
        try await eventually { rounds.count == 1 }
        worker.stop()
    }

    @Test("works by itself when its time has come")
    func repeats() async throws {
        let rounds = Rounds()
        let worker = try BackgroundWorker(every: .milliseconds(1)) { rounds.add() }
        try await eventually { rounds.count > 2 }
        worker.stop()
    }

    @Test("does one last round at its end, and none after it")
    func stops() async throws {
        let rounds = Rounds()
        let worker = try BackgroundWorker(every: .seconds(600)) { rounds.add() }
        worker.stop()
        let last = rounds.count
        #expect(last >= 1)
        worker.wake()
        try await Task.sleep(for: .milliseconds(20))
        #expect(rounds.count == last)
    }

    @Test("whose work takes long does not hold up whoever stops it")
    func leaves() throws {
        let worker = try BackgroundWorker(every: .milliseconds(1)) { _ = StopSignals().next(within: .seconds(3)) }
        let started = MonotonicTime.now()
        worker.stop(within: .milliseconds(50))
        #expect(MonotonicTime.now() - started < 2_000_000_000)
    }

    private func eventually(_ condition: () -> Bool) async throws {
        for _ in 0..<5_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
        #expect(condition())
    }
}
