/// The rule behind each field of an arrangement.
public struct ArrangementReasons: Sendable, Hashable {
    /// Why `displayMode` is what it is.
    public var displayMode: Reason
    /// Why `splitBehavior` is what it is.
    public var splitBehavior: Reason
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
        displayMode = reason
        splitBehavior = reason
        primaryColumnWidth = reason
        supplementaryColumnWidth = reason
        columns = reason
        horizontalSizeClasses = reason
        displayModeButton = reason
    }
}

extension ArrangementReasons {
    /// Why `isCollapsed` is what it is.
    public var isCollapsed: Reason { Reason(.svc4, .documented) }

    /// Why `primaryEdge` is what it is.
    public var primaryEdge: Reason { Reason(.svc22, .documented) }
}
