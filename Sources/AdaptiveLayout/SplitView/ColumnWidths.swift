/// The widths that an app asks for one column, in points; nil is `automaticDimension` (SVC-2).
public struct ColumnWidths: Sendable, Hashable {
    // One bit for each width that is given, so that "none is" is one comparison. What is not given is 0.
    private var given = GivenWidths()
    private var minimumPoints = 0.0
    private var maximumPoints = 0.0
    private var preferredPoints = 0.0
    private var preferredPart = 0.0

    /// Makes widths that are all automatic.
    public init() {}

    /// Whether the fraction that counts gives no whole number of points.
    func fallsBetweenPixels(inWidth width: Double) -> Bool {
        guard preferred == nil, let preferredFraction else { return false }
        let points = preferredFraction * width
        return points != points.rounded(.down)
    }

    /// Whether the app set none of the widths.
    public var isAutomatic: Bool { given.isEmpty }

    /// The least width.
    public var minimum: Double? {
        get { given.contains(.minimum) ? minimumPoints : nil }
        set { minimumPoints = given.note(.minimum, newValue) }
    }

    /// The greatest width.
    public var maximum: Double? {
        get { given.contains(.maximum) ? maximumPoints : nil }
        set { maximumPoints = given.note(.maximum, newValue) }
    }

    /// The wanted width in points; it wins over the fraction (SVC-17).
    public var preferred: Double? {
        get { given.contains(.preferred) ? preferredPoints : nil }
        set { preferredPoints = given.note(.preferred, newValue) }
    }

    /// The wanted width as a part of the split view's, 0 to 1.
    public var preferredFraction: Double? {
        get { given.contains(.preferredFraction) ? preferredPart : nil }
        set { preferredPart = given.note(.preferredFraction, newValue) }
    }

    /// These widths with those that `other` gives put over them.
    public func merging(_ other: ColumnWidths) -> ColumnWidths {
        guard !other.isAutomatic else { return self }
        var merged = self
        merged.minimum = other.minimum ?? minimum
        merged.maximum = other.maximum ?? maximum
        merged.preferred = other.preferred ?? preferred
        merged.preferredFraction = other.preferredFraction ?? preferredFraction
        return merged
    }
}

/// Which widths of a column are given.
private struct GivenWidths: OptionSet, Hashable {
    let rawValue: UInt8

    static var minimum: GivenWidths { GivenWidths(rawValue: 1) }
    static var maximum: GivenWidths { GivenWidths(rawValue: 2) }
    static var preferred: GivenWidths { GivenWidths(rawValue: 4) }
    static var preferredFraction: GivenWidths { GivenWidths(rawValue: 8) }

    /// Notes whether a width is given, and returns what to keep of it.
    mutating func note(_ width: GivenWidths, _ value: Double?) -> Double {
        guard let value else {
            remove(width)
            return 0
        }
        insert(width)
        return value
    }
}
