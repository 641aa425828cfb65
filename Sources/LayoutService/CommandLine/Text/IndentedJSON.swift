import JSONWire

extension JSONTree {
    /// The value as text that people edit: two blanks for each level, short arrays of plain values on one line.
    var indentedText: String { indented(by: "") + "\n" }

    private func indented(by indentation: String) -> String {
        let inner = indentation + "  "
        switch self {
        case .object(let members) where !members.isEmpty:
            let lines = members.map { member in
                "\(inner)\(JSONTree.string(member.name).plainText): \(member.value.indented(by: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        case .array(let elements) where elements.contains(where: \.isContainer):
            return "[\n\(elements.map { inner + $0.indented(by: inner) }.joined(separator: ",\n"))\n\(indentation)]"
        case .array(let elements): return "[\(elements.map(\.plainText).joined(separator: ", "))]"
        default: return plainText
        }
    }

    private var isContainer: Bool {
        switch self {
        case .object, .array: true
        default: false
        }
    }

    private var plainText: String { String(decoding: text, as: UTF8.self) }
}
