package import AdaptiveLayout
package import JSONWire

/// The view controllers of a request so far: their ids, which must differ, and their number, which is bounded.
package struct ViewControllerRegister: ~Copyable {
    private var ids: Set<String> = []
    private var count = 0

    /// Makes an empty register.
    package init() {}

    /// Forgets the ids, for view controllers that may come and go, and keeps the number.
    mutating func forgetIDs() {
        ids.removeAll(keepingCapacity: true)
    }

    fileprivate mutating func isNew(_ id: String) -> Bool { ids.insert(id).inserted }

    fileprivate mutating func countOne() -> Bool {
        count += 1
        return count <= TransitionLimits.viewControllers
    }

    fileprivate var isFull: Bool { count > TransitionLimits.viewControllers }
}

extension DecodingNotes {
    /// Reads a view controller: its id, an object with its id and what it holds, or `{"navigation": [...]}`.
    ///
    /// - Parameters:
    ///   - value: What should be a view controller.
    ///   - depth: How many navigation controllers it stands in, plus one.
    ///   - register: The view controllers of the request so far.
    /// - Returns: Nil only after a fault was noted.
    package mutating func viewController(
        _ value: borrowing JSONValue, depth: Int = 1, into register: inout ViewControllerRegister
    ) -> ViewController? {
        guard depth <= TransitionLimits.depth else {
            fault("View controllers may stand at most \(TransitionLimits.depth) deep inside each other.")
            return nil
        }
        switch value.kind {
        case .string:
            guard let id = id(value, into: &register) else { return nil }
            return .screen(Screen(id: id, isBareID: true))
        case .object where value["navigation"] != nil:
            return navigationController(value, depth: depth, into: &register)
        case .object:
            return screen(value, into: &register)
        default:
            fault("This must be the id of a view controller or an object, not \(value.kindInWords).")
            return nil
        }
    }

    /// Reads a navigation controller's stack, from its root to its top.
    ///
    /// - Parameters:
    ///   - value: What should be an array.
    ///   - depth: How deep the stack's members stand.
    ///   - register: The view controllers of the request so far.
    /// - Returns: The members that are right.
    package mutating func navigationStack(
        _ value: borrowing JSONValue, depth: Int, into register: inout ViewControllerRegister
    ) -> [ViewController] {
        var stack: [ViewController] = []
        guard value.kind == .array else {
            fault("This must be an array, not \(value.kindInWords).")
            return []
        }
        stack.reserveCapacity(min(value.count, TransitionLimits.viewControllers))
        value.forEachElement { index, value in
            guard !register.isFull else { return }
            let viewController = descend(into: .index(index)) { notes in
                notes.viewController(value, depth: depth, into: &register)
            }
            if let viewController { stack.append(viewController) }
        }
        return stack
    }

    private mutating func navigationController(
        _ value: borrowing JSONValue, depth: Int, into register: inout ViewControllerRegister
    ) -> ViewController? {
        var stack: [ViewController] = []
        value.forEachMember { name, value in
            guard name == "navigation" else { return unknownMember(name, known: ["navigation"]) }
            descend(into: .member("navigation")) { notes in
                stack = notes.navigationStack(value, depth: depth + 1, into: &register)
                if value.kind == .array, value.count == 0 {
                    notes.fault("A navigation controller has a root at least.")
                }
            }
        }
        return .navigation(stack)
    }

    private mutating func screen(
        _ value: borrowing JSONValue, into register: inout ViewControllerRegister
    ) -> ViewController? {
        var screen = Screen(id: "")
        var hasID = false
        readObject(value, known: ["id", "hasContent", "isPlaceholder", "navigation"]) { name, value, notes in
            switch name {
            case "id":
                hasID = true
                screen.id = notes.id(value, into: &register) ?? ""
            case "hasContent": screen.hasContent = value.isNull ? nil : notes.bool(value)
            case "isPlaceholder": screen.isPlaceholder = value.isNull ? nil : notes.bool(value)
            default: return false
            }
            return true
        }
        if !hasID { fault("A view controller needs an id, or is a navigation controller.") }
        return .screen(screen)
    }

    private mutating func id(_ value: borrowing JSONValue, into register: inout ViewControllerRegister) -> String? {
        guard let id = string(value) else { return nil }
        guard !id.isEmpty else {
            fault("The id of a view controller must not be empty.")
            return nil
        }
        guard register.countOne() else {
            fault("A call may have at most \(TransitionLimits.viewControllers) view controllers.")
            return nil
        }
        guard register.isNew(id) else {
            fault("There is another view controller of this id: one cannot stand in two places.")
            return nil
        }
        return id
    }
}
