extension StepContext {
    /// SH-1: nobody can push it, so it is presented over everything.
    mutating func present(_ viewController: ViewController) {
        log.call(
            .splitViewController, .present, CallArgument("viewControllerToPresent", .reference(to: viewController)))
        hierarchy.presented.append(viewController)
    }

    /// SH-11: lists hear that showDetail now goes elsewhere.
    mutating func postShowDetailTargetChange() {
        log.call(
            .notificationCenter, .post, CallArgument("name", .name("UIViewControllerShowDetailTargetDidChange")))
    }
}

extension DelegateBehavior {
    /// Whether the delegate answers true when it is asked to collapse this secondary (CX-2).
    func discardsOnCollapse(_ secondary: ViewController) -> Bool {
        switch collapseSecondary ?? .default {
        case .default: false
        case .discardIfEmpty: secondary.showsNothing
        case .discard: true
        }
    }

    /// Whether the app moves the screens of its columns itself.
    var migratesStacks: Bool { (stackMigration ?? .none) != .none }
}
