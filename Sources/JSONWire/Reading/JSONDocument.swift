private import CSimdJSON

/// A parsed JSON text, which owns the memory that its values point into.
///
/// ```swift
/// let document = try JSONDocument(parsing: body)
/// let width = document.root["width"]?.number
/// ```
///
/// The text is one value of RFC 8259 in UTF-8 without a byte order mark, nested at most ``maximumDepth`` deep, and no
/// object in it has two members of the same name. Reading needs no allocation once a thread has read its first text,
/// and the text is copied before it is parsed: a slice of a larger buffer costs no more than an array of its size.
package struct JSONDocument: ~Copyable {
    /// How many arrays and objects may stand inside each other: 256.
    package static let maximumDepth = Int(CSIMDJSON_MAXIMUM_DEPTH)

    private let parser: SimdJSONParser

    /// Parses a text.
    ///
    /// - Parameter text: The UTF-8 bytes of one JSON value, with white space around it or not.
    /// - Throws: Where the text stops being JSON, and why.
    package init(parsing text: Span<UInt8>) throws(JSONSyntaxError) {
        var parser = try SimdJSONParser()
        if !parser.parse(text) {
            try Self.parseSlowly(text, with: &parser)
        }
        self.parser = parser
    }

    /// Parses what simdjson refuses: it says neither where a text is wrong nor what a number beyond its reach is worth.
    private static func parseSlowly(_ text: Span<UInt8>, with parser: inout SimdJSONParser) throws(JSONSyntaxError) {
        let readable = try JSONSyntaxScanner.readableText(from: text)
        guard parser.parse(readable.span) else { throw .outOfMemory }
        parser.replaceOverflowMarks()
    }

    /// The outermost value.
    package var root: JSONValue {
        @_lifetime(borrow self)
        get { parser.root }
    }
}

extension JSONDocument {
    /// Parses the bytes of an array.
    ///
    /// - Parameter text: As for ``init(parsing:)-(Span<UInt8>)``.
    /// - Throws: Where the text stops being JSON, and why.
    package init(parsing text: [UInt8]) throws(JSONSyntaxError) {
        try self.init(parsing: text.span)
    }

    /// Parses a part of a larger array, such as a line of it; offsets count from the part's start.
    ///
    /// - Parameter text: As for ``init(parsing:)-(Span<UInt8>)``.
    /// - Throws: Where the text stops being JSON, and why.
    package init(parsing text: ArraySlice<UInt8>) throws(JSONSyntaxError) {
        try self.init(parsing: text.span)
    }

    /// Parses a string.
    ///
    /// - Parameter text: As for ``init(parsing:)-(Span<UInt8>)``.
    /// - Throws: Where the text stops being JSON, and why.
    package init(parsing text: String) throws(JSONSyntaxError) {
        try self.init(parsing: Array(text.utf8).span)
    }
}
