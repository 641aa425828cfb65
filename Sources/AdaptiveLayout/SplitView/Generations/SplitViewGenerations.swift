extension SplitViewGeneration {
    /// The generation that a version belongs to; a version newer than all of them follows the newest.
    ///
    /// A system version that behaves differently is one more line here.
    @inline(__always)
    public static func following(_ version: SystemVersion) -> SplitViewGeneration {
        switch version.major {
        case ..<14: SplitViewGeneration(rules: SplitViewGeneration8.self)
        case ..<17: SplitViewGeneration(rules: SplitViewGeneration14.self)
        case ..<26: SplitViewGeneration(rules: SplitViewGeneration17.self)
        default: SplitViewGeneration(rules: SplitViewGeneration26.self)
        }
    }

    /// Whether a version is newer than the versions whose behaviour is known, so that it follows the newest of them.
    public func isOlder(than version: SystemVersion) -> Bool { rules.areOlder(than: version) }
}

extension GenerationRules {
    /// Whether a version is newer than the versions that behave this way.
    static func areOlder(than version: SystemVersion) -> Bool { version.major > majorVersions.upperBound }
}
