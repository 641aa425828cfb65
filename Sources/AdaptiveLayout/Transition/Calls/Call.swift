/// A call that UIKit makes on the app, the app on UIKit, or the split view on what it contains.
public struct Call: Sendable, Hashable {
    /// Who is called.
    public var receiver: CallReceiver
    /// What is called.
    public var method: CallMethod
    /// What is handed over, in the order of the method's parameters; the split view itself is left out.
    public var arguments: [CallArgument]
    /// What comes back; `none` for nil and for a method that returns nothing.
    public var returned: CallValue

    /// Makes a call of its receiver, its method, what is handed over, and what comes back.
    public init(
        _ receiver: CallReceiver, _ method: CallMethod, _ arguments: [CallArgument] = [], returned: CallValue = .none
    ) {
        self.receiver = receiver
        self.method = method
        self.arguments = arguments
        self.returned = returned
    }
}

/// An argument: the parameter's name in UIKit's Swift interface, and its value.
public struct CallArgument: Sendable, Hashable {
    /// The parameter's label, or its inner name where it has none.
    public var name: String
    /// What is handed over.
    public var value: CallValue

    /// Makes an argument of a parameter's name and a value.
    public init(_ name: String, _ value: CallValue) {
        self.name = name
        self.value = value
    }
}

/// A value that goes into a call or comes back.
public enum CallValue: Sendable, Hashable {
    /// Nil, or nothing.
    case none
    /// A truth value.
    case flag(Bool)
    /// A name: of a display mode, a column, a notification.
    case name(String)
    /// A size in points.
    case size(Size)
    /// A trait collection.
    case traits(TraitCollection)
    /// A view controller.
    case viewController(ViewControllerReference)
    /// View controllers, as a navigation controller's stack; a long one is named by its ends instead.
    case viewControllers([ViewControllerReference])
}

/// A view controller as a call names it: by its screen, or a navigation controller by its root and its top.
///
/// A reference has one size whatever the stack holds, so that a step's calls stay short.
public enum ViewControllerReference: Sendable, Hashable {
    /// The screen of this id.
    case screen(id: String)
    /// The navigation controller whose root and top have these ids; nil for an empty one.
    case navigation(root: String?, top: String?)

    /// Names a view controller.
    public init(_ viewController: ViewController) {
        switch viewController {
        case .screen(let screen): self = .screen(id: screen.id)
        case .navigation:
            self = .navigation(root: viewController.rootScreen?.id, top: viewController.topScreen?.id)
        }
    }
}

extension CallValue {
    /// A longer list of view controllers is named by its ends, so that a step's calls stay short.
    private static let longestList = 16

    /// View controllers as a list.
    static func references(to viewControllers: [ViewController]) -> CallValue {
        guard viewControllers.count > longestList else {
            return .viewControllers(viewControllers.map(ViewControllerReference.init))
        }
        return .viewController(ViewControllerReference(.navigation(viewControllers)))
    }

    /// A view controller, or nothing.
    static func reference(to viewController: ViewController?) -> CallValue {
        viewController.map { .viewController(ViewControllerReference($0)) } ?? .none
    }
}
