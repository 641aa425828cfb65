import JSONWire

/// A decision request as query parameters: flat names for the members that a URL can hold.
package enum FlatQuery {
    /// The parameters of a GET decision that are no part of the request document.
    static let ownNames = ["input", "explain", "unknown"]

    private static let size = ["width", "height"]
    private static let device = ["device", "model", "orientation", "window", "displayZoom"]
    private static let splitView = ["style", "preferredDisplayMode", "preferredSplitBehavior"]
    private static let top = ["policy", "systemVersion"]

    /// Every parameter that a GET decision can have.
    static let names = ownNames + top + size + device + splitView + traitNames.map(\.description)

    /// The request document that the parameters say; it is read like any other, with the pointers of its own members.
    ///
    /// - Throws: A 422 where `input` stands beside flat names.
    package static func document(of parameters: QueryParameters) throws(Problem) -> [UInt8] {
        if let input = parameters["input"] {
            let beside = parameters.all.filter { names.contains($0.name) && !ownNames.contains($0.name) }
            guard !beside.isEmpty else { return Array(input.utf8) }
            throw .invalidRequest(
                beside.map { parameter in
                    Fault(
                        pointer: JSONPointer.root.appending(name: parameter.name).description,
                        reason: "This query parameter cannot stand beside input, which holds the whole request.")
                })
        }
        var writer = JSONWriter(capacity: 512)
        writer.object { writer in
            writer.group("size", size, of: parameters)
            writer.group("traits", traitNames.map(\.description), of: parameters)
            writer.group("device", device, of: parameters, renaming: ["device": "id"])
            for name in top { writer.text(name, parameters[name]) }
            writer.group("splitView", splitView, of: parameters)
        }
        return writer.finish()
    }
}

extension JSONWriter {
    /// Writes an object of those parameters that are there, and nothing where none is.
    fileprivate mutating func group(
        _ name: StaticString, _ members: [String], of parameters: QueryParameters, renaming: [String: String] = [:]
    ) {
        guard members.contains(where: { parameters[$0] != nil }) else { return }
        object(name) { writer in
            for member in members { writer.text(renaming[member] ?? member, parameters[member]) }
        }
    }

    /// Writes a parameter: as a number or truth value where the member is one and the text spells one, else as a text.
    fileprivate mutating func text(_ name: String, _ value: String?) {
        guard let value else { return }
        self.name(escaping: name)
        switch name {
        case "width", "height", "displayScale": plain(value) { $0.kind == .number }
        case "displayZoom", "resolvesNaturalAlignmentWithBaseWritingDirection": plain(value) { $0.kind == .bool }
        default: self.value(value)
        }
    }

    private mutating func plain(_ text: String, where isRight: (borrowing JSONValue) -> Bool) {
        let bytes = Array(text.utf8)
        if let document = try? JSONDocument(parsing: bytes), isRight(document.root) {
            rawValue(bytes)
        } else {
            value(text)
        }
    }
}
