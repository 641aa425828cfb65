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
    public func rounded(_ points: Double) -> Double {
        (points * scale + 0.5).rounded(.down) / scale
    }
}
