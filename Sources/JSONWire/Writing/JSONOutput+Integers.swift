extension JSONOutput {
    /// Appends an integer in decimal.
    mutating func append(_ integer: Int) {
        let end = unsafe room(for: Self.spaceForNumber)
        unsafe move(to: Self.write(integer, to: end))
    }

    // Safety, for all that follow: the caller has made room, and gets the end of what is written.

    @usableFromInline
    static func write(_ integer: Int, to end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        if isBelow1000(integer) { return unsafe write(below1000: integer, to: end) }
        let magnitude = integer.magnitude
        guard integer < 0 else { return unsafe write(magnitude, digits: digitCount(of: magnitude), to: end) }
        unsafe end[0] = UInt8(ascii: "-")
        return unsafe write(magnitude, digits: digitCount(of: magnitude), to: end + 1)
    }

    /// Whether it is from 0 to 999, as most numbers of an answer are: sizes in points.
    @inline(__always)
    static func isBelow1000(_ integer: Int) -> Bool {
        UInt(bitPattern: integer) < 1000
    }

    /// Writes three digits without the zeros in front, by one store: what is behind them is written over.
    @inline(__always)
    static func write(below1000 integer: Int, to end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let number = UInt32(truncatingIfNeeded: integer)
        guard number > 9 else {
            // Half of all numbers are zero.
            unsafe end[0] = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: number)
            return unsafe end + 1
        }
        let (hundreds, tens) = (number / 100, number / 10)
        let digits = hundreds | (tens &- 10 &* hundreds) << 8 | (number &- 10 &* tens) << 16
        let zeros = number < 100 ? 1 : 0
        let text = (digits | 0x30_3030) >> UInt32(8 &* zeros)
        unsafe UnsafeMutableRawPointer(end).storeBytes(of: text.littleEndian, as: UInt32.self)
        return unsafe end + (3 &- zeros)
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
