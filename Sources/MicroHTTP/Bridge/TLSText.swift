internal import Glibc

/// A certificate and its key as PEM text.
struct TLSText {
    private let certificate: [CChar]
    private let key: [CChar]

    /// Reads both files.
    init(_ files: TLSFiles) throws(StartFault) {
        certificate = try Self.text(at: files.certificatePath)
        key = try Self.text(at: files.keyPath)
    }

    /// Lends both texts, or nil for no TLS.
    static func withPointers<Result>(
        _ text: TLSText?, _ body: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Result
    ) -> Result {
        guard let text else { return body(nil, nil) }
        return unsafe text.certificate.withUnsafeBufferPointer { certificate in
            unsafe text.key.withUnsafeBufferPointer { key in
                // Safety: the library only reads, in spite of the missing const.
                unsafe body(
                    UnsafeMutableRawPointer(mutating: certificate.baseAddress),
                    UnsafeMutableRawPointer(mutating: key.baseAddress))
            }
        }
    }

    private static func text(at path: String) throws(StartFault) -> [CChar] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadableFile(path: path, reason: errnoText()) }
        defer { close(descriptor) }
        var text: [CChar] = []
        while true {
            let piece = unsafe [CChar](unsafeUninitializedCapacity: 4096) { buffer, filled in
                filled = unsafe max(0, read(descriptor, buffer.baseAddress, 4096))
            }
            if piece.isEmpty { break }
            text += piece
        }
        return text + [0]
    }
}

/// What errno says.
func errnoText() -> String {
    unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
}
