// The traps that real apps step into, each warned of where it happens, by the rule that explains it. Pointers name what
// the request can change.
extension StepContext {
    /// CX-4, CX-14, BUG-15: nothing was chosen, and yet the user sees the placeholder instead of the list.
    mutating func warnOfPlaceholderOnStack(_ viewController: ViewController) {
        guard let top = viewController.topScreen, top.isEmpty else { return }
        log.warn(
            at: "/state/delegate/collapseSecondary",
            "the placeholder \(quoted(top)) is pushed on the primary's stack, so the user sees it instead of the list: "
                + "let the delegate discard an empty secondary", .cx4)
    }

    /// CX-4: a placeholder belongs beside a list, not on top of it.
    mutating func warnOfShownPlaceholder(_ viewController: ViewController) {
        guard let top = viewController.topScreen, top.isEmpty else { return }
        log.warn(
            at: "/events",
            "the placeholder \(quoted(top)) is pushed on the primary's stack, so the user sees it instead of the list: "
                + "show it only while the split view is expanded", .cx4)
    }

    /// CX-14: the column styles' form of the same trap, which another delegate method decides.
    mutating func warnOfEmptyTopColumn(_ viewController: ViewController?) {
        guard let top = viewController?.topScreen, top.isEmpty else { return }
        log.warn(
            at: "/state/delegate/topColumnForCollapsing",
            "the empty \(quoted(top)) is on top of the collapsed stack, so the user sees it instead of the list: "
                + "answer the primary column while nothing is chosen", .cx14)
    }

    /// CX-3: a search of the stack's own members, as in 004_5bd3fda2fe1b20d5.txt, would have missed the detail.
    mutating func warnOfNestedDetail() {
        log.warn(
            at: "/state/delegate/separateSecondary",
            "the detail is nested in a navigation controller on the primary's stack: a delegate that looks at the "
                + "stack's own members only does not find it", .cx3)
    }

    /// CX-7: the default expansion takes the top for the detail, whatever it is.
    mutating func warnOfPoppedList(_ top: ViewController) {
        guard case .screen(let screen) = top, !screen.isDetail else { return }
        log.warn(
            at: "/state/delegate/separateSecondary",
            "the default expansion pops \(quoted(screen)) off the primary's stack and makes it the secondary, although "
                + "it is no detail", .cx7)
    }

    /// CX-6: nothing can be popped and nothing was kept, so the user sees a blank secondary.
    mutating func warnOfBlankSecondary() {
        log.warn(
            at: "/state/delegate/separateSecondary",
            "the primary's stack has only its root to give, so the secondary is blank after the expansion: let the "
                + "delegate answer a placeholder", .cx6)
    }

    /// CX-3: UIKit refuses a navigation controller on another's stack, except where the split view puts it there.
    mutating func warnOfNestingByHand(_ viewController: ViewController) {
        guard viewController.stack != nil else { return }
        log.warn(
            at: "/events",
            "a navigation controller is put on another's stack by hand: UIKit raises, since only a collapse may nest them",
            .cx3)
    }

    /// COL-26: the compact column and the regular ones are two interfaces that know nothing of each other.
    mutating func warnOfSeparateCompactColumn() {
        log.warn(
            at: "/state/columns/compact",
            "the compact column is an interface of its own: the app must copy what is shown from one to the other by "
                + "hand", .col26)
    }

    /// SH-3: what a secondary without a navigation controller shows does not stay in its column.
    mutating func warnOfReplacedPrimary() {
        guard hierarchy.columns.primary != nil else { return }
        log.warn(
            at: "/events",
            "the secondary has no navigation controller to push on, so the split view takes what it shows for its "
                + "primary, and the list is gone", .sh3)
    }

    /// COL-27, U-12: how large the sheet is, and that an inspector stays on screen through a collapse, is not published.
    mutating func warnOfSheet() {
        log.warn(
            at: "/state/columns/inspector",
            "the inspector is a sheet over the one stack: its size is not published, so no column's frame shows it, and "
                + "that an inspector on screen becomes a sheet as the columns collapse is inferred", .col27)
    }

    private func quoted(_ screen: Screen) -> String { "\"\(screen.id)\"" }
}
