internal import Glibc

/// The thread that asks.
package enum CurrentThread {
    /// A number that no other living thread has; it costs no system call.
    package static var number: UInt64 { UInt64(pthread_self()) }
}
