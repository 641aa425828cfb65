/// A growing buffer of bytes.
///
/// An array would do the same, were it not for the check of its uniqueness at each append.
@safe
@usableFromInline
struct JSONOutput: ~Copyable {
    @usableFromInline
    var start: UnsafeMutablePointer<UInt8>
    @usableFromInline
    var capacity: Int
    @usableFromInline
    var count = 0
    /// Whether the memory is the buffer's own, which ends with it.
    @usableFromInline
    var ownsMemory = true

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        unsafe start = .allocate(capacity: self.capacity)
    }

    /// Begins in another's memory, which is left alone where it does not suffice.
    @unsafe
    init(borrowing memory: UnsafeMutableBufferPointer<UInt8>) {
        capacity = unsafe memory.baseAddress == nil ? 64 : memory.count
        ownsMemory = unsafe memory.baseAddress == nil
        unsafe start = memory.baseAddress ?? .allocate(capacity: 64)
    }

    @inlinable
    deinit {
        if ownsMemory { unsafe start.deallocate() }
    }

    /// A copy of the bytes, which are removed from the buffer.
    mutating func take() -> [UInt8] {
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            unsafe buffer.baseAddress?.update(from: start, count: count)
            initialized = count
        }
        count = 0
        return bytes
    }

    @inlinable @inline(__always)
    mutating func append(_ byte: UInt8) {
        let end = unsafe room(for: 1)
        unsafe end[0] = byte
        unsafe move(to: end + 1)
    }

    mutating func append(_ literal: StaticString) {
        unsafe append(literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    mutating func append(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            unsafe append(source, count: bytes.count)
        }
    }

    private mutating func append(_ source: UnsafePointer<UInt8>, count: Int) {
        let end = unsafe room(for: count)
        // Safety: there is room, and nobody else has a pointer into the buffer.
        unsafe end.update(from: source, count: count)
        unsafe move(to: end + count)
    }

    /// The place behind the last byte, with room for some more; the bytes written there count after ``move(to:)``.
    @inlinable @inline(__always)
    mutating func room(for additional: Int) -> UnsafeMutablePointer<UInt8> {
        if count + additional > capacity {
            grow(toHold: count + additional)
        }
        return unsafe start + count
    }

    /// Makes a place within the room the end of the bytes.
    @inlinable @inline(__always)
    mutating func move(to end: UnsafeMutablePointer<UInt8>) {
        count = unsafe end - start
    }

    @inline(never)
    @usableFromInline
    mutating func grow(toHold needed: Int) {
        let larger = max(needed, capacity * 2)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        unsafe moved.update(from: start, count: count)
        if ownsMemory { unsafe start.deallocate() }
        ownsMemory = true
        unsafe start = moved
        capacity = larger
    }
}

@available(*, unavailable)
extension JSONOutput: Sendable {}
