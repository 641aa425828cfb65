/// The two size classes of a container.
public struct SizeClasses: Sendable, Hashable {
    /// The class of the width.
    public var horizontal: SizeClass
    /// The class of the height.
    public var vertical: SizeClass

    /// Makes a pair of the two classes.
    public init(horizontal: SizeClass, vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
