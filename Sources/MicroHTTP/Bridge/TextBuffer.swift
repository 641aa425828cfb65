/// Text that grows at its end: lines of a log, put together byte by byte and without a detour through strings.
@safe package struct TextBuffer: ~Copyable {
    private var bytes: UnsafeMutableRawBufferPointer
    /// Bytes so far.
    package private(set) var count = 0

    /// Makes an empty text with room for so many bytes; it grows where they do not suffice.
    package init(capacity: Int) {
        unsafe bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(64, capacity), alignment: 16)
    }

    deinit {
        unsafe bytes.deallocate()
    }

    /// Appends a literal.
    package mutating func append(_ text: StaticString) {
        unsafe append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a byte.
    package mutating func append(_ byte: UInt8) {
        makeRoom(for: 1)
        unsafe bytes[count] = byte
        count += 1
    }

    /// Appends bytes.
    package mutating func append(_ more: [UInt8]) {
        unsafe more.withUnsafeBytes { unsafe append($0) }
    }

    /// Appends the UTF-8 of a text as it is.
    package mutating func append(_ text: String) {
        unsafe text.utf8Span.span.withUnsafeBytes { unsafe append($0) }
    }

    /// Appends a number in decimal.
    package mutating func append(number: UInt64) {
        var size = 1
        var bound: UInt64 = 10
        while size < 19 && number >= bound {
            bound *= 10
            size += 1
        }
        if size == 19 && number >= bound { size = 20 }
        append(number: number, digits: size)
    }

    /// Appends the last digits of a number, with zeros in front.
    package mutating func append(number: UInt64, digits: Int) {
        makeRoom(for: digits)
        var rest = number
        for index in stride(from: count + digits - 1, through: count, by: -1) {
            unsafe bytes[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += digits
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
        return unsafe Array(bytes[..<count])
    }

    private mutating func append(_ more: UnsafeRawBufferPointer) {
        guard let start = more.baseAddress else { return }
        makeRoom(for: more.count)
        // Safety: there is room, by the line above, so that there is a base address, too.
        unsafe bytes.baseAddress?.advanced(by: count).copyMemory(from: start, byteCount: more.count)
        count += more.count
    }

    private mutating func makeRoom(for more: Int) {
        if unsafe count + more > bytes.count { unsafe grow(to: max(2 * bytes.count, count + more)) }
    }

    private mutating func grow(to capacity: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
        unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        unsafe bytes.deallocate()
        unsafe bytes = unsafe larger
    }
}
