/// The generations, oldest first.
///
/// A system version that behaves differently is one more entry here.
let splitViewGenerations: [SplitViewGeneration] = [.iOS8, .iOS14, .iOS17, .iOS26]

extension SplitViewGeneration {
    /// The generation that a version belongs to; a version newer than all of them follows the newest.
    public static func following(_ version: SystemVersion) -> SplitViewGeneration {
        for generation in splitViewGenerations.reversed() where generation.majorVersions.lowerBound <= version.major {
            return generation
        }
        return .iOS8
    }

    /// Whether a version is newer than the versions whose behaviour is known, so that it follows the newest of them.
    public func isOlder(than version: SystemVersion) -> Bool { version.major > majorVersions.upperBound }
}
