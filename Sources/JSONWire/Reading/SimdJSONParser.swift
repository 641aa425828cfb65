private import CSimdJSON

/// The owner of a simdjson parser: borrows an idle one of its thread, and gives it back in the end.
///
/// ``JSONDocument`` is what reads JSON; this is a part of it, which tests hold against ``JSONSyntaxScanner``.
@safe
package struct SimdJSONParser: ~Copyable {
    private let parser: OpaquePointer

    /// Borrows a parser.
    ///
    /// - Throws: That there is no memory for one.
    package init() throws(JSONSyntaxError) {
        guard let parser = unsafe csimdjson_borrow_parser() else { throw .outOfMemory }
        unsafe self.parser = parser
    }

    deinit {
        unsafe csimdjson_return_parser(parser)
    }

    /// Parses a text, in place of any earlier one.
    ///
    /// - Returns: False if it is no JSON, is nested too deeply, repeats a member's name, or holds a number that simdjson
    ///   does not represent.
    package mutating func parse(_ text: Span<UInt8>) -> Bool {
        unsafe text.withUnsafeBufferPointer { bytes in
            unsafe csimdjson_parse(parser, bytes.baseAddress, bytes.count)
        }
    }

    /// Turns the marks that ``JSONSyntaxScanner/readableText(from:)`` left into infinities.
    mutating func replaceOverflowMarks() {
        unsafe csimdjson_replace_negative_zeros_by_infinity(parser)
    }

    /// The outermost value of the text that was parsed last.
    package var root: JSONValue {
        @_lifetime(borrow self)
        get {
            // Safety: the parser is not given back, and parses no other text, while `self` is borrowed.
            let value = unsafe JSONValue(csimdjson_root(parser))
            return unsafe _overrideLifetime(value, borrowing: self)
        }
    }
}
