/// A growing buffer of bytes.
///
/// An array would do the same, were it not for the check of its uniqueness at each append.
@safe
struct JSONOutput: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        unsafe start = .allocate(capacity: self.capacity)
    }

    deinit {
        unsafe start.deallocate()
    }

    /// A copy of the bytes, which are removed from the buffer.
    mutating func take() -> [UInt8] {
        let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
        count = 0
        return bytes
    }

    mutating func append(_ byte: UInt8) {
        reserve(1)
        unsafe start[count] = byte
        count += 1
    }

    mutating func append(_ literal: StaticString) {
        unsafe append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    mutating func append(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
    }

    /// Appends `"name":`, behind a comma or not.
    mutating func appendName(_ name: StaticString, afterComma: Bool) {
        let length = name.utf8CodeUnitCount
        reserve(length + 4)
        // Safety: there is room for the name, two quotes, a comma and a colon.
        unsafe start[count] = UInt8(ascii: ",")
        count += afterComma ? 1 : 0
        unsafe start[count] = UInt8(ascii: "\"")
        unsafe (start + count + 1).update(from: name.utf8Start, count: length)
        count += length + 3
        unsafe start[count - 2] = UInt8(ascii: "\"")
        unsafe start[count - 1] = UInt8(ascii: ":")
    }

    @unsafe
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        // Safety: there is room, and nobody else has a pointer into the buffer.
        unsafe (start + count).update(from: source, count: bytes.count)
        count += bytes.count
    }

    private mutating func reserve(_ additional: Int) {
        if count + additional > capacity {
            grow(toHold: count + additional)
        }
    }

    @inline(never)
    private mutating func grow(toHold needed: Int) {
        let larger = max(needed, capacity * 2)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        unsafe moved.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = moved
        capacity = larger
    }
}
