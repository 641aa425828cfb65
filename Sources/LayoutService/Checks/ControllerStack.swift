import JSONWire

/// The view controllers of a column in one spelling, each an object.
struct ControllerStack {
    /// The stack as an array of objects.
    let tree: JSONTree

    /// Reads a column: an array, a navigation controller, a view controller alone, or nothing.
    init(_ column: JSONTree?) {
        tree = .array(Self.controllers(column ?? .null))
    }

    private static func controllers(_ column: JSONTree) -> [JSONTree] {
        switch column {
        case .null: []
        case .array(let elements): elements.map(controller)
        default: column["navigation"].map(controllers) ?? [controller(column)]
        }
    }

    private static func controller(_ value: JSONTree) -> JSONTree {
        if let navigation = value["navigation"] {
            return .object([JSONTree.Member("navigation", .array(controllers(navigation)))])
        }
        guard case .string = value else { return value }
        return .object([JSONTree.Member("id", value)])
    }
}

extension JSONTree {
    /// The ids of the view controllers in a stack, in columns, or in a list of discarded ones, in order.
    var controllerIDs: [String] {
        switch self {
        case .string(let id): return [id]
        case .array(let elements): return elements.flatMap(\.controllerIDs)
        case .object(let members):
            if case .string(let id) = self["id"] { return [id] }
            if let inner = self["navigation"] ?? self["viewController"] { return inner.controllerIDs }
            return members.flatMap { member -> [String] in
                switch member.value {
                case .array, .object: member.value.controllerIDs
                default: []
                }
            }
        default: return []
        }
    }
}
