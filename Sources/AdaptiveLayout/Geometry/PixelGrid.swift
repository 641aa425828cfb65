/// The grid of device pixels that widths in points fall on.
public struct PixelGrid: Sendable, Hashable {
    /// Pixels for one point: 1, 2 or 3 on real displays.
    public let scale: Double

    /// Makes the grid of a display scale; a scale that is not positive counts as 1.
    public init(scale: Double) {
        self.scale = scale > 0 ? scale : 1
    }

    /// One device pixel, in points.
    public var pixel: Double { 1 / scale }

    /// The nearest point on the grid; half a pixel rounds up (COL-8: 954.25 counts as 954.5 at scale 2).
    @inline(__always)
    public func rounded(_ points: Double) -> Double {
        (points * scale + 0.5).roundedDown / scale
    }
}

extension Double {
    /// The greatest whole number that is not above this one: `rounded(.down)`, which is a call into the C library where the
    /// processor need not have an instruction for it.
    ///
    /// Above 2 to the power of 52 every number is whole, so that adding it rounds to a whole number.
    @inline(__always)
    var roundedDown: Double {
        guard self >= 0, self < 0x1p52 else { return rounded(.down) }
        let nearest = self + 0x1p52 - 0x1p52
        return nearest > self ? nearest - 1 : nearest
    }
}
