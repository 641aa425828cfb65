internal import CMicroHTTPD
internal import Glibc

/// A large request body, kept in a file without a name and read piece by piece.
///
/// What the file cannot take (no directory for temporary files, a full disk) stays in memory.
package final class SpooledBody {
    /// Bytes of one piece read from the file.
    private static let pieceSize = 65_536

    /// The file, or -1.
    private let descriptor: Int32
    private var countInFile = 0
    private var rest: [[UInt8]] = []

    /// The bytes kept so far.
    package private(set) var count = 0

    /// Opens the file, in TMPDIR or /tmp.
    init() {
        descriptor = Self.unnamedFile()
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The pieces in order, from the first byte; each call begins anew.
    package func pieces() -> some Sequence<[UInt8]> {
        var offset = 0
        var index = 0
        return AnyIterator { [self] in
            if offset < countInFile {
                let piece = readPiece(at: offset)
                offset += piece.count
                if !piece.isEmpty { return piece }
                offset = countInFile
            }
            guard index < rest.count else { return nil }
            defer { index += 1 }
            return rest[index]
        }
    }

    /// Keeps more bytes.
    func append(_ bytes: UnsafeRawBufferPointer) {
        count += bytes.count
        var written = 0
        while rest.isEmpty && descriptor >= 0 && written < bytes.count {
            // Safety: the range lies within the buffer, since written < count.
            let result = unsafe write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            if result < 0 && errno == EINTR { continue }
            guard result > 0 else { break }
            written += result
            countInFile += result
        }
        let left = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        if unsafe !left.isEmpty { unsafe rest.append(Array(left)) }
    }

    private func readPiece(at offset: Int) -> [UInt8] {
        let wanted = min(Self.pieceSize, countInFile - offset)
        return unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
            repeat {
                filled = unsafe max(-1, pread(descriptor, buffer.baseAddress, wanted, off_t(offset)))
            } while filled < 0 && errno == EINTR
            filled = max(0, filled)
        }
    }

    private static func unnamedFile() -> Int32 {
        let directory = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        let descriptor = unsafe open(directory, O_RDWR | mhd_unnamed_file | O_CLOEXEC, 0o600)
        guard descriptor < 0 else { return descriptor }
        // Some file systems know no file without a name: make one with a name and take the name away.
        var template = Array("\(directory)/panewise-XXXXXX".utf8CString)
        let named = unsafe template.withUnsafeMutableBufferPointer { buffer -> Int32 in
            guard let name = buffer.baseAddress else { return -1 }
            let named = unsafe mkstemp(name)
            if named >= 0 {
                _ = fcntl(named, F_SETFD, FD_CLOEXEC)
                unsafe unlink(name)
            }
            return named
        }
        return named
    }
}
