/// Bytes of a reply that are made once and shared by any number of replies, on any thread, without copying.
package final class PreparedBody: Sendable {
    /// The number of bytes.
    package let count: Int
    // Safety: the address of memory that init allocates and fills, that nobody writes to after that, and that deinit
    // frees; or that of a constant. A number, because a pointer is not Sendable.
    private let address: UInt
    private let isOwned: Bool

    /// Copies the bytes.
    package init(_ bytes: [UInt8]) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
        unsafe bytes.withUnsafeBytes {
            unsafe memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
        }
        count = bytes.count
        address = UInt(bitPattern: memory)
        isOwned = true
    }

    /// Lends bytes that never change and never go away, such as constants of the program.
    @unsafe package init(constant bytes: UnsafeRawBufferPointer) {
        count = bytes.count
        address = UInt(bitPattern: bytes.baseAddress)
        isOwned = false
    }

    deinit {
        if isOwned { unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
    }

    /// The SHA-256 of the bytes, as 64 small hexadecimal digits.
    package var hexDigest: String {
        unsafe SHA256.hexDigest(of: [UInt8](UnsafeRawBufferPointer(start: pointer, count: count)))
    }

    /// The bytes; valid as long as the body lives.
    @unsafe var pointer: UnsafeMutableRawPointer? {
        unsafe UnsafeMutableRawPointer(bitPattern: address)
    }
}
