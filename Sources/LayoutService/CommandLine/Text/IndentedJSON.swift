import JSONWire

extension JSONTree {
    /// The value as text that people edit: two blanks for each level, short arrays of plain values on one line.
    var indentedText: String { indented(by: "  ", within: "") + "\n" }

    /// The value on one line, with a blank behind each comma and colon.
    var lineText: String {
        switch self {
        case .object(let members):
            "{\(members.map { "\($0.quotedName): \($0.value.lineText)" }.joined(separator: ", "))}"
        case .array(let elements): "[\(elements.map(\.lineText).joined(separator: ", "))]"
        default: plainText
        }
    }

    /// The value in lines, of which all but the first begin with an indentation, and with one more for each level.
    func indented(by unit: String, within indentation: String) -> String {
        let inner = indentation + unit
        switch self {
        case .object(let members) where !members.isEmpty:
            let lines = members.map { member in
                "\(inner)\(member.quotedName): \(member.value.indented(by: unit, within: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        case .array(let elements) where elements.contains(where: \.isContainer):
            let lines = elements.map { inner + $0.indented(by: unit, within: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        default: return lineText
        }
    }

    private var isContainer: Bool {
        switch self {
        case .object, .array: true
        default: false
        }
    }

    fileprivate var plainText: String { String(decoding: text, as: UTF8.self) }
}

extension JSONTree.Member {
    fileprivate var quotedName: String { JSONTree.string(name).plainText }
}
