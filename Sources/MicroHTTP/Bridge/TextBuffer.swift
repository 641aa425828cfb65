/// Text that grows at its end: lines of a log, put together byte by byte and without a detour through strings.
@usableFromInline
@safe package struct TextBuffer: ~Copyable {
    @usableFromInline
    var start: UnsafeMutablePointer<UInt8>
    @usableFromInline
    var capacity: Int
    /// Bytes so far.
    @usableFromInline
    var count = 0

    /// Makes an empty text with room for so many bytes; it grows where they do not suffice.
    package init(capacity: Int) {
        self.capacity = max(64, capacity)
        unsafe start = UnsafeMutablePointer.allocate(capacity: self.capacity)
    }

    deinit {
        unsafe start.deallocate()
    }

    /// Appends a literal.
    @inlinable
    @inline(__always)
    package mutating func append(_ text: StaticString) {
        makeRoom(for: text.utf8CodeUnitCount)
        // Safety: there is room, by the line above.
        unsafe (start + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        count += text.utf8CodeUnitCount
    }

    /// Appends a byte.
    @inlinable
    package mutating func append(_ byte: UInt8) {
        makeRoom(for: 1)
        unsafe start[count] = byte
        count += 1
    }

    /// Appends bytes.
    package mutating func append(_ more: [UInt8]) {
        unsafe more.withUnsafeBytes { unsafe append($0) }
    }

    /// Appends bytes, with a text in the place of as many of them.
    package mutating func append(_ more: [UInt8], putting text: String, at place: Int) {
        let start = count
        append(more)
        let end = count
        count = start + place
        append(text)
        precondition(count <= end, "the text does not fit between the bytes")
        count = end
    }

    /// Appends the UTF-8 of a text as it is.
    package mutating func append(_ text: String) {
        unsafe text.utf8Span.span.withUnsafeBytes { unsafe append($0) }
    }

    /// Appends a number in decimal.
    package mutating func append(number: UInt64) {
        append(number: number, digits: Self.digitCount(of: number))
    }

    /// Appends the last digits of a number, with zeros in front.
    package mutating func append(number: UInt64, digits: Int) {
        makeRoom(for: digits)
        count &+= digits
        var rest = number
        var end = unsafe start + count
        var left = digits
        while left >= 2 {
            let hundredth = rest / 100
            let pair = Int(truncatingIfNeeded: rest &- hundredth &* 100)
            // Safety: the pairs of all numbers below 100 stand in the table, and `left` digits have room before the end.
            unsafe end -= 2
            unsafe end.update(from: Self.pairs.utf8Start + 2 &* pair, count: 2)
            rest = hundredth
            left &-= 2
        }
        if left == 1 { unsafe end[-1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10) }
    }

    /// 00, 01 and so on up to 99.
    private static let pairs: StaticString = """
        0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
        5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
        """

    private static func digitCount(of number: UInt64) -> Int {
        if number < 100 { return number < 10 ? 1 : 2 }
        if number < 10_000 { return number < 1_000 ? 3 : 4 }
        var size = 5
        var bound: UInt64 = 100_000
        while size < 19 && number >= bound {
            bound *= 10
            size += 1
        }
        return size == 19 && number >= bound ? 20 : size
    }

    /// Appends a text as it may stand between the quotes of a JSON string.
    ///
    /// - Returns: False, with nothing appended, where it holds something that JSON would have escaped.
    package mutating func append(unescaped text: String) -> Bool {
        unsafe text.utf8Span.span.withUnsafeBytes { letters in
            let isPlain = unsafe letters.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
            guard isPlain else { return false }
            unsafe append(letters)
            return true
        }
    }

    /// Hands over a copy of the text, and is empty again.
    package mutating func take() -> [UInt8] {
        defer { count = 0 }
        return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }

    private mutating func append(_ more: UnsafeRawBufferPointer) {
        guard let source = more.baseAddress else { return }
        makeRoom(for: more.count)
        // Safety: there is room, by the line above.
        unsafe UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: more.count)
        count += more.count
    }

    @inlinable
    mutating func makeRoom(for more: Int) {
        if count + more > capacity { grow(by: more) }
    }

    @usableFromInline
    mutating func grow(by more: Int) {
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe larger.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = unsafe larger
    }
}

@available(*, unavailable)
extension TextBuffer: Sendable {}
