/// A width and a height in points.
public struct Size: Sendable, Hashable {
    /// Points from one side to the other.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// Makes a size of a width and a height in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The same size turned by a quarter: width and height change places.
    public var rotated: Size { Size(width: height, height: width) }
}
