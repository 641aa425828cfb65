internal import Glibc

/// Telling bodies apart, sixteen bytes at a time.
extension [UInt8] {
    /// A number that different bytes seldom share.
    ///
    /// It guards nothing: whoever needs to know compares all the bytes.
    package var mark: UInt64 {
        unsafe withUnsafeBytes { bytes in
            var mark = Mark(count: bytes.count)
            guard bytes.count >= 16 else {
                for index in bytes.indices { unsafe mark.mix(UInt64(bytes[index]), 0) }
                return mark.bits
            }
            var offset = 0
            while offset &+ 16 < bytes.count {
                unsafe mark.mix(sixteen: bytes, at: offset)
                offset &+= 16
            }
            // The last sixteen may overlap those before.
            unsafe mark.mix(sixteen: bytes, at: bytes.count &- 16)
            return mark.bits
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

/// Bits that each pair of words is multiplied into.
private struct Mark {
    private(set) var bits: UInt64

    init(count: Int) {
        bits = UInt64(truncatingIfNeeded: count)
    }

    mutating func mix(_ left: UInt64, _ right: UInt64) {
        let product = (left ^ bits ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: right ^ 0xD1B5_4A32_D192_ED03)
        bits = product.high ^ product.low
    }

    /// Mixes sixteen bytes in, all of which are there.
    mutating func mix(sixteen bytes: UnsafeRawBufferPointer, at offset: Int) {
        // Safety: by the condition above.
        unsafe mix(
            bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
            bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self))
    }
}
