internal import CSimdJSON

/// What a JSON value is.
package enum JSONKind: String, Sendable {
    case null, bool, number, string, array, object
}

/// A value of a ``JSONDocument``, valid as long as the document: the compiler refuses to let it escape.
///
/// It is two words large; copying it copies no contents.
@safe
package struct JSONValue: ~Escapable {
    let handle: csimdjson_value

    @_lifetime(immortal)
    @unsafe
    init(_ handle: csimdjson_value) {
        unsafe self.handle = handle
    }

    /// What the value is.
    package var kind: JSONKind {
        switch unsafe csimdjson_kind_of(handle) {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// Whether the value is null.
    package var isNull: Bool { kind == .null }

    /// The truth value; nil if the value is none.
    package var bool: Bool? {
        unsafe kind == .bool ? csimdjson_bool(handle) : nil
    }

    /// The number, rounded to the nearest double; nil if the value is none, or ``isOverflowingNumber``.
    ///
    /// Negative zero is read as zero, and what is too close to zero for a double is zero.
    package var number: Double? {
        guard kind == .number else { return nil }
        let number = unsafe csimdjson_number(handle)
        return number.isFinite ? number + 0 : nil
    }

    /// Whether the value is a number that no double reaches, such as 1e400: valid JSON, but of no use here.
    package var isOverflowingNumber: Bool {
        unsafe kind == .number && !csimdjson_number(handle).isFinite
    }

    /// The string's UTF-8; nil if the value is none.
    package var text: JSONText? {
        @_lifetime(copy self)
        get {
            guard kind == .string else { return nil }
            // Safety: the bytes belong to the same document as the value.
            let text = unsafe JSONText(csimdjson_string(handle))
            return unsafe _overrideLifetime(text, copying: self)
        }
    }

    /// The string; nil if the value is none.
    package var string: String? { text?.string }
}
