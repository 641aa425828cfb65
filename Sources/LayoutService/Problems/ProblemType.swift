/// Every kind of problem that a reply can report (RFC 9457); its raw value ends the stable `type`.
package enum ProblemType: String, CaseIterable, Sendable {
    case malformedRequest = "malformed-request"
    case emptyBody = "empty-body"
    case malformedJSON = "malformed-json"
    case invalidUTF8 = "invalid-utf-8"
    case nestingTooDeep = "nesting-too-deep"
    case duplicateMember = "duplicate-member"
    case invalidParameter = "invalid-parameter"
    case missingToken = "missing-token"
    case invalidToken = "invalid-token"
    case notFound = "not-found"
    case unknownDevice = "unknown-device"
    case unknownPolicy = "unknown-policy"
    case methodNotAllowed = "method-not-allowed"
    case notAcceptable = "not-acceptable"
    case policyChanged = "policy-changed"
    case preconditionFailed = "precondition-failed"
    case contentTooLarge = "content-too-large"
    case tooManyItems = "too-many-items"
    case tooManyRows = "too-many-rows"
    case targetTooLong = "target-too-long"
    case unsupportedMediaType = "unsupported-media-type"
    case unsupportedContentCoding = "unsupported-content-coding"
    case expectationFailed = "expectation-failed"
    case invalidRequest = "invalid-request"
    case rateLimited = "rate-limited"
    case headerFieldsTooLarge = "header-fields-too-large"
    case internalError = "internal-error"
    case notImplemented = "not-implemented"
    case overCapacity = "over-capacity"
    case notReady = "not-ready"
    case versionNotSupported = "version-not-supported"

    /// The stable identifier that stands in a problem's `type`.
    package var uri: String { "urn:panewise:problem:\(rawValue)" }

    /// The HTTP status that goes with the type; no two statuses share a type.
    package var status: Int {
        switch self {
        case .malformedRequest, .emptyBody, .malformedJSON, .invalidUTF8, .nestingTooDeep, .duplicateMember,
            .invalidParameter:
            400
        case .missingToken, .invalidToken: 401
        case .notFound, .unknownDevice, .unknownPolicy: 404
        case .methodNotAllowed: 405
        case .notAcceptable: 406
        case .policyChanged: 409
        case .preconditionFailed: 412
        case .contentTooLarge, .tooManyItems, .tooManyRows: 413
        case .targetTooLong: 414
        case .unsupportedMediaType, .unsupportedContentCoding: 415
        case .expectationFailed: 417
        case .invalidRequest: 422
        case .rateLimited: 429
        case .headerFieldsTooLarge: 431
        case .internalError: 500
        case .notImplemented: 501
        case .overCapacity, .notReady: 503
        case .versionNotSupported: 505
        }
    }

    /// A short, fixed summary of the type.
    package var title: String {
        switch self {
        case .malformedRequest: "The request is not well-formed HTTP"
        case .emptyBody: "The request has no body"
        case .malformedJSON: "The body is not JSON"
        case .invalidUTF8: "The body is not UTF-8"
        case .nestingTooDeep: "The body is nested too deeply"
        case .duplicateMember: "A member stands twice"
        case .invalidParameter: "A parameter has a value that it cannot have"
        case .missingToken: "A bearer token is required"
        case .invalidToken: "The bearer token is not accepted"
        case .notFound: "There is no such resource"
        case .unknownDevice: "There is no such device"
        case .unknownPolicy: "There is no such policy"
        case .methodNotAllowed: "The resource does not have this method"
        case .notAcceptable: "None of the accepted media types is on offer"
        case .policyChanged: "The policy is not the one that the request names"
        case .preconditionFailed: "The condition of the request does not hold"
        case .contentTooLarge: "The body is too large"
        case .tooManyItems: "The batch has too many items"
        case .tooManyRows: "The matrix has too many rows"
        case .targetTooLong: "The request target is too long"
        case .unsupportedMediaType: "The media type of the body is not supported"
        case .unsupportedContentCoding: "The content coding of the body is not supported"
        case .expectationFailed: "The expectation cannot be met"
        case .invalidRequest: "The request has values that cannot be"
        case .rateLimited: "Too many requests"
        case .headerFieldsTooLarge: "The header fields are too large"
        case .internalError: "The service failed"
        case .notImplemented: "The method is not known here"
        case .overCapacity: "The service is at its limit of connections"
        case .notReady: "The service is not ready"
        case .versionNotSupported: "The version of HTTP is not supported"
        }
    }
}
