internal import Glibc

/// A command that this process has started.
package struct ChildProcess: Sendable {
    private let identifier: pid_t

    /// Why a command cannot be started.
    package struct Fault: Error, Sendable, Equatable, CustomStringConvertible {
        /// The command's name.
        package let command: String
        /// What is wrong, in the system's words.
        package let reason: String
        /// What a shell exits with in its place: 127 for a command that does not exist, 126 for any other.
        package let exitCode: Int32

        /// The fault in one line.
        package var description: String { "cannot run \(command): \(reason)" }
    }

    /// Starts a command, found as a shell finds it, with this process's standard streams and no signal held back.
    ///
    /// - Parameters:
    ///   - words: The command and its arguments.
    ///   - environment: All its variables.
    /// - Throws: `Fault` where it cannot be started.
    package init(_ words: [String], environment: [String: String]) throws(Fault) {
        let assignments = environment.map { "\($0.key)=\($0.value)" }.sorted()
        var identifier: pid_t = 0
        let failure = unsafe withStrings(words) { arguments in
            unsafe withStrings(assignments) { variables in
                unsafe Self.spawn(&identifier, words.first ?? "", arguments, variables)
            }
        }
        guard failure == 0 else {
            throw Fault(
                command: words.first ?? "", reason: text(ofError: failure), exitCode: failure == ENOENT ? 127 : 126)
        }
        self.identifier = identifier
    }

    /// How the command ended: its exit code, or 128 and the number of the signal that ended it; nil while it runs.
    package func exitCode() -> Int32? {
        var status: Int32 = 0
        guard unsafe waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    /// Passes a signal on.
    package func send(_ signal: StopSignals.Signal) {
        kill(identifier, signal.rawValue)
    }

    private static func spawn(
        _ identifier: inout pid_t, _ command: String, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
        _ variables: UnsafePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32 {
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        return unsafe posix_spawnp(&identifier, command, nil, &attributes, arguments, variables)
    }
}

/// Calls with C strings behind a list that NULL ends; they live as long as the call.
private func withStrings(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
) -> Int32 {
    var strings = unsafe texts.map { unsafe strdup($0) }
    unsafe strings.append(nil)
    defer { unsafe strings.forEach { unsafe free($0) } }
    return unsafe strings.withUnsafeBufferPointer { buffer in
        // Safety: the buffer is not empty, for NULL stands in it.
        guard let first = buffer.baseAddress else { return ENOMEM }
        return unsafe body(first)
    }
}
