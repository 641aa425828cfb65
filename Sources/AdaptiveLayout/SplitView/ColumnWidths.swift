/// The widths that an app asks for one column, in points; nil is `automaticDimension` (SVC-2).
public struct ColumnWidths: Sendable, Hashable {
    /// The least width.
    public var minimum: Double?
    /// The greatest width.
    public var maximum: Double?
    /// The wanted width in points; it wins over the fraction (SVC-17).
    public var preferred: Double?
    /// The wanted width as a part of the split view's, 0 to 1.
    public var preferredFraction: Double?

    /// Makes widths that are all automatic.
    public init() {}

    /// Whether the fraction that counts gives no whole number of points.
    func fallsBetweenPixels(inWidth width: Double) -> Bool {
        guard preferred == nil, let preferredFraction else { return false }
        let points = preferredFraction * width
        return points != points.roundedDown
    }

    /// Whether the app set none of the widths.
    public var isAutomatic: Bool {
        minimum == nil && maximum == nil && preferred == nil && preferredFraction == nil
    }

    /// These widths with those that `other` gives put over them.
    public func merging(_ other: ColumnWidths) -> ColumnWidths {
        var merged = self
        merged.minimum = other.minimum ?? minimum
        merged.maximum = other.maximum ?? maximum
        merged.preferred = other.preferred ?? preferred
        merged.preferredFraction = other.preferredFraction ?? preferredFraction
        return merged
    }
}

/// The widths that an app asks for, column by column.
///
/// A reference, since most apps ask for none: a configuration without widths is a few bytes.
final class WidthSettings: Sendable {
    let primary: ColumnWidths
    let supplementary: ColumnWidths
    let secondary: ColumnWidths
    let inspector: ColumnWidths

    /// Makes settings of each column's widths; nil where all are automatic.
    init?(primary: ColumnWidths, supplementary: ColumnWidths, secondary: ColumnWidths, inspector: ColumnWidths) {
        guard
            !(primary.isAutomatic && supplementary.isAutomatic && secondary.isAutomatic && inspector.isAutomatic)
        else { return nil }
        self.primary = primary
        self.supplementary = supplementary
        self.secondary = secondary
        self.inspector = inspector
    }

    /// These settings with those that `other` makes put over them.
    func merging(_ other: WidthSettings) -> WidthSettings? {
        WidthSettings(
            primary: primary.merging(other.primary), supplementary: supplementary.merging(other.supplementary),
            secondary: secondary.merging(other.secondary), inspector: inspector.merging(other.inspector))
    }
}

extension WidthSettings: Hashable {
    static func == (left: WidthSettings, right: WidthSettings) -> Bool {
        left.primary == right.primary && left.supplementary == right.supplementary
            && left.secondary == right.secondary && left.inspector == right.inspector
    }

    func hash(into hasher: inout Hasher) {
        for widths in [primary, supplementary, secondary, inspector] { hasher.combine(widths) }
    }
}
