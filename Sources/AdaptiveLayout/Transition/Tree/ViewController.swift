/// A view controller as data: a screen, or a navigation controller with the stack that it shows.
public indirect enum ViewController: Sendable, Hashable {
    /// One screen of the app.
    case screen(Screen)
    /// A navigation controller, its stack from the root to the top; it may nest as UIKit nests it (CX-3).
    case navigation([ViewController])
}

/// A screen of the app, known by its id.
public struct Screen: Sendable, Hashable {
    /// The name that tells this view controller from every other.
    public var id: String
    /// Whether a detail shows something; nil for a screen that is no detail.
    public var hasContent: Bool?
    /// Whether it stands where nothing was chosen; nil is not said.
    public var isPlaceholder: Bool?
    /// Whether it was given as a bare id, and is answered so.
    public var isBareID: Bool

    /// Makes a screen of what is known about it; a bare id carries nothing else.
    public init(id: String, hasContent: Bool? = nil, isPlaceholder: Bool? = nil, isBareID: Bool = false) {
        self.id = id
        self.hasContent = hasContent
        self.isPlaceholder = isPlaceholder
        self.isBareID = isBareID
    }

    /// Whether nothing was chosen for it.
    public var isEmpty: Bool { hasContent == false || isPlaceholder == true }

    /// Whether it is a detail: a view controller that says if it has content.
    public var isDetail: Bool { hasContent != nil }
}

extension ViewController {
    /// The stack of a navigation controller, or nil for a screen.
    public var stack: [ViewController]? {
        guard case .navigation(let stack) = self else { return nil }
        return stack
    }

    /// The screen that the user sees of it: the top of the innermost stack, or nil for an empty navigation controller.
    public var topScreen: Screen? {
        switch self {
        case .screen(let screen): screen
        case .navigation(let stack): stack.last?.topScreen
        }
    }

    /// The screen at its bottom: the root of the innermost stack that stands lowest.
    public var rootScreen: Screen? {
        switch self {
        case .screen(let screen): screen
        case .navigation(let stack): stack.first?.rootScreen
        }
    }

    /// Whether what the user sees of it is empty: a delegate asks the top alone.
    public var showsNothing: Bool { topScreen?.isEmpty ?? true }

    /// Whether a detail is among its screens.
    var hasDetail: Bool {
        switch self {
        case .screen(let screen): screen.isDetail
        case .navigation(let stack): stack.contains(where: \.hasDetail)
        }
    }

    /// Its screens from the root to the top, those of nested navigation controllers among them.
    public var screens: [Screen] {
        var found: [Screen] = []
        forEachScreen { found.append($0) }
        return found
    }

    /// How many navigation controllers stand inside each other, plus one for a screen.
    public var depth: Int {
        guard case .navigation(let stack) = self else { return 1 }
        var deepest = 0
        for viewController in stack { deepest = max(deepest, viewController.depth) }
        return 1 + deepest
    }

    /// Calls `body` for each screen, from the root to the top.
    public func forEachScreen(_ body: (Screen) -> Void) {
        switch self {
        case .screen(let screen): body(screen)
        case .navigation(let stack): for viewController in stack { viewController.forEachScreen(body) }
        }
    }
}
