extension JSONSyntaxScanner {
    @_lifetime(self: copy self)
    mutating func scanArray() throws(JSONSyntaxError) {
        try enter(.element(0))
        if next == UInt8(ascii: "]") { return leave() }
        var index = 0
        while true {
            path[path.count - 1] = .element(index)
            try scanValue()
            if try endsAfterValue(closing: UInt8(ascii: "]"), "a comma or ] must stand") { return leave() }
            index += 1
        }
    }

    @_lifetime(self: copy self)
    mutating func scanObject() throws(JSONSyntaxError) {
        try enter(.member([]))
        if next == UInt8(ascii: "}") { return leave() }
        // Bytes, not strings: a string equals another that is normalized differently.
        var names: Set<[UInt8]> = []
        while true {
            let start = offset
            guard next == UInt8(ascii: "\"") else { throw unexpected("a member's name must stand", hint: nameHint) }
            try scanString()
            path[path.count - 1] = .member(string)
            guard names.insert(string).inserted else { throw repetition(at: start) }
            skipWhiteSpace()
            guard next == UInt8(ascii: ":") else { throw unexpected("a colon must follow a member's name") }
            offset += 1
            skipWhiteSpace()
            try scanValue()
            if try endsAfterValue(closing: UInt8(ascii: "}"), "a comma or } must stand") { return leave() }
        }
    }

    @_lifetime(self: copy self)
    private mutating func enter(_ step: Step) throws(JSONSyntaxError) {
        guard path.count < JSONDocument.maximumDepth else {
            throw error(.tooDeep, "Arrays and objects are nested deeper than \(JSONDocument.maximumDepth) levels.")
        }
        path.append(step)
        offset += 1
        skipWhiteSpace()
    }

    @_lifetime(self: copy self)
    private mutating func leave() {
        path.removeLast()
        offset += 1
    }

    /// Moves over a comma to what follows it, or tells that the closing bracket is next.
    @_lifetime(self: copy self)
    private mutating func endsAfterValue(
        closing bracket: UInt8, _ expectation: String
    ) throws(JSONSyntaxError) -> Bool {
        skipWhiteSpace()
        if next == bracket { return true }
        guard next == UInt8(ascii: ",") else { throw unexpected(expectation) }
        offset += 1
        skipWhiteSpace()
        return false
    }

    /// The error for the member at the current path, whose name begins at a place.
    private func repetition(at start: Int) -> JSONSyntaxError {
        let name = String(decoding: string, as: UTF8.self)
        let pointer = path.reduce(JSONPointer.root) { pointer, step in
            switch step {
            case .element(let index): pointer.appending(index: index)
            case .member(let name): pointer.appending(name: String(decoding: name, as: UTF8.self))
            }
        }
        let kind = JSONSyntaxError.Kind.duplicateMember(name: name, pointer: pointer.description)
        return error(kind, "The object has two members named \"\(name)\".", at: start)
    }

    private var nameHint: String? {
        switch next {
        case UInt8(ascii: "}"): "A comma must be followed by a member."
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments."
        default: "Names stand in double quotes."
        }
    }
}
