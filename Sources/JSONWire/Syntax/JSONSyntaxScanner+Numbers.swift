extension JSONSyntaxScanner {
    @_lifetime(self: copy self)
    mutating func scanNumber() throws(JSONSyntaxError) {
        let start = offset
        if next == UInt8(ascii: "-") { offset += 1 }
        if next == UInt8(ascii: "0") {
            offset += 1
            guard !nextIsDigit else { throw unexpected("a number must go on", hint: "Numbers have no leading zeros.") }
        } else {
            try scanDigits()
        }
        var isInteger = true
        if next == UInt8(ascii: ".") {
            isInteger = false
            offset += 1
            try scanDigits()
        }
        var exponent = 0..<0
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            isInteger = false
            offset += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
            let exponentStart = offset
            try scanDigits()
            exponent = exponentStart..<offset
        }
        if isInteger ? offset - start > 18 : mayBeExtreme(from: start, exponentDigits: exponent.count) {
            replaceNumber(from: start, isInteger: isInteger)
        }
    }

    /// Whether a number with a fraction or exponent may overflow, or be a negative zero.
    private func mayBeExtreme(from start: Int, exponentDigits: Int) -> Bool {
        let isNegative = text[start] == UInt8(ascii: "-")
        let beginsWithZero = text[isNegative ? start + 1 : start] == UInt8(ascii: "0")
        return exponentDigits > 2 || offset - start > 200 || (isNegative && beginsWithZero)
    }

    @_lifetime(self: copy self)
    private mutating func scanDigits() throws(JSONSyntaxError) {
        guard nextIsDigit else { throw unexpected("a digit must stand", hint: digitHint) }
        while nextIsDigit {
            offset += 1
        }
    }

    private var nextIsDigit: Bool {
        next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    private var digitHint: String? {
        next == UInt8(ascii: "I") ? "NaN and Infinity are no JSON numbers." : nil
    }

    /// Replaces the number that ends here if simdjson cannot represent it.
    @_lifetime(self: copy self)
    private mutating func replaceNumber(from start: Int, isInteger: Bool) {
        let spelling = String(decoding: (start..<offset).map { text[$0] }, as: UTF8.self)
        guard let number = Double(spelling) else { return }
        if number.isInfinite {
            replace(from: start, by: "-0e0")
        } else if number == 0, number.sign == .minus {
            replace(from: start, by: "0")
        } else if isInteger {
            replace(from: start, by: JSONNumber.spelling(of: number))
        }
    }

    @_lifetime(self: copy self)
    private mutating func replace(from start: Int, by spelling: String) {
        copyReadable(upTo: start)
        readable.append(contentsOf: spelling.utf8)
        readableEnd = offset
    }

    /// Takes the text since the last replacement over as it is.
    @_lifetime(self: copy self)
    mutating func copyReadable(upTo end: Int) {
        for index in readableEnd..<end {
            readable.append(text[index])
        }
        readableEnd = end
    }
}
