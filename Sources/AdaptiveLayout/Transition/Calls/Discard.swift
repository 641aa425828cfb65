/// A screen that left the hierarchy in a step, and why.
public struct Discard: Sendable, Hashable {
    /// The screen, as it was given.
    public var screen: Screen
    /// Why it is gone.
    public var reason: DiscardReason

    /// Makes a discard of a screen and the reason.
    public init(_ screen: Screen, because reason: DiscardReason) {
        self.screen = screen
        self.reason = reason
    }
}

/// Why a screen left the hierarchy.
public enum DiscardReason: String, CaseIterable, Sendable {
    /// CX-2, CX-4: the delegate claims to have handled the collapse, so nobody keeps the secondary.
    case collapseHandled = "the delegate's answer to collapseSecondary was true, so nobody keeps the secondary"
    /// SH-4, SH-8: a detail takes the secondary's place.
    case secondaryReplaced = "showDetailViewController replaced the secondary"
    /// SH-3: the primary has no navigation controller, so what is shown takes its place.
    case primaryReplaced = "show replaced the primary, which has no navigation controller"
    /// SH-3: the same, although the column that asks is another.
    case primaryReplacedFromAside = "show in a secondary without a navigation controller replaced the primary"
    /// SH-2, SH-10: the user goes back.
    case popped = "it was popped off its navigation controller"
    /// The user goes back from a modal presentation.
    case dismissed = "its presentation was dismissed"
    /// COL-23: the app sets another view controller for the column.
    case columnReplaced = "another view controller was set for its column"
    /// COL-23: the app clears the column.
    case columnCleared = "nil was set for its column"
    /// 001_64f04f1f8906660f.txt: the screens that move take the place of what the detail held.
    case detailStackReplaced = "the screens that move from the primary replaced the detail's stack"
    /// CX-6: the delegate gives a secondary of its own, so what was kept for the expansion is not taken.
    case registeredSecondaryReplaced = "another secondary came out of the expansion"
    /// SH-8: a split view of a column style does nothing with what it is asked to show.
    case showHadNoEffect = "show had no effect: the split view has no navigation controller for it on screen"
}
