// Copying what most likely needs no escape: as many bytes at a time as there are, and whether one of them does is only
// asked in the end. What is left over is covered by a last step that begins before the end of the one before.
extension JSONOutput {
    /// RFC 8259 section 7: the quotation mark, the backslash and the control characters below U+0020.
    static func mustBeEscaped(_ byte: UInt8) -> Bool {
        (byte < 0x20) || (byte == UInt8(ascii: "\"")) || (byte == UInt8(ascii: "\\"))
    }

    /// Copies some bytes, at least one; false if one of them must be escaped, and the copy is of no use.
    ///
    /// Safety, for this and all that follow: there are so many bytes to read and to write.
    @inline(__always)
    static func copyUnlessEscaped(
        _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int
    ) -> Bool {
        let (source, target) = unsafe (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        if count >= 8 { return unsafe copyEights(source, to: target, count: count) }
        if count >= 4 { return unsafe copyFours(source, to: target, count: count) }
        var isEscaped = false
        for offset in 0..<count {
            let byte = unsafe source.load(fromByteOffset: offset, as: UInt8.self)
            unsafe target.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
            isEscaped = isEscaped || mustBeEscaped(byte)
        }
        return !isEscaped
    }

    @inline(__always)
    private static func copyEights(
        _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
    ) -> Bool {
        let last = count - 8
        var found = unsafe copyEight(source, to: target, at: last)
        var place = 0
        while place < last {
            found |= unsafe copyEight(source, to: target, at: place)
            place += 8
        }
        return found == 0
    }

    /// Copies eight bytes, and marks those that must be escaped.
    @inline(__always)
    private static func copyEight(
        _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, at place: Int
    ) -> UInt64 {
        let bytes = unsafe source.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        unsafe target.storeBytes(of: bytes, toByteOffset: place, as: UInt64.self)
        return marks(in: bytes)
    }

    @inline(__always)
    private static func copyFours(
        _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
    ) -> Bool {
        let first = unsafe source.loadUnaligned(as: UInt32.self)
        let last = unsafe source.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
        unsafe target.storeBytes(of: first, as: UInt32.self)
        unsafe target.storeBytes(of: last, toByteOffset: count - 4, as: UInt32.self)
        return marks(in: UInt64(first) | UInt64(last) << 32) == 0
    }

    /// The high bits of the bytes that must be escaped; other bits are not set where none is.
    @inline(__always)
    private static func marks(in bytes: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        // A byte below n borrows from its high bit when n is subtracted; x ^ c is zero, and so below 1, where x is c.
        let controls = bytes &- ones &* 0x20
        let quotes = (bytes ^ ones &* UInt64(UInt8(ascii: "\""))) &- ones
        let backslashes = (bytes ^ ones &* UInt64(UInt8(ascii: "\\"))) &- ones
        return (controls | quotes | backslashes) & ~bytes & ones << 7
    }
}
