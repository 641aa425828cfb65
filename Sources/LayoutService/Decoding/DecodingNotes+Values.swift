package import JSONWire

extension DecodingNotes {
    /// Reads an object member by member.
    ///
    /// - Parameters:
    ///   - value: What should be an object.
    ///   - known: The names that it can have, for the nearest one to an unknown name.
    ///   - member: Reads a member and says whether the object can have it.
    /// - Returns: Whether the value is an object.
    @discardableResult
    @inline(__always)
    package mutating func readObject(
        _ value: borrowing JSONValue, known: @autoclosure () -> [StaticString],
        _ member: (borrowing JSONText, borrowing JSONValue, inout DecodingNotes) -> Bool
    ) -> Bool {
        guard value.isObject else {
            refuse(value, "an object")
            return false
        }
        var members = value.members
        while members.next() {
            let isKnown = descend(into: .member(members.name.string)) { notes in
                member(members.name, members.value, &notes)
            }
            if !isKnown { unknownMember(members.name, known: known()) }
        }
        return true
    }

    /// Reads an array element by element, of which there may be so many.
    ///
    /// - Returns: Whether the value is an array that is not too long.
    @discardableResult
    package mutating func readArray(
        _ value: borrowing JSONValue, limit: Int,
        _ element: (Int, borrowing JSONValue, inout DecodingNotes) -> Void
    ) -> Bool {
        guard value.isArray else {
            refuse(value, "an array")
            return false
        }
        guard value.count <= limit else {
            fault("There may be at most \(limit) elements here, not \(value.count).")
            return false
        }
        value.forEachElement { index, value in
            descend(into: .index(index)) { notes in element(index, value, &notes) }
        }
        return true
    }

    /// Notes that a value is something else than what it must be.
    @inline(never)
    private mutating func refuse(_ value: borrowing JSONValue, _ expectation: StaticString) {
        fault("This must be \(expectation), not \(value.kindInWords).")
    }

    /// Reads a finite number within a range.
    package mutating func number(
        _ value: borrowing JSONValue, in range: ClosedRange<Double>, unit: StaticString = "a number"
    ) -> Double? {
        guard let number = value.number else {
            let found = value.isOverflowingNumber ? "a number beyond the range of a double" : value.kindInWords
            fault("This must be \(unit) from \(range.inWords), not \(found).")
            return nil
        }
        guard range.contains(number) else {
            fault("This must be \(unit) from \(range.inWords).")
            return nil
        }
        return number
    }

    /// Reads a truth value.
    package mutating func bool(_ value: borrowing JSONValue) -> Bool? {
        if let bool = value.bool { return bool }
        fault("This must be true or false, not \(value.kindInWords).")
        return nil
    }

    /// Reads a text of at most so many bytes.
    package mutating func string(_ value: borrowing JSONValue, limit: Int = 200) -> String? {
        guard let text = value.text else {
            fault("This must be a text, not \(value.kindInWords).")
            return nil
        }
        guard text.count <= limit else {
            fault("This must have at most \(limit) bytes, not \(text.count).")
            return nil
        }
        return text.string
    }

    /// Reads one of a closed set of names.
    package mutating func choice<Choice>(
        _ value: borrowing JSONValue, from table: [(name: StaticString, choice: Choice)]
    ) -> Choice? {
        guard let text = value.text else {
            fault("This must be one of \(namesInWords(table)), not \(value.kindInWords).")
            return nil
        }
        if let choice = text.choice(from: table) { return choice }
        let given = text.string
        fault(
            "This must be one of \(namesInWords(table)).",
            nearest: NearestName.nearest(to: given, among: table.lazy.map(\.name.description)))
        return nil
    }
}

extension JSONValue {
    /// What the value is, with its article.
    package var kindInWords: String {
        switch kind {
        case .null: "null"
        case .bool: "a truth value"
        case .number: "a number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension ClosedRange<Double> {
    fileprivate var inWords: String {
        "\(JSONNumber.spelling(of: lowerBound)) to \(JSONNumber.spelling(of: upperBound))"
    }
}

/// The names of a table, as a sentence lists them.
private func namesInWords<Choice>(_ table: [(name: StaticString, choice: Choice)]) -> String {
    table.map(\.name.description).joined(separator: ", ")
}
