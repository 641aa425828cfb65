/// The shape of a size: which of its sides is longer.
public enum Orientation: String, CaseIterable, Sendable {
    /// Taller than wide.
    case portrait
    /// Wider than tall.
    case landscape
    /// As wide as tall: neither portrait nor landscape.
    case square

    /// The shape of a width and a height.
    public init(width: Double, height: Double) {
        self = width < height ? .portrait : width > height ? .landscape : .square
    }
}

extension Orientation {
    /// The shape in the set of those that a step of a compiled policy asks for.
    var bit: UInt32 {
        switch self {
        case .portrait: 1
        case .landscape: 2
        case .square: 4
        }
    }
}
