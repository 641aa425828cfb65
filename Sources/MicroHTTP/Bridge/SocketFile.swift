internal import Glibc

/// The kind of the file at a path, as `S_IFSOCK`, of a symbolic link its own; nil where there is none.
func fileKind(at path: String) -> mode_t? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
}

/// Removes a Unix socket's file, and nothing else that may stand in its place; false where it stays.
@discardableResult
func removeSocket(at path: String) -> Bool {
    unsafe fileKind(at: path) == S_IFSOCK && unlink(path) == 0
}
