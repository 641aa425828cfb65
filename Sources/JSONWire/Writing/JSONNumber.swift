/// How a number is spelled in JSON.
package enum JSONNumber {
    /// The shortest spelling that reads back as exactly this number: 320, 569.5, 1e21; 0 for negative zero.
    ///
    /// Integers below 2^53 are written without an exponent. What is not finite, and so no JSON number, is `null`.
    package static func spelling(of number: Double) -> String {
        var output = JSONOutput(capacity: 32)
        output.append(number)
        return String(decoding: output.take(), as: UTF8.self)
    }
}
