/// The owner of memory for one reply at a time, which grows and is used again.
@safe struct ReplyMemory: ~Copyable {
    private static let granularity = 2_048

    private var pointer: UnsafeMutableRawPointer?
    private var capacity = 0
    private var isHeld = false

    init() {
        unsafe pointer = nil
    }

    deinit {
        unsafe pointer?.deallocate()
    }

    /// Copies the bytes; nil where others are still held.
    mutating func hold(_ bytes: [UInt8]) -> UnsafeMutableRawPointer? {
        guard !isHeld else { return nil }
        isHeld = true
        if unsafe pointer == nil || bytes.count > capacity {
            capacity = (bytes.count / Self.granularity + 1) * Self.granularity
            unsafe pointer?.deallocate()
            unsafe pointer = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        }
        // Safety: there is room for all of them, by the lines above.
        unsafe bytes.withUnsafeBytes { source in
            if let start = source.baseAddress {
                unsafe pointer?.copyMemory(from: start, byteCount: source.count)
            }
        }
        return unsafe pointer
    }

    /// Ends the holding.
    mutating func release() {
        isHeld = false
    }
}
