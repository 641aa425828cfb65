import JSONWire

extension JSONTree {
    /// The value without JSON's marks: names and values of an object, a text as it is.
    var words: String {
        switch self {
        case .string(let text): text
        case .null: "none"
        case .object(let members): members.map { "\($0.name)=\($0.value.words)" }.joined(separator: " ")
        case .array(let elements): elements.map(\.words).joined(separator: " ")
        default: String(decoding: text, as: UTF8.self)
        }
    }
}
