/// Which pages of other origins may read replies (CORS, as the Fetch standard has it).
package struct CrossOrigin: Sendable, Equatable {
    /// The allowed origin as a browser spells it, or `*`.
    package let allowed: String

    /// Allows one origin, or every origin with `*`.
    package init(allowing origin: String) {
        allowed = origin
    }

    /// Whether every origin is allowed.
    package var allowsEveryOrigin: Bool { allowed == "*" }

    /// The value of Access-Control-Allow-Origin for a caller; nil where its origin is not allowed, or is not named.
    package func allowance(for origin: String?) -> String? {
        allowsEveryOrigin || origin == allowed ? allowed : nil
    }

    /// The origin, where a browser would spell it so: scheme, host in small letters, port unless it is the usual one.
    ///
    /// - Throws: `SettingValueFault` for any other text.
    package static func checked(_ text: String) throws(SettingValueFault) -> String {
        if text == "*" { return text }
        let fault = SettingValueFault("must be an origin such as https://app.example, without a path, or *")
        guard let mark = text.firstRange(of: "://") else { throw fault }
        let scheme = text[..<mark.lowerBound]
        let host = text[mark.upperBound...]
        let isPlain = host.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"/?#@,\"\\".utf8.contains($0) }
        guard !scheme.isEmpty, !host.isEmpty, isPlain, text == text.lowercased() else { throw fault }
        return text
    }
}
