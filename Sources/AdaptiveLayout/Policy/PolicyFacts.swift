/// What a policy sees of a container: only what was given, never what was derived.
public struct PolicyFacts: Sendable, Hashable {
    /// The container's width in points, or nil where it is not measured.
    public var width: Double?
    /// The container's height in points, or nil where it is not measured.
    public var height: Double?
    /// The container's own traits.
    public var traits: TraitCollection
    /// The system version to follow.
    public var systemVersion: SystemVersion
    /// The id of the rule that decided last, for rules with a band; nil for none or for `otherwise`.
    public var previousRule: String?

    /// Makes facts of a container's measures and traits.
    public init(
        width: Double?, height: Double?, traits: TraitCollection = TraitCollection(),
        systemVersion: SystemVersion = .newestMeasured, previousRule: String? = nil
    ) {
        self.width = width
        self.height = height
        self.traits = traits
        self.systemVersion = systemVersion
        self.previousRule = previousRule
    }

    /// The value of a numeric fact, or nil where it is not known.
    public func value(of fact: NumericFact) -> Double? {
        switch fact {
        case .width: return width
        case .height: return height
        case .aspectRatio, .shorterSide, .longerSide: break
        }
        guard let width, let height else { return nil }
        switch fact {
        case .aspectRatio: return height > 0 ? width / height : nil
        case .shorterSide: return min(width, height)
        case .longerSide, .width, .height: return max(width, height)
        }
    }

    /// The shape of the size, or nil where a side is not measured.
    public var orientation: Orientation? {
        guard let width, let height else { return nil }
        return Orientation(width: width, height: height)
    }
}

/// Facts that a decision asked for and that were not known.
public struct MissingFacts: OptionSet, Sendable, Hashable {
    /// One bit for each fact.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The container's width is not measured.
    public static var width: MissingFacts { MissingFacts(rawValue: 1) }
    /// The container's height is not measured.
    public static var height: MissingFacts { MissingFacts(rawValue: 2) }
    /// The aspect ratio does not exist, because the height is 0.
    public static var aspectRatio: MissingFacts { MissingFacts(rawValue: 4) }
    /// The display scale is compared as a number and is unspecified.
    public static var displayScale: MissingFacts { MissingFacts(rawValue: 8) }
}
