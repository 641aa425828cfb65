import MicroHTTP

/// Texts made of a few known letters, without a detour through arrays.
package enum ShortText {
    /// Thirteen letters and digits for 64 bits: short enough to live inside a `String` itself.
    package static func base32(_ bits: UInt64) -> String {
        let letters = InlineArray<13, UInt8> { index in
            letter(UInt8(truncatingIfNeeded: bits >> UInt64((12 - index) * 5)) & 31)
        }
        return String(ascii: letters.span)
    }

    /// The hexadecimal digit of a number below 16, in small letters.
    package static func hexadecimalDigit(_ number: UInt8) -> UInt8 {
        number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
    }

    /// Puts 16 hexadecimal digits into an array of bytes.
    package static func putHexadecimal(_ bits: UInt64, into bytes: inout MutableSpan<UInt8>, at start: Int) {
        for index in 0..<16 {
            bytes[start + index] = hexadecimalDigit(UInt8(truncatingIfNeeded: bits >> UInt64((15 - index) * 4)) & 15)
        }
    }

    private static func letter(_ number: UInt8) -> UInt8 {
        UInt8(ascii: "0") &+ number &+ (number > 9 ? UInt8(ascii: "a") - UInt8(ascii: "0") - 10 : 0)
    }
}
