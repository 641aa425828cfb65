import Dispatch
import Synchronization

/// Work that waits, on a thread of its own: the test runner's threads are few.
final class OwnThread<Value: Sendable>: Sendable {
    private let result = Mutex<Value?>(nil)

    init(_ work: @escaping @Sendable () -> Value) {
        DispatchQueue(label: "OwnThread").async { [self] in
            let value = work()
            result.withLock { $0 = value }
        }
    }

    /// The value, once the work is done.
    var value: Value {
        get async throws {
            while true {
                if let value = result.withLock({ $0 }) { return value }
                try await Task.sleep(for: .milliseconds(5))
            }
        }
    }
}
