extension JSONOutput {
    /// The most bytes that an integer takes: a sign and 19 digits.
    @inlinable
    static var spaceForInteger: Int { 20 }

    /// Appends an integer in decimal.
    mutating func append(_ integer: Int) {
        let end = unsafe room(for: Self.spaceForInteger)
        unsafe move(to: Self.write(integer, to: end))
    }

    // Safety, for all that follow: the caller has made room, and gets the end of what is written.

    @usableFromInline
    static func write(_ integer: Int, to end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        if 0..<1000 ~= integer { return unsafe write(below1000: UInt32(integer), to: end) }
        let magnitude = integer.magnitude
        guard integer < 0 else { return unsafe write(magnitude, digits: digitCount(of: magnitude), to: end) }
        unsafe end[0] = UInt8(ascii: "-")
        return unsafe write(magnitude, digits: digitCount(of: magnitude), to: end + 1)
    }

    /// Most numbers of an answer: sizes in points.
    @inline(__always)
    private static func write(
        below1000 number: UInt32, to end: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let zero = UInt8(ascii: "0")
        let (hundreds, tens) = (number / 100, number / 10)
        let digits = unsafe end + (number < 10 ? 0 : number < 100 ? 1 : 2)
        // The digits in front overlap where there are fewer than three: the last is always written last.
        unsafe end[0] = zero + UInt8(truncatingIfNeeded: number < 100 ? tens : hundreds)
        unsafe (digits - (number < 10 ? 0 : 1))[0] = zero + UInt8(truncatingIfNeeded: tens - tens / 10 * 10)
        unsafe digits[0] = zero + UInt8(truncatingIfNeeded: number - tens * 10)
        return unsafe digits + 1
    }

    /// Writes a number with leading zeros, in so many digits.
    static func write(
        _ number: UInt, digits: Int, to end: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        var rest = number
        var place = unsafe end + digits
        while unsafe place > end {
            unsafe place -= 1
            unsafe place[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        return unsafe end + digits
    }

    private static func digitCount(of number: UInt) -> Int {
        if number < 10 { return 1 }
        if number < 100 { return 2 }
        if number < 1000 { return 3 }
        var count = 3
        var rest = number / 1000
        while rest != 0 {
            count += 1
            rest /= 10
        }
        return count
    }
}
