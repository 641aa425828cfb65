/// A number that a policy's condition can compare; lengths are points.
public enum NumericFact: UInt8, CaseIterable, Sendable {
    case width
    case height
    /// The width divided by the height; not known where the height is 0.
    case aspectRatio
    case shorterSide
    case longerSide

    /// The fact's name in a policy document.
    public var name: String {
        switch self {
        case .width: "width"
        case .height: "height"
        case .aspectRatio: "aspectRatio"
        case .shorterSide: "shorterSide"
        case .longerSide: "longerSide"
        }
    }

    /// The fact of a name, or nil for a name that no numeric fact has.
    public init?(name: String) {
        guard let fact = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = fact
    }
}

/// How a fact is compared with a threshold; each says by its name whether the threshold itself belongs.
public enum Comparator: String, CaseIterable, Sendable {
    /// The threshold belongs: 480 is at least 480.
    case atLeast
    /// The threshold does not belong: 480 is not above 480.
    case above
    /// The threshold belongs.
    case atMost
    /// The threshold does not belong.
    case below
    /// The threshold alone belongs.
    case equals
}

/// What a fact is compared with.
public enum Threshold: Sendable, Hashable {
    case number(Double)
    case fact(NumericFact)
}

/// One comparator and its threshold.
public struct NumericComparison: Sendable, Hashable {
    /// How the fact is compared.
    public var comparator: Comparator
    /// What it is compared with.
    public var threshold: Threshold

    /// Makes a comparison of a comparator and a threshold.
    public init(_ comparator: Comparator, _ threshold: Threshold) {
        self.comparator = comparator
        self.threshold = threshold
    }
}
