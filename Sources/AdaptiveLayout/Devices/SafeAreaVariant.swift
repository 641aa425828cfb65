/// Insets in both orientations, and how well they are known.
public struct KnownInsets: Sendable, Hashable {
    /// The insets in points.
    public var insets: ByOrientation<EdgeInsets>
    /// How well they are known.
    public var confidence: Confidence
    /// What they rest on, in words.
    public var basis: String

    /// Makes insets with what they rest on.
    public init(insets: ByOrientation<EdgeInsets>, confidence: Confidence, basis: String) {
        self.insets = insets
        self.confidence = confidence
        self.basis = basis
    }
}

/// Insets that a device has under some system versions, or that one source gives against the others.
public struct SafeAreaVariant: Sendable, Hashable {
    /// Where the insets hold.
    public enum Scope: Sendable, Hashable {
        /// From a version on.
        case from(SystemVersion)
        /// From a version's major number to another's, both included.
        case majors(ClosedRange<Int>)
        /// Nowhere: a reading that contradicts the entry's own, or a special condition, in words.
        case contradicting(String)
    }

    /// Where the insets hold.
    public var scope: Scope
    /// The insets.
    public var known: KnownInsets

    /// Makes a variant of its scope and its insets.
    public init(scope: Scope, known: KnownInsets) {
        self.scope = scope
        self.known = known
    }

    /// Whether the device has these insets under a system version.
    public func holds(in version: SystemVersion) -> Bool {
        switch scope {
        case .from(let first): version >= first
        case .majors(let range): range.contains(version.major)
        case .contradicting: false
        }
    }
}
