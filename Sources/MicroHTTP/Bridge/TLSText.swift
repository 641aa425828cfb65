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
        do throws(FileFault) {
            return try FileSystem.contents(of: path).map { CChar(bitPattern: $0) } + [0]
        } catch {
            throw .unreadableFile(path: path, reason: error.reason)
        }
    }
}
