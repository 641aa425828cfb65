extension JSONOutput {
    /// Appends the shortest spelling that reads back as exactly the number; `null` for what is not finite.
    mutating func append(_ number: Double) {
        if let integer = Self.integer(number) {
            append(integer)
        } else if let thousandths = Self.thousandths(number) {
            appendDecimal(thousandths, isNegative: number < 0)
        } else {
            appendDescription(of: number)
        }
    }

    /// The number as an integer, if it is one below 2^53: those are written without an exponent.
    @inlinable
    static func integer(_ number: Double) -> Int? {
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

    private mutating func appendDecimal(_ thousandths: UInt, isNegative: Bool) {
        let (integer, fraction) = thousandths.quotientAndRemainder(dividingBy: 1000)
        if isNegative {
            append(UInt8(ascii: "-"))
        }
        append(Int(integer))
        append(UInt8(ascii: "."))
        if fraction % 100 == 0 {
            append(fraction / 100, digits: 1)
        } else if fraction % 10 == 0 {
            append(fraction / 10, digits: 2)
        } else {
            append(fraction, digits: 3)
        }
    }

    /// Appends the standard library's shortest digits, without its ".0", "+" and zeros in front of an exponent.
    private mutating func appendDescription(of number: Double) {
        guard number.isFinite else { return append("null") }
        let description = number.description
        let digits = description.utf8Span.span
        let end = description.hasSuffix(".0") ? digits.count - 2 : digits.count
        var isBeforeExponent = false
        for index in 0..<end {
            let byte = digits[index]
            if byte == UInt8(ascii: "+") || (isBeforeExponent && byte == UInt8(ascii: "0")) { continue }
            isBeforeExponent = byte == UInt8(ascii: "e") || (isBeforeExponent && byte == UInt8(ascii: "-"))
            append(byte)
        }
    }
}
