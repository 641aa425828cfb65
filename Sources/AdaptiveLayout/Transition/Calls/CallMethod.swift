/// The methods that a step can list, under UIKit's full Swift names.
public enum CallMethod: String, CaseIterable, Sendable {
    // The container, and the split view as its child (ROT-2, TC-12).
    case willTransitionToTraits = "willTransition(to:with:)"
    case viewWillTransitionToSize = "viewWillTransition(to:with:)"
    case setOverrideTraitCollection = "setOverrideTraitCollection(_:forChild:)"
    case traitCollectionDidChange = "traitCollectionDidChange(_:)"

    // The delegate of either style.
    case willChangeDisplayMode = "splitViewController(_:willChangeTo:)"
    case didCollapse = "splitViewControllerDidCollapse(_:)"

    // The delegate of the classic style (CX-2, CX-5, SH-3, SH-4, SVC-15).
    case primaryForCollapsing = "primaryViewController(forCollapsing:)"
    case collapseSecondaryOntoPrimary = "splitViewController(_:collapseSecondary:onto:)"
    case primaryForExpanding = "primaryViewController(forExpanding:)"
    case separateSecondaryFromPrimary = "splitViewController(_:separateSecondaryFrom:)"
    case delegateShow = "splitViewController(_:show:sender:)"
    case delegateShowDetail = "splitViewController(_:showDetail:sender:)"
    case targetDisplayMode = "targetDisplayModeForAction(in:)"

    // The delegate of the column styles (CX-12, COL-20, COL-27).
    case topColumnForCollapsing = "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
    case displayModeForExpanding = "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"
    case willShowColumn = "splitViewController(_:willShow:)"
    case willHideColumn = "splitViewController(_:willHide:)"
    case didShowColumn = "splitViewController(_:didShow:)"
    case didHideColumn = "splitViewController(_:didHide:)"
    case didExpand = "splitViewControllerDidExpand(_:)"

    // The primary view controller, asked by the split view (CX-2, CX-5).
    case collapseSecondaryForSplitView = "collapseSecondaryViewController(_:for:)"
    case separateSecondaryForSplitView = "separateSecondaryViewController(for:)"

    // View controllers and navigation controllers (SH-1, SH-2).
    case show = "show(_:sender:)"
    case showDetail = "showDetailViewController(_:sender:)"
    case present = "present(_:animated:completion:)"
    case dismiss = "dismiss(animated:completion:)"
    case push = "pushViewController(_:animated:)"
    case pop = "popViewController(animated:)"
    case popToRoot = "popToRootViewController(animated:)"
    case setStack = "setViewControllers(_:animated:)"

    // The app and the split view (COL-16, COL-23).
    case setViewControllers = "viewControllers"
    case setColumn = "setViewController(_:for:)"
    case showColumn = "show(_:)"
    case hideColumn = "hide(_:)"

    // The notification centre (SH-11).
    case post = "post(name:object:)"
}

/// Who is called.
public enum CallReceiver: String, CaseIterable, Sendable {
    /// The view controller that contains the split view and holds its override.
    case container
    /// The split view controller itself.
    case splitViewController
    /// The app's UISplitViewControllerDelegate.
    case delegate
    /// The primary view controller, asked by the split view.
    case primaryViewController
    /// A navigation controller on whose stack something happens.
    case navigationController
    /// Foundation's notification centre.
    case notificationCenter
}
