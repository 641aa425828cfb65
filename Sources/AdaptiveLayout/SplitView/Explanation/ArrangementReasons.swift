/// The rule behind each field of an arrangement.
public struct ArrangementReasons: Sendable, Hashable {
    /// Why `isCollapsed` is what it is.
    public var isCollapsed: Reason
    /// Why `displayMode` is what it is.
    public var displayMode: Reason
    /// Why `splitBehavior` is what it is.
    public var splitBehavior: Reason
    /// Why `primaryEdge` is what it is.
    public var primaryEdge: Reason
    /// Why `primaryColumnWidth` is what it is.
    public var primaryColumnWidth: Reason
    /// Why `supplementaryColumnWidth` is what it is.
    public var supplementaryColumnWidth: Reason
    /// Why `columns` is what it is.
    public var columns: Reason
    /// Why the columns' horizontal size classes are what they are.
    public var horizontalSizeClasses: Reason
    /// Why `displayModeButton` is what it is.
    public var displayModeButton: Reason

    /// Makes reasons that are all the same; the fields are then set one by one where they differ.
    public init(all reason: Reason) {
        isCollapsed = reason
        displayMode = reason
        splitBehavior = reason
        primaryEdge = reason
        primaryColumnWidth = reason
        supplementaryColumnWidth = reason
        columns = reason
        horizontalSizeClasses = reason
        displayModeButton = reason
    }
}
