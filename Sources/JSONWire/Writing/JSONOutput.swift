/// A growing buffer of bytes.
///
/// An array would do the same, were it not for the check of its uniqueness at each append.
@safe
@usableFromInline
struct JSONOutput: ~Copyable {
    /// The first byte of the memory.
    @usableFromInline
    var start: UnsafeMutablePointer<UInt8>
    /// The place behind the last byte that is written.
    @usableFromInline
    var end: UnsafeMutablePointer<UInt8>
    /// The place behind the memory.
    @usableFromInline
    var limit: UnsafeMutablePointer<UInt8>
    /// Whether the memory is the buffer's own, which ends with it.
    @usableFromInline
    var ownsMemory = true

    init(capacity: Int) {
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(capacity, 64))
        unsafe self.init(borrowing: memory)
        ownsMemory = true
    }

    /// Begins in another's memory, which is left alone where it does not suffice.
    @unsafe
    init(borrowing memory: UnsafeMutableBufferPointer<UInt8>) {
        ownsMemory = unsafe memory.baseAddress == nil
        unsafe start = memory.baseAddress ?? .allocate(capacity: 64)
        unsafe end = start
        unsafe limit = start + (ownsMemory ? 64 : memory.count)
    }

    @inlinable
    deinit {
        if ownsMemory { unsafe start.deallocate() }
    }

    /// The count of the bytes.
    var count: Int { unsafe end - start }

    /// A copy of the bytes, which are removed from the buffer.
    mutating func take() -> [UInt8] {
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            unsafe buffer.baseAddress?.update(from: start, count: count)
            initialized = count
        }
        unsafe end = start
        return bytes
    }

    /// Appends a byte.
    @inlinable @inline(__always)
    mutating func append(_ byte: UInt8) {
        let place = unsafe room(for: 1)
        unsafe place[0] = byte
        unsafe move(to: place + 1)
    }

    /// Removes the last byte if it is this one.
    @inlinable @inline(__always)
    mutating func removeLast(_ byte: UInt8) {
        if unsafe end > start && end[-1] == byte { unsafe end -= 1 }
    }

    /// Appends a literal as it is.
    @inlinable @inline(__always)
    mutating func append(_ literal: StaticString) {
        let place = unsafe room(for: literal.utf8CodeUnitCount)
        unsafe move(to: Self.writeRaw(literal, to: place))
    }

    /// Appends bytes as they are.
    @inline(__always)
    mutating func append(_ bytes: Span<UInt8>) {
        let place = unsafe room(for: bytes.count)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            // Safety: there is room, and nobody else has a pointer into the buffer.
            unsafe place.initialize(from: source, count: bytes.count)
        }
        unsafe move(to: place + bytes.count)
    }

    /// The place behind the last byte, with room for some more; the bytes written there count after ``move(to:)``.
    @inlinable @inline(__always)
    mutating func room(for additional: Int) -> UnsafeMutablePointer<UInt8> {
        if unsafe limit - end < additional { grow(by: additional) }
        return unsafe end
    }

    /// Makes a place within the room the end of the bytes.
    @inlinable @inline(__always)
    mutating func move(to place: UnsafeMutablePointer<UInt8>) {
        unsafe end = place
    }

    @inline(never)
    @usableFromInline
    mutating func grow(by additional: Int) {
        let (used, capacity) = unsafe (end - start, limit - start)
        let larger = max(used + additional, capacity * 2)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        unsafe moved.update(from: start, count: used)
        if ownsMemory { unsafe start.deallocate() }
        ownsMemory = true
        unsafe (start, end, limit) = (moved, moved + used, moved + larger)
    }
}

@available(*, unavailable)
extension JSONOutput: Sendable {}
