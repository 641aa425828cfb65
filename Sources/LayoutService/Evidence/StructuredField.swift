/// The items of RFC 9651 that client hints are made of: a bare item, whose parameters say nothing here.
enum StructuredField {
    /// A decimal or an integer: digits, perhaps with a sign before and a fraction behind.
    static func number(_ text: String) -> Double? {
        let item = text.prefix { $0 != ";" }
        let digits = item.utf8.drop { $0 == UInt8(ascii: "-") }
        let isPlain = digits.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
        guard isPlain, (1...17).contains(item.utf8.count), areParameters(text[item.endIndex...]) else { return nil }
        return Double(item)
    }

    /// `?1` or `?0`.
    static func boolean(_ text: String) -> Bool? {
        guard areParameters(text.dropFirst(2)) else { return nil }
        return ["?1": true, "?0": false][text.prefix(2)]
    }

    /// A string in quotes, in which a backslash goes before a quote or a backslash.
    static func string(_ text: String) -> String? {
        guard text.first == "\"" else { return nil }
        var string = ""
        var rest = text.dropFirst()
        while let character = rest.popFirst() {
            switch character {
            case "\"": return areParameters(rest) ? string : nil
            case "\\":
                guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else { return nil }
                string.append(escaped)
            default: string.append(character)
            }
        }
        return nil
    }

    /// Whether what follows an item is nothing, or begins as a parameter does.
    private static func areParameters(_ text: Substring) -> Bool {
        guard let first = text.first else { return true }
        guard first == ";", let key = text.dropFirst().first(where: { $0 != " " }) else { return false }
        return ("a"..."z").contains(key) || key == "*"
    }
}
