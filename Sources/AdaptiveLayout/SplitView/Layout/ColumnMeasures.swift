/// How narrow a side column may become, and how wide it wants to be, in points.
struct WidthRange: Sendable {
    /// Never above `preferred`.
    var minimum: Double
    /// The part of `minimum` that never gives way: all of it where the app set it, nothing where it is automatic.
    var firmMinimum: Double
    /// The width that the column has where there is room.
    var preferred: Double
    /// What decided `preferred`.
    var source: WidthSource
    /// The rule by which it did.
    var reason: Reason

    /// A width within the range, the minimum winning.
    func clamping(_ width: Double) -> Double { max(minimum, min(width, preferred)) }
}

/// What decides the width that a column has where there is room.
enum WidthSource: Sendable, Hashable {
    /// The generation's own width.
    case standard
    /// The preferred width or fraction.
    case wanted
    /// The minimum that the app set.
    case minimum
    /// The maximum that the app set.
    case maximum
    /// The maximum that holds while the app sets none.
    case automaticMaximum
}

/// The numbers of one split view that a layout starts from, in points, as if its primary edge were the left one.
struct ColumnMeasures: Sendable {
    /// The pixels that widths fall on.
    var pixels: PixelGrid
    /// COL-8: the bounds' width, rounded to the nearest pixel.
    var width: Double
    var height: Double
    /// What stands between two tiled columns.
    var separator: Double
    /// What stands between the leading edge and the primary, or between the primary and the supplementary where
    /// columns tile edge to edge.
    var primaryMargin: Double
    var primary: WidthRange
    var supplementary: WidthRange
    /// What the secondary needs before a side column shows beside it.
    var secondaryMinimum: Double
    /// What the secondary would like before a side column grows beyond its minimum.
    var secondaryWanted: Double

    /// A sum of widths may miss by a rounding error of thirds of a point.
    private static var tolerance: Double { 1e-6 }

    /// Which columns fit.
    var room: ColumnRoom {
        ColumnRoom(fitsThree: fitsThree, fitsSupplementary: fitsSupplementary, fitsPrimary: fitsPrimary)
    }

    /// Whether both side columns of a triple column fit beside the secondary, all at their minimum.
    var fitsThree: Bool {
        width + Self.tolerance
            >= primary.minimum + supplementary.minimum + secondaryMinimum + primaryMargin + separator
    }

    /// Whether the supplementary column of a triple column fits beside the secondary.
    var fitsSupplementary: Bool {
        width + Self.tolerance >= supplementary.minimum + secondaryMinimum + separator
    }

    /// Whether the primary column of a double column fits beside the secondary at the width it wants.
    var fitsPrimary: Bool {
        width + Self.tolerance >= primary.preferred + secondaryMinimum + separator
    }
}

/// Which columns a width has room for.
struct ColumnRoom: Sendable {
    /// Whether both side columns of a triple column fit beside the secondary.
    var fitsThree: Bool
    /// Whether the supplementary column of a triple column fits beside the secondary.
    var fitsSupplementary: Bool
    /// Whether the primary column of a double column fits beside the secondary.
    var fitsPrimary: Bool
}
