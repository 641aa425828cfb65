/// The containers that an analysis looks at: one side takes every value of a range, the rest is fixed.
public struct AnalysisDomain: Sendable, Hashable {
    /// The side that varies.
    public enum Axis: String, CaseIterable, Sendable {
        case width
        case height
    }

    /// Which side varies.
    public var axis: Axis
    /// The values that it takes, in points; not negative.
    public var range: ClosedRange<Double>
    /// The other side in points, or nil where it is not measured.
    public var otherSide: Double?
    /// The container's traits.
    public var traits: TraitCollection
    /// The system version to follow.
    public var systemVersion: SystemVersion
    /// The rule in force, so that its band counts; nil for none.
    public var previousRule: String?

    /// Makes a domain; by default containers 0 to 2000 points wide and 800 tall, without traits.
    public init(
        axis: Axis = .width, range: ClosedRange<Double> = 0...2000, otherSide: Double? = 800,
        traits: TraitCollection = TraitCollection(), systemVersion: SystemVersion = .newestMeasured,
        previousRule: String? = nil
    ) {
        self.axis = axis
        self.range = range
        self.otherSide = otherSide
        self.traits = traits
        self.systemVersion = systemVersion
        self.previousRule = previousRule
    }

    /// The facts of the container whose varying side has this value.
    public func facts(at value: Double) -> PolicyFacts {
        PolicyFacts(
            width: axis == .width ? value : otherSide, height: axis == .height ? value : otherSide, traits: traits,
            systemVersion: systemVersion, previousRule: previousRule)
    }

    /// The range in pieces, on each of which every numeric fact rises, falls or stays, and is known or is not.
    var pieces: [ClosedRange<Double>] {
        var lastValues: [Double] = []
        if axis == .height { lastValues.append(0) }
        if let otherSide { lastValues.append(otherSide) }
        var pieces: [ClosedRange<Double>] = []
        var start = range.lowerBound
        for last in lastValues.sorted() where last >= start && last < range.upperBound {
            pieces.append(start...last)
            start = last.nextUp
        }
        pieces.append(start...range.upperBound)
        return pieces
    }
}

/// A part of a domain's range; each end says whether it belongs.
public struct DomainInterval: Sendable, Hashable {
    /// The lower end.
    public var from: Double
    /// Whether the lower end belongs to the interval.
    public var includesFrom: Bool
    /// The upper end.
    public var to: Double
    /// Whether the upper end belongs to the interval.
    public var includesTo: Bool

    /// Makes an interval of its ends and of whether they belong.
    public init(from: Double, includesFrom: Bool, to: Double, includesTo: Bool) {
        self.from = from
        self.includesFrom = includesFrom
        self.to = to
        self.includesTo = includesTo
    }

    /// Whether a value lies in the interval.
    public func contains(_ value: Double) -> Bool {
        (includesFrom ? from <= value : from < value) && (includesTo ? value <= to : value < to)
    }
}
