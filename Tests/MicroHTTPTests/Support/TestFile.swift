import Glibc

/// A path that only this test uses.
struct TestFile {
    let path: String

    init(_ name: String) {
        path = "/tmp/microhttp-\(getpid())-\(name)"
    }

    /// Writes the file; false where that fails.
    func write(_ text: String) -> Bool {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        return unsafe Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    }

    /// Removes the file.
    func remove() {
        unsafe unlink(path)
    }

    /// Whether there is a file.
    var exists: Bool {
        unsafe access(path, F_OK) == 0
    }

    /// Gives the file another name; false where there is none.
    func move(to other: TestFile) -> Bool {
        unsafe rename(path, other.path) == 0
    }
}
