/// What a machine works on in a step: the hierarchy, what it lists, and what it may ask.
struct StepContext: Sendable {
    /// Where every view controller is.
    var hierarchy: Hierarchy
    /// What happens, in order.
    var log = StepLog()
    /// How the app answers.
    var delegate: DelegateBehavior
    /// The version whose behaviour is followed.
    let systemVersion: SystemVersion
    /// Whether the split view is one stack now; inside the hooks this is the old value (SVC-6).
    var isCollapsed: Bool
    /// Whether it has been on screen, so that columns have their navigation controllers (COL-24).
    var isOnScreen: Bool
    /// Whether the app of 001_64f04f1f8906660f.txt takes the split view for portrait.
    var isPortrait: Bool
    /// Whether the primary alone fills the window once the step is over (`stackMigration`).
    var willBePrimaryOnly = false

    /// Whether a version of iOS 26 or later is followed, whose whole life was read off a simulator.
    var isFloatingGeneration: Bool { systemVersion >= SystemVersion(major: 26) }
}

/// The rules of one family of styles: what happens to the view controllers.
///
/// The classic style merges the secondary into the primary and takes it apart again; the column styles nest the columns
/// and refill them from what was set for each.
protocol SplitViewMachine: Sendable {
    /// Makes one stack of the columns.
    func collapse(_ step: inout StepContext)
    /// Makes columns of the one stack.
    func expand(_ step: inout StepContext)
    /// SH-4, SH-5, SH-8, SH-9: shows a view controller as the detail.
    func showDetail(_ viewController: ViewController, _ step: inout StepContext)
    /// SH-3, SH-8: shows a view controller where the column has no navigation controller to push it on.
    func showWithoutNavigation(
        _ viewController: ViewController, from column: SplitViewColumn, _ step: inout StepContext)
    /// SH-10: goes back by one screen on the collapsed stack; false where only the root is left.
    func popCollapsedStack(_ step: inout StepContext) -> Bool
    /// Sets the view controller of a column, or clears it.
    func setViewController(_ viewController: ViewController?, for column: SplitViewColumn, _ step: inout StepContext)
    /// Lists the call that sets the view controller of a column.
    func callSetViewController(
        _ viewController: ViewController?, for column: SplitViewColumn, _ step: inout StepContext)
    /// The column that shows while collapsed.
    func topColumn(of hierarchy: Hierarchy) -> SplitViewColumn
}
