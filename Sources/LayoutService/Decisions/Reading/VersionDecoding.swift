package import AdaptiveLayout
package import JSONWire

extension DecodingNotes {
    /// Reads a system version such as "12" or "26.1".
    package mutating func systemVersion(_ value: borrowing JSONValue) -> SystemVersion? {
        guard let text = value.string else {
            fault("This must be a text such as \"26.1\", not \(value.kindInWords).")
            return nil
        }
        guard let version = SystemVersion(text) else {
            fault("This is no known version of iOS: \(SystemVersion.knownRange) are known.")
            return nil
        }
        return version
    }
}
