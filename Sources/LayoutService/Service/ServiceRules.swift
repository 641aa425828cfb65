package import MicroHTTP

/// What the settings say about requests and replies: who may ask, how often, and what replies tell beside their content.
package struct ServiceRules: Sendable {
    /// The origin whose pages may read replies; nil for none.
    package var crossOrigin: CrossOrigin?
    /// Asks for the token; nil where everybody may ask.
    package var tokens: TokenGuard?
    /// Limits the requests of each address; nil for no limit.
    package var limiter: RateLimiter?
    /// Whether replies say how long they took.
    package var sendsServerTiming = false
    /// Whether metrics have a listener of their own, and so are not on the service's.
    package var hasManagementListener = false

    /// Everybody may ask, as often as they like.
    package init() {}

    /// Makes the rules that settings ask for.
    ///
    /// - Throws: `FileFault` where the token's file cannot be read.
    package init(_ settings: Settings, hasManagementListener: Bool) throws(FileFault) {
        crossOrigin = settings.corsOrigin.map(CrossOrigin.init(allowing:))
        if let path = settings.tokenFile {
            tokens = try TokenGuard(fileAt: path)
        } else {
            tokens = settings.token.map { TokenGuard(BearerToken($0)) }
        }
        limiter = settings.rateLimit.map(RateLimiter.init(requestsPerSecond:))
        sendsServerTiming = settings.sendsServerTiming
        self.hasManagementListener = hasManagementListener
    }
}
