internal import Glibc

/// Why a file or a directory cannot be read.
package struct FileFault: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path as it was given.
    package let path: String
    /// What is wrong, in the system's words or ours.
    package let reason: String

    /// Makes a fault of the path and what is wrong with it.
    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The fault in one line.
    package var description: String { "cannot read \(path): \(reason)" }
}

/// What tells one state of a file from the next: two equal stamps mean that nothing has changed.
package struct FileStamp: Sendable, Hashable {
    let device: UInt64
    let number: UInt64
    let size: Int64
    let seconds: Int64
    let nanoseconds: Int64
}

/// Reads files and directories.
package enum FileSystem {
    /// The bytes of a file.
    ///
    /// - Throws: `FileFault` where the file cannot be read, or is longer than `limit` bytes.
    package static func contents(of path: String, limit: Int = 16_777_216) throws(FileFault) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFault(path: path, reason: errnoText()) }
        defer { close(descriptor) }
        var contents: [UInt8] = []
        while true {
            var failure: Int32 = 0
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
                let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
                failure = count < 0 ? errno : 0
                filled = max(0, count)
            }
            if failure == EINTR { continue }
            guard failure == 0 else { throw FileFault(path: path, reason: text(ofError: failure)) }
            if piece.isEmpty { return contents }
            contents += piece
            guard contents.count <= limit else { throw FileFault(path: path, reason: "more than \(limit) bytes") }
        }
    }

    /// The names in a directory, sorted; `.` and `..` are left out.
    ///
    /// - Throws: `FileFault` where the directory cannot be read.
    package static func names(inDirectory path: String) throws(FileFault) -> [String] {
        guard let directory = unsafe opendir(path) else { throw FileFault(path: path, reason: errnoText()) }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            // Safety: the system ends a name with 0.
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe UnsafeRawPointer(name).withMemoryRebound(to: CChar.self, capacity: 256) {
                    unsafe String(cString: $0)
                }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The stamp of what stands at a path, symbolic links followed; nil where nothing does.
    package static func stamp(of path: String) -> FileStamp? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return FileStamp(
            device: UInt64(status.st_dev), number: UInt64(status.st_ino), size: Int64(status.st_size),
            seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int64(status.st_mtim.tv_nsec))
    }
}

/// What an error number means, in the system's words.
func text(ofError number: Int32) -> String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
}

/// What errno says.
func errnoText() -> String {
    text(ofError: errno)
}
