/// Where a value stands in a document: an RFC 6901 pointer that is not written out until somebody asks.
///
/// A decoder passes it down and appends as it goes; four steps fit into the value itself, so the usual path needs no
/// allocation.
///
/// ```swift
/// let pointer = JSONPointer.root.appending("splitView").appending("style")
/// pointer.description  // "/splitView/style"
/// ```
package struct JSONPointer: Sendable {
    /// The whole document: the empty pointer.
    package static let root = JSONPointer(nil)

    private enum Step {
        case name(StaticString)
        case index(Int)
    }

    /// What does not fit into the steps: the pointer up to them, from the root on.
    private final class Beginning: Sendable {
        let pointer: JSONPointer
        /// A last step, behind the pointer's.
        let name: String?

        init(_ pointer: JSONPointer, name: String?) {
            self.pointer = pointer
            self.name = name
        }
    }

    private var beginning: Beginning?
    private var steps = InlineArray<4, Step>(repeating: .index(0))
    private var count = 0

    private init(_ beginning: Beginning?) {
        self.beginning = beginning
    }

    /// The pointer to a member, by its known name.
    package func appending(_ name: StaticString) -> JSONPointer {
        appending(.name(name))
    }

    /// The pointer to a member, by any name.
    package func appending(name: String) -> JSONPointer {
        JSONPointer(Beginning(self, name: name))
    }

    /// The pointer to an array's element, from 0.
    package func appending(index: Int) -> JSONPointer {
        appending(.index(index))
    }

    private func appending(_ step: Step) -> JSONPointer {
        var longer = count < steps.count ? self : JSONPointer(Beginning(self, name: nil))
        longer.steps[longer.count] = step
        longer.count += 1
        return longer
    }
}

extension JSONPointer: CustomStringConvertible {
    /// The pointer as RFC 6901 writes it: each step behind a slash, with `~` as `~0` and `/` as `~1`.
    package var description: String {
        var written = ""
        if let beginning {
            written = beginning.pointer.description
            if let name = beginning.name {
                written += "/" + Self.escaped(name)
            }
        }
        for index in 0..<count {
            switch steps[index] {
            case .name(let name): written += "/" + Self.escaped(name.description)
            case .index(let index): written += "/\(index)"
            }
        }
        return written
    }

    private static func escaped(_ name: String) -> String {
        var escaped = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "~": escaped += "~0"
            case "/": escaped += "~1"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension JSONPointer: Equatable {
    /// Whether both name the same place: a known name equals the same name found in a text.
    package static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        left.description == right.description
    }
}
