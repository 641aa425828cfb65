/// Bytes of a reply that are made once and shared by any number of replies, on any thread, without copying.
package final class PreparedBody: Sendable {
    /// The number of bytes.
    package let count: Int
    // Safety: the address of memory that init allocates and fills, that nobody writes to after that, and that deinit
    // frees. A number, because a pointer is not Sendable.
    private let address: UInt

    /// Copies the bytes.
    package init(_ bytes: [UInt8]) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
        unsafe bytes.withUnsafeBytes {
            unsafe memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
        }
        count = bytes.count
        address = UInt(bitPattern: memory)
    }

    deinit {
        unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
    }

    /// The bytes; valid as long as the body lives.
    @unsafe var pointer: UnsafeMutableRawPointer? {
        unsafe UnsafeMutableRawPointer(bitPattern: address)
    }
}
