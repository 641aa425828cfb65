/// What a server has counted since its start.
package struct Statistics: Sendable, Equatable {
    /// Connections accepted.
    package var connectionsAccepted: UInt64 = 0
    /// Connections open now.
    package var connectionsOpen = 0
    /// Requests between their request line and the end of their reply.
    package var requestsInFlight = 0
    /// Bytes of request bodies.
    package var bodyBytesReceived: UInt64 = 0
    /// Bytes of reply contents.
    package var contentBytesSent: UInt64 = 0
    /// Requests that the server refused before the service saw them.
    package var refusals: [Refusal: UInt64] = [:]

    /// Makes one with all counts 0.
    package init() {}
}

/// Kinds of refusal below the service, for a metric's label.
package enum Refusal: Int, Sendable, CaseIterable {
    /// The framing guard said 400.
    case framing
    /// The target is too long: 414.
    case targetTooLong
    /// The head is too large or has too many fields: 431.
    case headTooLarge
    /// An unknown expectation: 417.
    case expectation
    /// The body is too large: 413.
    case bodyTooLarge
    /// Too many connections: 503.
    case overCapacity
    /// libmicrohttpd answered by itself over bytes that are no request.
    case library
    /// A connection was cut off at a deadline.
    case slowClient

    /// The metric's label.
    package var label: String {
        switch self {
        case .framing: "framing"
        case .targetTooLong: "target_too_long"
        case .headTooLarge: "head_too_large"
        case .expectation: "expectation"
        case .bodyTooLarge: "body_too_large"
        case .overCapacity: "over_capacity"
        case .library: "library"
        case .slowClient: "slow_client"
        }
    }
}

extension Fault {
    /// What the fault counts as.
    var refusal: Refusal {
        switch self {
        case .framing: .framing
        case .targetTooLong: .targetTooLong
        case .headTooLarge, .tooManyFields, .headBeyondMemory: .headTooLarge
        case .overCapacity: .overCapacity
        case .expectation: .expectation
        case .bodyTooLarge: .bodyTooLarge
        case .version: .library
        }
    }
}
