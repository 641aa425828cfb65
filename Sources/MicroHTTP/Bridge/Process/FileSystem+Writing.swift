internal import Glibc

extension FileSystem {
    /// Puts bytes in the place of a file: whoever reads it meanwhile sees the old ones or the new ones, never a part.
    ///
    /// - Throws: `FileFault` where the file cannot be written; the old one stands then.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
        let beside = "\(path).\(getpid()).new"
        let mode = permissions(of: path) ?? 0o644
        let descriptor = unsafe open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw FileFault(path: path, reason: errnoText()) }
        let isWritten = write(bytes, to: descriptor) && fsync(descriptor) == 0
        let failure = errno
        close(descriptor)
        guard isWritten else {
            unsafe unlink(beside)
            throw FileFault(path: path, reason: text(ofError: failure))
        }
        guard unsafe rename(beside, path) == 0 else {
            let failure = errno
            unsafe unlink(beside)
            throw FileFault(path: path, reason: text(ofError: failure))
        }
    }

    /// Whether a directory stands at a path.
    package static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func permissions(of path: String) -> mode_t? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        unsafe bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                // Safety: the rest of the buffer begins inside it.
                let count = unsafe Glibc.write(
                    descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
    }
}
