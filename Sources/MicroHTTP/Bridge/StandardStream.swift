internal import Glibc

/// Standard output or standard error, written line by line without a buffer.
package enum StandardStream: Int32, Sendable {
    /// What the process is asked for.
    case output = 1
    /// What it has to say beside.
    case error = 2

    /// Writes a line and its end; what cannot be written is lost.
    package func writeLine(_ line: String) {
        write(Array((line + "\n").utf8))
    }

    /// Writes bytes; what cannot be written is lost.
    ///
    /// - Returns: Whether all of them were written.
    @discardableResult
    package func write(_ bytes: [UInt8]) -> Bool {
        unsafe bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                // Safety: the rest of the buffer begins inside it.
                let count = unsafe Glibc.write(
                    rawValue, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
    }
}
