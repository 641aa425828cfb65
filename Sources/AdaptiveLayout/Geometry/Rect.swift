/// A rectangle in points, in the split view's own coordinates: x grows to the right, y downwards.
public struct Rect: Sendable, Hashable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The extent to the right of `x`, never negative in an answer.
    public var width: Double
    /// The extent below `y`, never negative in an answer.
    public var height: Double

    /// Makes a rectangle of its origin and extent in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    public var maxX: Double { x + width }

    /// The bottom edge.
    public var maxY: Double { y + height }

    /// The rectangle seen in a mirror that stands in the middle of a container of the given width.
    public func mirrored(inWidth containerWidth: Double) -> Rect {
        Rect(x: containerWidth - x - width, y: y, width: width, height: height)
    }
}
