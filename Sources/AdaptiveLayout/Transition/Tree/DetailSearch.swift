/// A detail taken out of a stack, with what stood above it.
struct SeparatedDetail: Sendable, Hashable {
    /// What stays: the root, and what stands below the detail.
    var remainder: [ViewController]
    /// The navigation stack of the new secondary: the detail, then the screens that stood above it.
    var stack: [ViewController]
    /// Whether the detail stood in a nested navigation controller, where a search of the stack's own members misses it.
    var wasNested: Bool
}

extension [ViewController] {
    /// Takes the topmost detail above the root out of this stack, nested or not, with all that stands above it.
    ///
    /// 004_5bd3fda2fe1b20d5.txt looks at the stack's own members only; a collapse and showDetail nest the detail (CX-3,
    /// SH-5). The root stays, since a navigation controller keeps it. Nil where no screen says if it has content.
    func separatingTopmostDetail() -> SeparatedDetail? {
        for place in indices.dropFirst().reversed() {
            guard let found = self[place].separatingTopmostDetail() else { continue }
            let above = self[(place + 1)...].flatMap { $0.screens.map(ViewController.screen) }
            return SeparatedDetail(
                remainder: self[..<place] + found.remainder, stack: found.stack + above, wasNested: found.wasNested)
        }
        return nil
    }
}

extension ViewController {
    fileprivate func separatingTopmostDetail() -> SeparatedDetail? {
        switch self {
        case .screen(let screen):
            return screen.isDetail ? SeparatedDetail(remainder: [], stack: [self], wasNested: false) : nil
        case .navigation(let stack):
            guard let place = stack.lastIndex(where: \.hasDetail),
                let found = stack[place].separatingTopmostDetail()
            else { return nil }
            let above = stack[(place + 1)...].flatMap { $0.screens.map(ViewController.screen) }
            let below = Array(stack[..<place]) + found.remainder
            return SeparatedDetail(
                remainder: below.isEmpty ? [] : [.navigation(below)], stack: found.stack + above, wasNested: true)
        }
    }
}
