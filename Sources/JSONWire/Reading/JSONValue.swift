public import CSimdJSON

/// What a JSON value is.
package enum JSONKind: String, Sendable {
    case null, bool, number, string, array, object
}

/// A value of a ``JSONDocument``, valid as long as the document: the compiler refuses to let it escape.
///
/// It is two words large; copying it copies no contents. Looking at it is compiled into the caller: it takes a few
/// instructions, and a call would take more.
@safe
@usableFromInline
package struct JSONValue: ~Escapable {
    @usableFromInline
    let handle: csimdjson_value

    @_lifetime(immortal)
    @unsafe
    @inlinable @inline(__always)
    init(_ handle: csimdjson_value) {
        unsafe self.handle = handle
    }

    /// The letter by which the tape tells what the value is.
    @inlinable @inline(__always)
    var type: UInt8 { unsafe csimdjson_type(handle) }

    /// What the value is.
    package var kind: JSONKind {
        switch type {
        case UInt8(ascii: "n"): .null
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "{"): .object
        default: .number
        }
    }

    /// Whether the value is null.
    @inlinable @inline(__always)
    package var isNull: Bool { type == UInt8(ascii: "n") }

    /// Whether the value is an object.
    @inlinable @inline(__always)
    package var isObject: Bool { type == UInt8(ascii: "{") }

    /// Whether the value is an array.
    @inlinable @inline(__always)
    package var isArray: Bool { type == UInt8(ascii: "[") }

    @inlinable @inline(__always)
    var isNumber: Bool {
        switch type {
        case UInt8(ascii: "d"), UInt8(ascii: "l"), UInt8(ascii: "u"): true
        default: false
        }
    }

    /// The truth value; nil if the value is none.
    @inlinable
    package var bool: Bool? {
        switch type {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// The number, rounded to the nearest double; nil if the value is none, or ``isOverflowingNumber``.
    ///
    /// Negative zero is read as zero, and what is too close to zero for a double is zero.
    @inlinable
    package var number: Double? {
        guard isNumber else { return nil }
        let number = unsafe csimdjson_number(handle)
        return number.isFinite ? number + 0 : nil
    }

    /// Whether the value is a number that no double reaches, such as 1e400: valid JSON, but of no use here.
    package var isOverflowingNumber: Bool {
        unsafe isNumber && !csimdjson_number(handle).isFinite
    }

    /// The string's UTF-8; nil if the value is none.
    @inlinable
    package var text: JSONText? {
        @_lifetime(copy self)
        get {
            guard type == UInt8(ascii: "\"") else { return nil }
            // Safety: the bytes belong to the same document as the value.
            let text = unsafe JSONText(csimdjson_string(handle))
            return unsafe _overrideLifetime(text, copying: self)
        }
    }

    /// The string; nil if the value is none.
    package var string: String? { text?.string }
}

@available(*, unavailable)
extension JSONValue: Sendable {}
