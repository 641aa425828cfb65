internal import Glibc

/// The content of a file, read piece by piece as it is asked for.
package final class FilePieces {
    private static let size = 65_536

    private let path: String
    private let descriptor: Int32
    private let isOwned: Bool

    /// Opens a file.
    ///
    /// - Throws: `FileFault` where it cannot be opened.
    package init(path: String) throws(FileFault) {
        self.path = path
        descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        isOwned = true
        guard descriptor >= 0 else { throw FileFault(path: path, reason: errnoText()) }
    }

    init(standardInput: Int32) {
        path = "standard input"
        descriptor = standardInput
        isOwned = false
    }

    deinit {
        if isOwned && descriptor >= 0 { close(descriptor) }
    }

    /// What comes next, at most 64 KiB; nil at the end.
    ///
    /// - Throws: `FileFault` where it cannot be read.
    package func next() throws(FileFault) -> [UInt8]? {
        while true {
            var failure: Int32 = 0
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.size) { buffer, filled in
                let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
                failure = count < 0 ? errno : 0
                filled = max(0, count)
            }
            if failure == EINTR { continue }
            guard failure == 0 else { throw FileFault(path: path, reason: text(ofError: failure)) }
            return piece.isEmpty ? nil : piece
        }
    }
}
