import Glibc

/// A path that only this test uses.
struct TestFile {
    let path: String

    init(_ name: String) {
        path = "/tmp/microhttp-\(getpid())-\(name)"
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
