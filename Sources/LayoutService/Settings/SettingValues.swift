extension Setting {
    /// A whole number within a range, with its unit in the plural or without one.
    static func number(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Int>,
        _ path: any WritableKeyPath<Settings, Int> & Sendable, _ meaning: String
    ) -> Setting {
        Setting(name, placeholder, meaning, show: { "\($0[keyPath: path])" }) {
            (text, settings) throws(SettingValueFault) in
            settings[keyPath: path] = try Self.wholeNumber(text, in: range)
        }
    }

    /// A whole number within a range that may be missing.
    static func optionalNumber(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Int>,
        _ path: any WritableKeyPath<Settings, Int?> & Sendable, _ meaning: String
    ) -> Setting {
        Setting(name, placeholder, meaning, show: { $0[keyPath: path].map { "\($0)" } }) {
            (text, settings) throws(SettingValueFault) in
            settings[keyPath: path] = try Self.wholeNumber(text, in: range)
        }
    }

    /// A text that may be missing.
    static func optionalText(
        _ name: String, _ placeholder: String, _ path: any WritableKeyPath<Settings, String?> & Sendable,
        _ meaning: String
    ) -> Setting {
        Setting(name, placeholder, meaning, show: { $0[keyPath: path] }) { text, settings in
            settings[keyPath: path] = text
        }
    }

    /// A switch that is off unless it is given.
    static func `switch`(
        _ name: String, _ path: any WritableKeyPath<Settings, Bool> & Sendable, _ meaning: String
    ) -> Setting {
        Setting(name, nil, meaning, show: { $0[keyPath: path] ? "true" : "false" }) {
            (text, settings) throws(SettingValueFault) in
            guard text == "true" || text == "false" else { throw SettingValueFault("must be true or false") }
            settings[keyPath: path] = text == "true"
        }
    }

    private static func wholeNumber(_ text: String, in range: ClosedRange<Int>) throws(SettingValueFault) -> Int {
        // Int takes a plus sign, which no setting needs.
        guard let number = Int(text), range.contains(number), !text.hasPrefix("+") else {
            throw SettingValueFault("must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }
}
