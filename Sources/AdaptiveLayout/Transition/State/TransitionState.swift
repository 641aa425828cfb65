/// Where a split view stands between two events; the caller keeps it.
public struct TransitionState: Sendable, Hashable {
    /// The container, as far as it is given.
    public var container: TransitionContainer
    /// What the app set on the split view, as UIKit's getters read it.
    public var splitView: SplitViewConfiguration
    /// The override that is set on the child; nil for none.
    public var currentOverride: TraitCollection?
    /// Which traits the container's code reads while its size changes.
    public var policyReadsTraits: PolicyTraits
    /// Where every view controller is.
    public var hierarchy: Hierarchy
    /// What the last step left behind; nil before the split view has appeared.
    public var progress: TransitionProgress?

    /// Makes the state of a split view that has not appeared.
    public init(
        container: TransitionContainer, splitView: SplitViewConfiguration = SplitViewConfiguration(),
        currentOverride: TraitCollection? = nil, policyReadsTraits: PolicyTraits = .current,
        hierarchy: Hierarchy = Hierarchy(), progress: TransitionProgress? = nil
    ) {
        self.container = container
        self.splitView = splitView
        self.currentOverride = currentOverride
        self.policyReadsTraits = policyReadsTraits
        self.hierarchy = hierarchy
        self.progress = progress
    }
}

/// The traits that a container's code reads in `viewWillTransition(to:with:)`.
public enum PolicyTraits: String, CaseIterable, Sendable {
    /// ROT-4: its own, which UIKit has not changed yet.
    case current
    /// Those that it is told are coming.
    case incoming
}

/// What a step leaves behind for the next.
public struct TransitionProgress: Sendable, Hashable {
    /// The display mode in force and what led to it.
    public var layout: SplitViewLayoutState
    /// The id of the policy's rule that decided last; nil for `otherwise`.
    public var rule: String?

    /// Makes progress of a layout and the rule that decided last.
    public init(layout: SplitViewLayoutState, rule: String?) {
        self.layout = layout
        self.rule = rule
    }
}
