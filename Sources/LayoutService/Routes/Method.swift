/// A request method that the service knows.
///
/// CONNECT and TRACE are not among them: a service has no use for either.
package enum Method: Int, CaseIterable, Sendable {
    case get
    case head
    case post
    case put
    case delete
    case options
    case patch
    case query

    /// How many there are.
    package static let count = 8

    /// What some route has, for Allow.
    package static let allow = "GET, HEAD, POST, QUERY, OPTIONS"

    /// The method of a name, in capitals as RFC 9110 has it; nil for any other.
    package init?(_ name: String) {
        switch name {
        // The busiest first: comparing with a text that is not the same costs ten times as much.
        case "POST": self = .post
        case "GET": self = .get
        case "HEAD": self = .head
        case "OPTIONS": self = .options
        case "QUERY": self = .query
        case "PUT": self = .put
        case "DELETE": self = .delete
        case "PATCH": self = .patch
        default: return nil
        }
    }

    /// The name, in capitals.
    package var name: String {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .delete: "DELETE"
        case .options: "OPTIONS"
        case .patch: "PATCH"
        case .query: "QUERY"
        }
    }
}
