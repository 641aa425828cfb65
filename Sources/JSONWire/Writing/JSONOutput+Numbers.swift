extension JSONOutput {
    /// Appends an integer in decimal.
    mutating func appendInteger(_ integer: Int) {
        if integer < 0 {
            append(UInt8(ascii: "-"))
        }
        appendDigits(integer.magnitude)
    }

    /// Appends a number as ``JSONNumber/spelling(of:)`` spells it, without a string where it can.
    mutating func appendNumber(_ number: Double) {
        if let integer = Int(exactly: number), integer.magnitude < 1 << 53 {
            return appendInteger(integer)
        }
        for unit in JSONNumber.spelling(of: number).utf8 {
            append(unit)
        }
    }

    private mutating func appendDigits(_ integer: UInt) {
        var rest = integer
        var digits = InlineArray<20, UInt8>(repeating: 0)
        var first = digits.count
        repeat {
            first -= 1
            digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest != 0
        for index in first..<digits.count {
            append(digits[index])
        }
    }
}
