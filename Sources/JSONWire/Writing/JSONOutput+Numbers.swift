extension JSONOutput {
    /// The most bytes that a number takes with a comma: -1.2345678901234567e-308 has 24.
    @inlinable @inline(__always)
    static var spaceForNumber: Int { 25 }

    /// Appends the shortest spelling that reads back as exactly the number; `null` for what is not finite.
    mutating func append(_ number: Double) {
        let end = unsafe room(for: Self.spaceForNumber)
        unsafe move(to: Self.write(number, to: end))
    }

    // Safety, for all that follow: the caller has made room, and gets the end of what is written.

    @usableFromInline
    static func write(_ number: Double, to end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        if let integer = integer(number) {
            if isBelow1000(integer) { return unsafe write(below1000: integer, to: end) }
            return unsafe write(integer, to: end)
        }
        guard let thousandths = thousandths(number) else { return unsafe writeDescription(of: number, to: end) }
        guard number < 0 else { return unsafe writeDecimal(thousandths, to: end) }
        unsafe end[0] = UInt8(ascii: "-")
        return unsafe writeDecimal(thousandths, to: end + 1)
    }

    /// The number as an integer, if it is one below 2^53: those are written without an exponent.
    @inline(__always)
    private static func integer(_ number: Double) -> Int? {
        guard number.magnitude < 0x1p53 else { return nil }
        let integer = Int(number)
        return Double(integer) == number ? integer : nil
    }

    /// The magnitude in thousandths, if it has at most three decimal places.
    ///
    /// A decimal of at most 15 digits is the only one of that length that reads as its double, so it is the shortest.
    private static func thousandths(_ number: Double) -> UInt? {
        guard number.magnitude < 1e12 else { return nil }
        let thousandths = UInt(number.magnitude * 1000 + 0.5)
        return Double(thousandths) / 1000 == number.magnitude ? thousandths : nil
    }

    private static func writeDecimal(
        _ thousandths: UInt, to end: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let (integer, fraction) = thousandths.quotientAndRemainder(dividingBy: 1000)
        let point = unsafe write(Int(integer), to: end)
        unsafe point[0] = UInt8(ascii: ".")
        if fraction % 100 == 0 { return unsafe write(fraction / 100, digits: 1, to: point + 1) }
        if fraction % 10 == 0 { return unsafe write(fraction / 10, digits: 2, to: point + 1) }
        return unsafe write(fraction, digits: 3, to: point + 1)
    }

    /// Writes the standard library's shortest digits, without its ".0", "+" and zeros in front of an exponent.
    private static func writeDescription(
        of number: Double, to start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        guard number.isFinite else { return unsafe writeRaw("null", to: start) }
        let description = number.description
        let digits = description.utf8Span.span
        let count = description.hasSuffix(".0") ? digits.count - 2 : digits.count
        var end = unsafe start
        var isBeforeExponent = false
        for index in 0..<count {
            let byte = digits[index]
            if byte == UInt8(ascii: "+") || (isBeforeExponent && byte == UInt8(ascii: "0")) { continue }
            isBeforeExponent = byte == UInt8(ascii: "e") || (isBeforeExponent && byte == UInt8(ascii: "-"))
            unsafe end[0] = byte
            unsafe end += 1
        }
        return unsafe end
    }
}
