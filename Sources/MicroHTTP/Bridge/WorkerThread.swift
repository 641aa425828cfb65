internal import Glibc

/// A thread of the system, with all signals blocked; `deinit` waits for its end.
@safe struct WorkerThread: ~Copyable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    private let thread: pthread_t

    /// Starts the thread; nil where the system has none left.
    init?(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let work = unsafe Unmanaged.passRetained(Work(body))
        let result = unsafe pthread_create(&thread, nil, runWork, work.toOpaque())
        guard result == 0 else {
            unsafe work.release()
            return nil
        }
        self.thread = thread
    }

    deinit {
        pthread_join(thread, nil)
    }

    /// Leaves the thread to itself, without waiting for its end.
    consuming func detach() {
        pthread_detach(thread)
        discard self
    }

    fileprivate static func run(_ context: UnsafeMutableRawPointer) {
        // Safety: balances the retain of `init`.
        unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    }
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context = unsafe context { unsafe WorkerThread.run(context) }
    return nil
}

/// Runs the closure with all signals blocked, so that threads started inside never receive one.
func withSignalsBlocked<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}
