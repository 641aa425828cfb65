internal import Glibc

/// An object for each thread that asks, which ends with its thread.
@safe final class ThreadOwned<Object: AnyObject>: Sendable {
    private let key: pthread_key_t?
    private let make: @Sendable () -> Object

    /// Notes how such an object is made.
    init(_ make: @escaping @Sendable () -> Object) {
        self.make = make
        var key = pthread_key_t()
        // Safety: the destructor balances the retain of `object`.
        let result = unsafe pthread_key_create(&key) { object in
            if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
        }
        self.key = result == 0 ? key : nil
    }

    deinit {
        if let key { pthread_key_delete(key) }
    }

    /// Works with the thread's object, made now where it has none; nil where the system has no room for it.
    @inline(__always)
    func use<Result>(_ body: (Object) -> Result?) -> Result? {
        guard let key, let address = unsafe pthread_getspecific(key) ?? begin(key) else { return nil }
        // Safety: only `begin` puts something there, and the thread, which is here, keeps it.
        return unsafe Unmanaged<Object>.fromOpaque(address)._withUnsafeGuaranteedRef { body($0) }
    }

    private func begin(_ key: pthread_key_t) -> UnsafeMutableRawPointer? {
        let retained = unsafe Unmanaged.passRetained(make())
        guard unsafe pthread_setspecific(key, retained.toOpaque()) == 0 else {
            unsafe retained.release()
            return nil
        }
        return unsafe retained.toOpaque()
    }
}
