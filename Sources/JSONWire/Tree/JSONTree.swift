/// A JSON value with its contents, independent of the text that it was read from.
///
/// For what must be kept, merged or compared; the path of a decision reads ``JSONValue`` instead.
package indirect enum JSONTree: Sendable, Hashable {
    case null
    case bool(Bool)
    /// An infinity stands for a number that no double reaches, such as 1e400.
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([Member])

    /// A member of an object.
    ///
    /// Its name differs from all others in the object, byte for byte.
    package struct Member: Sendable, Hashable {
        package var name: String
        package var value: JSONTree

        package init(_ name: String, _ value: JSONTree) {
            self.name = name
            self.value = value
        }
    }

    /// Copies a value of a document.
    ///
    /// A number that no double reaches stays one: whoever reads the tree's text refuses it as they would the first.
    package init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .bool: self = .bool(value.bool ?? false)
        case .number: self = .number(value.number ?? .infinity)
        case .string: self = .string(value.string ?? "")
        case .array:
            var elements: [JSONTree] = []
            elements.reserveCapacity(value.count)
            value.forEachElement { _, element in elements.append(JSONTree(element)) }
            self = .array(elements)
        case .object:
            var members: [Member] = []
            members.reserveCapacity(value.count)
            value.forEachMember { name, value in members.append(Member(name.string, JSONTree(value))) }
            self = .object(members)
        }
    }

    /// Parses a text; see ``JSONDocument/init(parsing:)-([UInt8])``.
    ///
    /// - Parameter text: The UTF-8 bytes of one JSON value.
    /// - Throws: Where the text stops being JSON, and why.
    package init(parsing text: [UInt8]) throws(JSONSyntaxError) {
        let document = try JSONDocument(parsing: text)
        self.init(document.root)
    }

    /// The value of an object's member; nil if this is no object or has no such member.
    package subscript(name: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.hasName(name) }?.value
    }
}

extension JSONTree.Member {
    /// Whether the name is this one, byte for byte: strings are equal that are only canonically equivalent.
    func hasName(_ other: String) -> Bool {
        name.utf8.elementsEqual(other.utf8)
    }
}
