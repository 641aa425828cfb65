package import MicroHTTP
import Synchronization

/// Asks callers for the bearer token, and keeps it up to date with its file.
///
/// Calls may come from any thread.
package final class TokenGuard: Sendable {
    private struct State {
        var token: BearerToken
        var stamp: FileStamp?
        var failure: FileFault?
        var reloads = 0
        var failedReloads = 0
    }

    /// The file with the token; nil where it cannot change.
    private let path: String?
    private let state: Mutex<State>
    private let refusals = Atomic<UInt64>(0)

    /// Guards by a token that does not change.
    package init(_ token: BearerToken) {
        path = nil
        state = Mutex(State(token: token))
    }

    /// Guards by the token in a file.
    ///
    /// - Throws: `FileFault` where there is none.
    package init(fileAt path: String) throws(FileFault) {
        self.path = path
        let stamp = FileSystem.stamp(of: path)
        state = Mutex(State(token: try BearerToken(fileAt: path), stamp: stamp))
    }

    /// How often a caller was refused.
    package var refusalCount: UInt64 { refusals.load(ordering: .relaxed) }

    /// How often the file was read again: with success, and without.
    package var reloadCounts: (loaded: Int, failed: Int) {
        state.withLock { ($0.reloads, $0.failedReloads) }
    }

    /// Why the file could not be read again; nil where the token is up to date.
    package var failure: FileFault? { state.withLock(\.failure) }

    /// Checks the Authorization lines of a request.
    ///
    /// - Throws: 401 with a challenge (RFC 6750, section 3).
    package func check(_ lines: [String]) throws(Problem) {
        guard let given = Self.token(in: lines) else {
            refusals.add(1, ordering: .relaxed)
            throw .missingToken
        }
        guard state.withLock(\.token).matches(given) else {
            refusals.add(1, ordering: .relaxed)
            throw .invalidToken
        }
    }

    /// Reads the file again if it has changed, or in any case.
    ///
    /// A file that cannot be read changes nothing but `failure`.
    ///
    /// - Returns: Whether it was read, with success or without.
    package func reload(evenIfUnchanged isForced: Bool) -> Bool {
        guard let path else { return false }
        let stamp = FileSystem.stamp(of: path)
        guard isForced || stamp != state.withLock(\.stamp) else { return false }
        do throws(FileFault) {
            let token = try BearerToken(fileAt: path)
            state.withLock { state in
                state.token = token
                state.failure = nil
                state.reloads += 1
            }
        } catch {
            state.withLock { state in
                state.failure = error
                state.failedReloads += 1
            }
        }
        state.withLock { $0.stamp = stamp }
        return true
    }

    /// The token behind the scheme, which may be in any case; nil for another scheme, and for two lines.
    private static func token(in lines: [String]) -> Substring.UTF8View? {
        guard lines.count == 1, let line = lines.first, let blank = line.utf8.firstIndex(of: UInt8(ascii: " ")),
            line[..<blank].lowercased() == "bearer"
        else { return nil }
        return line[blank...].utf8.drop { $0 == UInt8(ascii: " ") }
    }
}

extension Problem {
    /// A caller without a token.
    static var missingToken: Problem {
        var problem = Problem(.missingToken, "Send the header Authorization: Bearer with the token of this service.")
        problem.headers = [Header("WWW-Authenticate", "Bearer realm=\"panewise\"")]
        return problem
    }

    /// A caller with another token.
    static var invalidToken: Problem {
        var problem = Problem(.invalidToken, "This is not the token of this service.")
        problem.headers = [Header("WWW-Authenticate", "Bearer realm=\"panewise\", error=\"invalid_token\"")]
        return problem
    }
}
