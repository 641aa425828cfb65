private import CSimdJSON

/// The owner of a simdjson parser: borrows an idle one of its thread, and gives it back in the end.
@safe
struct SimdJSONParser: ~Copyable {
    private let parser: OpaquePointer

    init() throws(JSONSyntaxError) {
        guard let parser = unsafe csimdjson_borrow_parser() else { throw .outOfMemory }
        unsafe self.parser = parser
    }

    deinit {
        unsafe csimdjson_return_parser(parser)
    }

    /// Parses a text, in place of any earlier one; false if simdjson refuses it.
    mutating func parse(_ text: Span<UInt8>) -> Bool {
        unsafe text.withUnsafeBufferPointer { bytes in
            unsafe csimdjson_parse(parser, bytes.baseAddress, bytes.count)
        }
    }

    /// Turns the marks that ``JSONSyntaxScanner/readableText(from:)`` left into infinities.
    mutating func replaceOverflowMarks() {
        unsafe csimdjson_replace_negative_zeros_by_infinity(parser)
    }

    /// The outermost value of the text that was parsed last.
    var root: JSONValue {
        @_lifetime(borrow self)
        get {
            // Safety: the parser is not given back, and parses no other text, while `self` is borrowed.
            let value = unsafe JSONValue(csimdjson_root(parser))
            return unsafe _overrideLifetime(value, borrowing: self)
        }
    }
}
