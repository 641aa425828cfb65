package import MicroHTTP

/// A request header by which a browser describes its viewport or its device, once Accept-CH has asked for it.
package enum ClientHint: String, CaseIterable, Sendable {
    /// The layout viewport's width, in CSS pixels, which are points.
    case viewportWidth = "Sec-CH-Viewport-Width"
    /// The layout viewport's height, in CSS pixels.
    case viewportHeight = "Sec-CH-Viewport-Height"
    /// Device pixels for one CSS pixel.
    case devicePixelRatio = "Sec-CH-DPR"
    /// Whether the browser would rather have a page for phones: `?1` or `?0`.
    case mobile = "Sec-CH-UA-Mobile"
    /// The device's model in quotes, empty where it is not told.
    case model = "Sec-CH-UA-Model"

    /// Whether a request brings one of them.
    package static func areSent(with request: Request) -> Bool {
        allCases.contains { request.header($0.rawValue) != nil }
    }

    /// The value of Accept-CH that asks for all of them.
    package static let acceptAll = allCases.map(\.rawValue).joined(separator: ", ")
}
