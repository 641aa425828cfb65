/// How a number is spelled in JSON.
package enum JSONNumber {
    /// The shortest spelling that reads back as exactly this number: 320, 569.5, 1e21; 0 for negative zero.
    ///
    /// Integers below 2^53 are written without an exponent. What is not finite, and so no JSON number, is `null`.
    package static func spelling(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if number == 0 { return "0" }
        if let integer = Int64(exactly: number), integer.magnitude < 1 << 53 { return String(integer) }
        var spelling = number.description
        if let exponent = spelling.firstIndex(of: "e") {
            spelling = spelling[..<exponent] + "e" + String(Int(spelling[exponent...].dropFirst()) ?? 0)
        }
        return spelling.hasSuffix(".0") ? String(spelling.dropLast(2)) : spelling
    }
}
