/// Where a value and its parts stand in the text that they were read from.
///
/// For whoever changes a text and must leave the rest of it as it was.
package struct JSONPlace: Sendable, Hashable {
    /// The value's bytes.
    package let range: Range<Int>
    /// Where it begins as a part of another: a member begins with its name.
    package let start: Int
    /// The elements of an array or the values of an object's members, in the text's order; none for another value.
    package let parts: [JSONPlace]

    fileprivate init(_ range: Range<Int>, start: Int, parts: [JSONPlace]) {
        self.range = range
        self.start = start
        self.parts = parts
    }

    /// Finds the places of a text's outermost value and of all that stands in it.
    ///
    /// - Parameter text: As for ``JSONDocument/init(parsing:)-([UInt8])``.
    /// - Throws: Where the text stops being JSON, and why.
    package init(parsing text: [UInt8]) throws(JSONSyntaxError) {
        _ = try JSONDocument(parsing: text)
        var reader = JSONPlaceReader(text)
        self = reader.place()
    }
}

/// Goes through a text that is known to be JSON.
private struct JSONPlaceReader {
    private let text: [UInt8]
    private var offset = 0

    init(_ text: [UInt8]) {
        self.text = text
        skipSeparators()
    }

    /// The place of the value that begins here.
    mutating func place(startingAt start: Int? = nil) -> JSONPlace {
        let begin = offset
        var parts: [JSONPlace] = []
        switch text[offset] {
        case UInt8(ascii: "{"): parts = places(areMembers: true)
        case UInt8(ascii: "["): parts = places(areMembers: false)
        case UInt8(ascii: "\""): skipString()
        default: skip { !$0.isSeparator && !$0.isClosingBracket }
        }
        return JSONPlace(begin..<offset, start: start ?? begin, parts: parts)
    }

    private mutating func places(areMembers: Bool) -> [JSONPlace] {
        var places: [JSONPlace] = []
        offset += 1
        skipSeparators()
        while !text[offset].isClosingBracket {
            let start = offset
            if areMembers {
                skipString()
                skipSeparators()
            }
            places.append(place(startingAt: start))
            skipSeparators()
        }
        offset += 1
        return places
    }

    private mutating func skipString() {
        offset += 1
        while text[offset] != UInt8(ascii: "\"") {
            offset += text[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset += 1
    }

    private mutating func skipSeparators() {
        skip { $0.isSeparator }
    }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while offset < text.count, isSkipped(text[offset]) { offset += 1 }
    }
}

extension UInt8 {
    /// Whether the byte stands between values: white space, a comma or a colon.
    fileprivate var isSeparator: Bool {
        switch self {
        case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"): true
        default: false
        }
    }

    fileprivate var isClosingBracket: Bool {
        self == UInt8(ascii: "}") || self == UInt8(ascii: "]")
    }
}
