// 001_64f04f1f8906660f.txt moves the screens of the columns by hand, in viewWillTransition(to:with:).
extension StepContext {
    /// Gives the primary all screens of the detail, which keeps a placeholder: the way to portrait.
    ///
    /// Only the detail's top is asked: with a placeholder on top nothing moves.
    mutating func moveScreensToPrimary() {
        guard case .navigation(let detail)? = hierarchy.columns.secondary, let top = detail.last?.topScreen,
            top.isPlaceholder != true, case .navigation(let list)? = hierarchy.columns.primary
        else { return }
        let placeholder = hierarchy.makePlaceholder()
        log.call(.navigationController, .setStack, CallArgument("viewControllers", .references(to: [placeholder])))
        log.call(.navigationController, .setStack, CallArgument("viewControllers", .references(to: list + detail)))
        hierarchy.columns.secondary = .navigation([placeholder])
        hierarchy.columns.primary = .navigation(list + detail)
        if detail.contains(where: { $0.topScreen?.isPlaceholder == true }) {
            log.warn(
                at: "/state/delegate/stackMigration",
                "a placeholder below the detail's top moves along and is pushed on the primary's stack", .cx4)
        }
    }

    /// Gives the detail all screens above the primary's root, in place of what it held: the way to landscape.
    mutating func moveScreensToSecondary() {
        guard case .navigation(let list)? = hierarchy.columns.primary, list.count > 1 else { return }
        let moved = Array(list.dropFirst())
        log.call(.navigationController, .popToRoot, returned: .references(to: moved))
        log.call(.navigationController, .setStack, CallArgument("viewControllers", .references(to: moved)))
        log.discard(hierarchy.columns.secondary, because: .detailStackReplaced)
        hierarchy.columns.primary = .navigation([list[0]])
        hierarchy.columns.secondary = .navigation(moved)
    }

    /// The component's load: a detail without a screen gets one placeholder.
    mutating func fillEmptyDetailAtLoad() {
        guard delegate.migratesStacks, hierarchy.columns.secondary == nil else { return }
        let placeholder = hierarchy.makePlaceholder()
        log.call(.navigationController, .setStack, CallArgument("viewControllers", .references(to: [placeholder])))
        hierarchy.columns.secondary = .navigation([placeholder])
    }
}
