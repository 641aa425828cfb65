/// What UINavigationController does with its stack; a nested one on top takes its place (CX-3, SH-10).
extension [ViewController] {
    /// SH-2: pushes on the innermost stack: a nested navigation controller on top takes the push.
    mutating func pushOnInnermost(_ viewController: ViewController) {
        guard case .navigation(var inner)? = last else {
            append(viewController)
            return
        }
        inner.pushOnInnermost(viewController)
        self[count - 1] = .navigation(inner)
    }

    /// SH-10: takes the top off the innermost stack that has more than its root; a nested root goes with its controller.
    ///
    /// Returns nil where only the root is left, which a navigation controller keeps.
    mutating func popInnermost() -> ViewController? {
        if case .navigation(var inner)? = last, let popped = inner.popInnermost() {
            self[count - 1] = .navigation(inner)
            return popped
        }
        return count > 1 ? removeLast() : nil
    }

    /// Takes all but the root off the innermost stack, and returns it from bottom to top.
    mutating func popInnermostToRoot() -> [ViewController] {
        if case .navigation(var inner)? = last {
            let popped = inner.popInnermostToRoot()
            self[count - 1] = .navigation(inner)
            return popped
        }
        guard count > 1 else { return [] }
        let popped = Array(dropFirst())
        removeLast(count - 1)
        return popped
    }
}
