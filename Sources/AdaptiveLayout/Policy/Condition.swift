/// What must hold for a policy's rule to match.
///
/// Conditions are answered with yes, no or unknown: a comparison with a number that is not known is unknown, and so is
/// its `not`. A rule matches only on yes. An unspecified trait is a value like any other, never unknown.
public indirect enum Condition: Sendable, Hashable {
    /// Every one of the conditions holds, in a list.
    case all([Condition])
    /// Every one of the conditions holds, written as members of one object; means the same as `all`.
    case together([Condition])
    /// At least one of the conditions holds.
    case any([Condition])
    /// The condition does not hold.
    case not(Condition)
    /// Every one of the comparisons of a number holds.
    case number(NumericFact, [NumericComparison])
    /// The size has one of the shapes.
    case orientation([Orientation])
    /// An enumerated trait has one of the values.
    case trait(EnumeratedTrait, TraitValues)
    /// The display scale has one of the values; nil is unspecified.
    case displayScale([Double?])
    /// Every one of the comparisons of the display scale holds.
    case comparedDisplayScale([NumericComparison])
    /// The typesetting language is one of the tags; nil is unspecified.
    case typesettingLanguage([String?])
    /// The system version is one of these.
    case systemVersion([SystemVersion])
    /// Every one of the comparisons of the system version holds.
    case comparedSystemVersion([VersionComparison])
}

/// A set of an enumerated trait's values, the unspecified one among them.
public struct TraitValues: OptionSet, Sendable, Hashable {
    /// One bit for each value's code; bit 0 is unspecified.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Makes a set of the one value of this code; 0 is unspecified.
    public init(code: UInt8) {
        self.init(rawValue: 1 << UInt32(code))
    }

    /// The set of the unspecified value alone.
    public static var unspecified: TraitValues { TraitValues(code: 0) }

    /// The name of the unspecified value in a policy document.
    public static var unspecifiedName: String { "unspecified" }

    /// The names of the values, in the trait's own order, the unspecified one last.
    public func names(of trait: EnumeratedTrait) -> [String] {
        let codes = (1...UInt8(trait.valueNames.count)).filter { contains(code: $0) }
        let names = codes.compactMap { trait.valueName(code: $0)?.description }
        return names + (contains(.unspecified) ? [Self.unspecifiedName] : [])
    }

    /// Whether the value of this code belongs to the set.
    public func contains(code: UInt8) -> Bool {
        rawValue & (1 << UInt32(code)) != 0
    }
}

/// One comparator and the system version that it compares with.
public struct VersionComparison: Sendable, Hashable {
    /// How the version is compared.
    public var comparator: Comparator
    /// What it is compared with.
    public var version: SystemVersion

    /// Makes a comparison of a comparator and a version.
    public init(_ comparator: Comparator, _ version: SystemVersion) {
        self.comparator = comparator
        self.version = version
    }
}
