internal import Glibc

/// Telling bodies apart, eight bytes at a time.
extension [UInt8] {
    /// A number that different bytes seldom share.
    ///
    /// It guards nothing: whoever needs to know compares all the bytes.
    package var mark: UInt64 {
        unsafe withUnsafeBytes { bytes in
            var mark = UInt64(truncatingIfNeeded: bytes.count)
            var offset = 0
            while offset &+ 8 <= bytes.count {
                // Safety: eight bytes are there, by the condition above.
                unsafe mark.mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset &+= 8
            }
            while offset < bytes.count {
                unsafe mark.mix(UInt64(bytes[offset]))
                offset &+= 1
            }
            return mark
        }
    }

    /// Whether both are the same.
    package func equals(_ other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        return unsafe withUnsafeBytes { left in
            unsafe other.withUnsafeBytes { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                // Safety: both have as many bytes.
                return unsafe memcmp(left, right, count) == 0
            }
        }
    }
}

extension UInt64 {
    fileprivate mutating func mix(_ word: UInt64) {
        self = (self ^ word) &* 0x9E37_79B9_7F4A_7C15
        self ^= self >> 29
    }
}
