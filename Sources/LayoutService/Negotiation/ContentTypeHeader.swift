package import MicroHTTP

/// The Content-Type header of a request (RFC 9110, section 8.3).
package struct ContentTypeHeader: Sendable {
    /// The type among those offered that a request's body is in; nil where it is none, or in another charset than
    /// UTF-8.
    package static func match(_ request: Request, among offered: [MediaType]) -> MediaType? {
        // What nearly every client sends needs no parsing.
        if request.header(.contentType, is: "application/json"), case .json? = offered.first { return .json }
        return request.header(.contentType).flatMap { ContentTypeHeader($0).match(among: offered) }
    }

    /// The type and subtype in small letters.
    package let essence: String
    /// The charset in small letters, where one is named.
    package let charset: String?

    /// Reads the value of the header.
    package init(_ value: String) {
        let parts = value.split(separator: ";").map { $0.trimmed.lowercased() }
        essence = parts.first ?? ""
        charset = parts.dropFirst().first { $0.hasPrefix("charset=") }.map {
            $0.dropFirst("charset=".count).filter { $0 != "\"" }
        }
    }

    /// The type among those offered that the body is in; nil where it is none, or in another charset than UTF-8.
    package func match(among offered: [MediaType]) -> MediaType? {
        guard charset == nil || charset == "utf-8" else { return nil }
        return offered.first { $0.essence == essence }
    }
}
