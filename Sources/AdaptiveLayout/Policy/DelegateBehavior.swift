/// How an app's split view delegate answers; nil is not said, so that one source's answers can be put over another's.
public struct DelegateBehavior: Sendable, Hashable {
    /// The answer to `splitViewController(_:collapseSecondary:onto:)`.
    public var collapseSecondary: CollapseAnswer?
    /// The answer to `splitViewController(_:separateSecondaryFrom:)`.
    public var separateSecondary: SeparateAnswer?
    /// The answer to `splitViewController(_:showDetail:sender:)`.
    public var showDetail: ShowDetailAnswer?
    /// The answer to `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
    public var topColumnForCollapsing: TopColumnAnswer?
    /// The answer to `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`.
    public var displayModeForExpanding: ExpandingModeAnswer?
    /// The answer to `targetDisplayModeForAction(in:)`; automatic leaves it to the split view.
    public var targetDisplayMode: DisplayMode?
    /// What the app does with the screens when the window changes shape.
    public var stackMigration: StackMigration?

    /// Makes a behaviour in which nothing is said.
    public init() {}

    /// This behaviour with the answers that `other` gives put over it.
    public func merging(_ other: DelegateBehavior) -> DelegateBehavior {
        var merged = self
        merged.collapseSecondary = other.collapseSecondary ?? collapseSecondary
        merged.separateSecondary = other.separateSecondary ?? separateSecondary
        merged.showDetail = other.showDetail ?? showDetail
        merged.topColumnForCollapsing = other.topColumnForCollapsing ?? topColumnForCollapsing
        merged.displayModeForExpanding = other.displayModeForExpanding ?? displayModeForExpanding
        merged.targetDisplayMode = other.targetDisplayMode ?? targetDisplayMode
        merged.stackMigration = other.stackMigration ?? stackMigration
        return merged
    }
}

/// What becomes of the secondary when the columns collapse.
public enum CollapseAnswer: String, CaseIterable, Sendable {
    /// The delegate returns false: the split view puts it on the primary's stack.
    case `default`
    /// The delegate drops a secondary without content, and leaves any other to the split view.
    case discardIfEmpty
    /// The delegate claims to have handled it: the secondary is dropped.
    case discard
}

/// Where the secondary comes from when the columns expand.
public enum SeparateAnswer: String, CaseIterable, Sendable {
    /// The delegate returns nil: the split view takes the secondary off the primary's stack.
    case `default`
    /// The delegate finds the topmost detail in the stack, else it makes a placeholder.
    case detailInStack
    /// The delegate always makes a placeholder.
    case placeholder
}

/// Who shows a detail.
public enum ShowDetailAnswer: String, CaseIterable, Sendable {
    /// The delegate returns false: the split view shows it.
    case `default`
    /// The primary takes it in portrait; in landscape it becomes the secondary's only screen.
    case primaryInPortrait
}

/// The column that is on top after a collapse.
public enum TopColumnAnswer: String, CaseIterable, Sendable {
    /// The one that the split view proposes.
    case proposed
    /// The primary.
    case primary
    /// The primary where the secondary has no content, else the proposed one.
    case primaryIfEmpty
}

/// The display mode after an expansion.
public enum ExpandingModeAnswer: Sendable, Hashable {
    /// The one that the split view proposes.
    case proposed
    /// A mode of the app's own.
    case mode(DisplayMode)
}

/// What the app does with the screens of its columns on a size change.
public enum StackMigration: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The screens move when the decision changes shape.
    case followDecision
    /// The screens move on every size change, as if each were a rotation: the published component of seed 001.
    case assumesRotation
}
