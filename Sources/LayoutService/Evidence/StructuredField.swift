/// The bare items of RFC 9651 that client hints are made of.
enum StructuredField {
    /// A decimal or an integer: digits, perhaps with a sign before and a fraction behind.
    static func number(_ text: String) -> Double? {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        let isPlain = digits.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
        guard isPlain, (1...17).contains(text.utf8.count) else { return nil }
        return Double(text)
    }

    /// A string in quotes, in which a backslash goes before a quote or a backslash.
    static func string(_ text: String) -> String? {
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        return String(text.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
}
