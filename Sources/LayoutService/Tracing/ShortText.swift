import MicroHTTP

/// Texts made of a few known letters, without a detour through arrays.
package enum ShortText {
    /// Thirteen letters and digits for 64 bits: short enough to live inside a `String` itself.
    package static func base32(_ bits: UInt64) -> String {
        var letters = InlineArray<13, UInt8>(repeating: 0)
        var rest = bits
        for index in letters.indices.reversed() {
            letters[index] = letter(UInt8(truncatingIfNeeded: rest & 31))
            rest &>>= 5
        }
        return String(ascii: letters.span)
    }

    /// The hexadecimal digit of a number below 16, in small letters.
    package static func hexadecimalDigit(_ number: UInt8) -> UInt8 {
        number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
    }

    /// Puts 16 hexadecimal digits into an array of bytes.
    package static func putHexadecimal(_ bits: UInt64, into bytes: inout MutableSpan<UInt8>, at start: Int) {
        for half in 0..<2 {
            let digits = hexadecimalDigits(UInt32(truncatingIfNeeded: bits >> UInt64(32 - 32 * half)))
            for index in 0..<8 {
                bytes[start + 8 * half + index] = UInt8(truncatingIfNeeded: digits >> UInt64(56 - 8 * index))
            }
        }
    }

    /// Eight digits at once, the first in the highest byte.
    private static func hexadecimalDigits(_ bits: UInt32) -> UInt64 {
        var digits = UInt64(bits)
        digits = (digits | digits << 16) & 0x0000_FFFF_0000_FFFF
        digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FF
        digits = (digits | digits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        // What six more make sixteen is a letter, which stands 39 behind where the digits would go on.
        let letters = (digits + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return digits + 0x3030_3030_3030_3030 + letters * 39
    }

    private static func letter(_ number: UInt8) -> UInt8 {
        UInt8(ascii: "0") &+ number &+ (number > 9 ? UInt8(ascii: "a") - UInt8(ascii: "0") - 10 : 0)
    }
}
