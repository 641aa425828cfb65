extension JSONSyntaxScanner {
    @_lifetime(self: copy self)
    mutating func scanArray(at pointer: JSONPointer) throws(JSONSyntaxError) {
        try enter()
        if next == UInt8(ascii: "]") { return leave() }
        var index = 0
        while true {
            try scanValue(at: pointer.appending(index: index))
            index += 1
            if try endsAfterValue(closing: UInt8(ascii: "]"), "a comma or ] must stand") { return leave() }
        }
    }

    @_lifetime(self: copy self)
    mutating func scanObject(at pointer: JSONPointer) throws(JSONSyntaxError) {
        try enter()
        if next == UInt8(ascii: "}") { return leave() }
        // Bytes, not strings: a string equals another that is normalized differently.
        var names: Set<[UInt8]> = []
        while true {
            let start = offset
            guard next == UInt8(ascii: "\"") else { throw unexpected("a member's name must stand", hint: nameHint) }
            let name = try scanString()
            let member = pointer.appending(name: String(decoding: name, as: UTF8.self))
            guard names.insert(name).inserted else { throw duplicate(name, member, at: start) }
            skipWhiteSpace()
            guard next == UInt8(ascii: ":") else { throw unexpected("a colon must follow a member's name") }
            offset += 1
            skipWhiteSpace()
            try scanValue(at: member)
            if try endsAfterValue(closing: UInt8(ascii: "}"), "a comma or } must stand") { return leave() }
        }
    }

    @_lifetime(self: copy self)
    private mutating func enter() throws(JSONSyntaxError) {
        depth += 1
        guard depth <= JSONDocument.maximumDepth else {
            throw error(.tooDeep, "Arrays and objects are nested deeper than \(JSONDocument.maximumDepth) levels.")
        }
        offset += 1
        skipWhiteSpace()
    }

    @_lifetime(self: copy self)
    private mutating func leave() {
        depth -= 1
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

    private func duplicate(_ name: [UInt8], _ member: JSONPointer, at start: Int) -> JSONSyntaxError {
        let name = String(decoding: name, as: UTF8.self)
        let kind = JSONSyntaxError.Kind.duplicateMember(name: name, pointer: member.description)
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
