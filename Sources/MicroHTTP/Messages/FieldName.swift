/// A header field of requests that can be asked for without a search through the head.
package enum FieldName: Int, CaseIterable, Sendable {
    case accept
    case accessControlRequestMethod
    case authorization
    case contentEncoding
    case contentType
    case ifMatch
    case ifNoneMatch
    case origin
    case requestID
    case traceParent

    /// The name as it is mostly written.
    package var text: String {
        switch self {
        case .accept: "Accept"
        case .accessControlRequestMethod: "Access-Control-Request-Method"
        case .authorization: "Authorization"
        case .contentEncoding: "Content-Encoding"
        case .contentType: "Content-Type"
        case .ifMatch: "If-Match"
        case .ifNoneMatch: "If-None-Match"
        case .origin: "Origin"
        case .requestID: "X-Request-ID"
        case .traceParent: "traceparent"
        }
    }
}
